import type { DuckDBConnection } from '@duckdb/node-api'

type Column = Float64Array | Int32Array | Uint32Array | Uint16Array | Uint8Array

/** Makes an array for so many numbers. */
type ColumnOf = new (length: number) => Column

/**
 * Reads columns of numbers; what is null is NaN. They are taken over chunk by chunk, each as doubles: values of one kind are read in
 * a third of the time, and all chunks of a million rows together would hold 200 MB for a moment, which stays with the process.
 */
export async function readColumns<Columns extends Readonly<Record<string, ColumnOf>>>(
  connection: DuckDBConnection,
  columns: Columns,
  rows: string,
): Promise<{ [Name in keyof Columns]: InstanceType<Columns[Name]> }> {
  const doubles = Object.keys(columns).map((name) => `coalesce(${name}::double, 'nan'::double)`)
  const result = await connection.stream(`select ${doubles.join(', ')} from (${rows})`)
  const found = Object.entries(columns).map(([name, Of]) => ({ name, Of, values: new Of(0) }))
  let length = 0
  for (;;) {
    const chunk = await result.fetchChunk()
    if (chunk === null || chunk.rowCount === 0) break
    const { rowCount } = chunk
    const values = new Float64Array(rowCount)
    found.forEach((column, place) => {
      const vector = chunk.getColumnVector(place)
      for (let row = 0; row < rowCount; row++) values[row] = Number(vector.getItem(row))
      column.values = withRoom(column.values, length + rowCount, column.Of)
      column.values.set(values, length)
    })
    length += rowCount
  }
  return Object.fromEntries(found.map(({ name, values }) => [name, values.slice(0, length)])) as Awaited<
    ReturnType<typeof readColumns<Columns>>
  >
}

const LEAST_ROOM = 4096

/** A larger array with the same numbers where so many have no room. */
function withRoom(values: Column, length: number, Of: ColumnOf): Column {
  if (length <= values.length) return values
  const larger = new Of(Math.max(length, LEAST_ROOM, Math.ceil(values.length * 1.5)))
  larger.set(values)
  return larger
}
