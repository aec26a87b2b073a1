import type { CountedTable } from './trade-table.ts'

/** How many records rows stand for. */
export function countRecords({ records }: Pick<CountedTable, 'records'>, rows: Uint32Array): number {
  if (records === undefined) return rows.length
  let count = 0
  for (let place = 0; place < rows.length; place++) count += records[rows[place] ?? 0] ?? 0
  return count
}

/** How many of the rows are marked with 1, or how many records of theirs. */
export function countWhere(marks: Uint8Array, rows: Uint32Array, records?: Uint32Array): number {
  let count = 0
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] ?? 0
    if (marks[row] === 1) count += records?.[row] ?? 1
  }
  return count
}

/** Those of the rows that have a code, in their order. */
export function rowsWith(codes: ArrayLike<number>, code: number, rows: Uint32Array): Uint32Array {
  const found = new Uint32Array(rows.length)
  let count = 0
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] ?? 0
    if (codes[row] === code) found[count++] = row
  }
  return found.subarray(0, count)
}

/** How many of the rows have each code, or how many records of theirs; `codes` below `size`. */
export function countBy(
  codes: ArrayLike<number>,
  rows: ArrayLike<number>,
  size: number,
  records?: Uint32Array,
): Uint32Array {
  const counts = new Uint32Array(size)
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] ?? 0
    const code = codes[row] ?? 0
    counts[code] = (counts[code] ?? 0) + (records?.[row] ?? 1)
  }
  return counts
}

/** Adds counts to those of the same values. */
export function addCounts<Value>(
  sums: Map<Value, number>,
  counts: Iterable<readonly [value: Value, count: number]>,
): void {
  for (const [value, count] of counts) sums.set(value, (sums.get(value) ?? 0) + count)
}
