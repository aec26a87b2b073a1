/** A column that rows are grouped by: a code for each row of the table, and what each code stands for. */
export interface GroupColumn {
  readonly codes: ArrayLike<number>
  readonly values: readonly (string | number | null)[]
}

/** Rows that have the same value in each column. */
export interface RowGroup {
  values: (string | number | null)[]
  /** In the order in which they were given. */
  rows: Uint32Array
}

/** Up to this many codes are looked up in an array, which is faster than a map. */
const MOST_CODES_IN_ARRAY = 4_000_000

export const columnOfCodes = (codes: ArrayLike<number>, values: GroupColumn['values']): GroupColumn => ({
  codes,
  values,
})

/** Groups rows by the values of columns; groups stand in the order of their first row. Without a column all rows are one. */
export function groupRows(columns: readonly GroupColumn[], rows: Uint32Array): RowGroup[] {
  if (rows.length === 0) return []
  const groupOf = new Uint32Array(rows.length)
  let groups = 1
  for (const { codes, values } of columns) groups = splitGroups(groupOf, groups, rows, codes, values.length)
  return rowsOfGroups(groupOf, groups, rows).map((ofGroup) => ({
    values: columns.map(({ codes, values }) => values[codes[ofGroup[0] ?? 0] ?? 0] ?? null),
    rows: ofGroup,
  }))
}

/** Numbers the groups anew after a further column, in the order of their first row; answers how many there are. */
function splitGroups(
  groupOf: Uint32Array,
  groups: number,
  rows: Uint32Array,
  codes: ArrayLike<number>,
  size: number,
): number {
  const places = groups * size <= MOST_CODES_IN_ARRAY ? arrayPlaces(groups * size) : mapPlaces()
  for (let place = 0; place < rows.length; place++) {
    const key = (groupOf[place] ?? 0) * size + (codes[rows[place] ?? 0] ?? 0)
    groupOf[place] = places.of(key)
  }
  return places.count()
}

function arrayPlaces(size: number) {
  const known = new Int32Array(size).fill(-1)
  let count = 0
  return {
    of: (key: number) => {
      const place = known[key] ?? -1
      if (place >= 0) return place
      known[key] = count
      return count++
    },
    count: () => count,
  }
}

function mapPlaces() {
  const known = new Map<number, number>()
  return {
    of: (key: number) => {
      const place = known.get(key) ?? known.size
      known.set(key, place)
      return place
    },
    count: () => known.size,
  }
}

function rowsOfGroups(groupOf: Uint32Array, groups: number, rows: Uint32Array): Uint32Array[] {
  const sizes = new Uint32Array(groups)
  for (const group of groupOf) sizes[group] = (sizes[group] ?? 0) + 1
  const found = Array.from(sizes, (size) => new Uint32Array(size))
  const filled = new Uint32Array(groups)
  rows.forEach((row, place) => {
    const group = groupOf[place] ?? 0
    const ofGroup = found[group]
    if (ofGroup === undefined) return
    ofGroup[filled[group] ?? 0] = row
    filled[group] = (filled[group] ?? 0) + 1
  })
  return found
}
