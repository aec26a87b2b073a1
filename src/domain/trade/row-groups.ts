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

/** A column's codes after its values. A loop, since a typed array made by a function takes many times as long. */
export function recodedBy(
  { codes, values }: GroupColumn,
  codeOf: (value: string | number | null) => number,
): Uint16Array {
  const newCodes = Uint16Array.from(values, codeOf)
  const recoded = new Uint16Array(codes.length)
  for (let row = 0; row < codes.length; row++) recoded[row] = newCodes[codes[row] ?? 0] ?? 0
  return recoded
}

/** Rows and the group that each of them is in. */
export interface Grouping {
  readonly rows: Uint32Array
  /** By the place of a row among `rows`. */
  readonly groupOf: Uint32Array
  readonly size: number
}

/** All rows as one group. */
export const oneGroup = (rows: Uint32Array): Grouping => ({
  rows,
  groupOf: new Uint32Array(rows.length),
  size: 1,
})

/** Numbers the groups that rows form by the values of columns, in the order of their first row. */
export function groupCodes(columns: readonly GroupColumn[], rows: Uint32Array): Grouping {
  const groupOf = new Uint32Array(rows.length)
  let size = rows.length === 0 ? 0 : 1
  for (const { codes, values } of columns) size = splitGroups(groupOf, size, rows, codes, values.length)
  return { rows, groupOf, size }
}

/** The values of the columns for each group. */
export function valuesOfGroups(
  columns: readonly GroupColumn[],
  { rows, groupOf, size }: Grouping,
): RowGroup['values'][] {
  const first = new Int32Array(size).fill(-1)
  for (let place = 0; place < rows.length; place++) {
    const group = groupOf[place] ?? 0
    if (first[group] === -1) first[group] = rows[place] ?? 0
  }
  return Array.from(first, (row) => columns.map(({ codes, values }) => values[codes[row] ?? 0] ?? null))
}

/** Groups rows by the values of columns; groups are in the order of their first row. Without a column all rows are one. */
export function groupRows(columns: readonly GroupColumn[], rows: Uint32Array): RowGroup[] {
  const grouping = groupCodes(columns, rows)
  const values = valuesOfGroups(columns, grouping)
  return rowsOfGroups(grouping).map((ofGroup, group) => ({ values: values[group] ?? [], rows: ofGroup }))
}

/** Numbers the groups again after a further column, in the order of their first row; answers how many there are. */
function splitGroups(
  groupOf: Uint32Array,
  groups: number,
  rows: Uint32Array,
  codes: ArrayLike<number>,
  size: number,
): number {
  if (groups * size > MOST_CODES_IN_ARRAY) return splitByMap(groupOf, rows, codes, size)
  const known = new Int32Array(groups * size).fill(-1)
  let count = 0
  for (let place = 0; place < rows.length; place++) {
    const key = (groupOf[place] ?? 0) * size + (codes[rows[place] ?? 0] ?? 0)
    let group = known[key] ?? -1
    if (group < 0) {
      group = count++
      known[key] = group
    }
    groupOf[place] = group
  }
  return count
}

function splitByMap(groupOf: Uint32Array, rows: Uint32Array, codes: ArrayLike<number>, size: number): number {
  const known = new Map<number, number>()
  for (let place = 0; place < rows.length; place++) {
    const key = (groupOf[place] ?? 0) * size + (codes[rows[place] ?? 0] ?? 0)
    const group = known.get(key) ?? known.size
    known.set(key, group)
    groupOf[place] = group
  }
  return known.size
}

/** How many rows each group has. */
export function sizesOfGroups({ groupOf, size }: Grouping): Uint32Array {
  const sizes = new Uint32Array(size)
  for (let place = 0; place < groupOf.length; place++) {
    const group = groupOf[place] ?? 0
    sizes[group] = (sizes[group] ?? 0) + 1
  }
  return sizes
}

/** How many records each group has, where a row may stand for several. */
export function recordsOfGroups(grouping: Grouping, records: Uint32Array | undefined): Uint32Array {
  if (records === undefined) return sizesOfGroups(grouping)
  const { rows, groupOf, size } = grouping
  const counts = new Uint32Array(size)
  for (let place = 0; place < rows.length; place++) {
    const group = groupOf[place] ?? 0
    counts[group] = (counts[group] ?? 0) + (records[rows[place] ?? 0] ?? 0)
  }
  return counts
}

/** The rows of each group, in the order in which they were given. */
export function rowsOfGroups(grouping: Grouping): Uint32Array[] {
  const { rows, groupOf, size } = grouping
  if (size === 1) return [rows]
  const sizes = sizesOfGroups(grouping)
  // All groups one after the other in one array, of which each is given its part.
  const starts = new Uint32Array(size)
  for (let group = 1; group < size; group++)
    starts[group] = (starts[group - 1] ?? 0) + (sizes[group - 1] ?? 0)
  const sorted = new Uint32Array(rows.length)
  const next = starts.slice()
  for (let place = 0; place < rows.length; place++) {
    const group = groupOf[place] ?? 0
    const at = next[group] ?? 0
    sorted[at] = rows[place] ?? 0
    next[group] = at + 1
  }
  return Array.from(starts, (start, group) => sorted.subarray(start, start + (sizes[group] ?? 0)))
}
