import { Places } from '#domain/trade/places.ts'

/** The values of a column in a group of rows, in some bytes per row until they are written. */
export interface GroupColumn {
  set: (row: number, value: string | number | null) => void
  /** Those of the first rows. */
  values: (rows: number) => (string | number | null)[]
}

/** Texts, each stored once. */
export function textColumn(mostRows: number): GroupColumn {
  const places = new Places<string | number | null>()
  const codes = new Uint32Array(mostRows)
  return {
    set: (row, value) => {
      codes[row] = places.of(value)
    },
    values: (rows) => Array.from(codes.subarray(0, rows), (code) => places.all[code] ?? null),
  }
}

/** Numbers; NaN stands for none. */
export function numberColumn(mostRows: number): GroupColumn {
  const numbers = new Float64Array(mostRows)
  return {
    set: (row, value) => {
      numbers[row] = value === null ? Number.NaN : Number(value)
    },
    values: (rows) =>
      Array.from(numbers.subarray(0, rows), (number) => (Number.isNaN(number) ? null : number)),
  }
}
