import type { PublishedFile } from '../trade/published-file.ts'
import { FURTHER_COLUMNS } from '../trade/trade-file.ts'
import { CODED_COLUMNS, type CodedColumn, valueAt } from '../trade/trade-table.ts'

/** Where the rows stand that differ between two files of one species: places in the earlier and in the later file. */
export interface DifferingRows {
  /** In the later file. */
  added: number[]
  /** In the earlier file. */
  removed: number[]
  changed: { before: number; after: number }[]
}

/**
 * Finds the rows that differ, in the order of the files. Rows of one publisher's Id are the same row, and changed where
 * they differ in any published column. Rows without an Id, as in comparative tabulations, are the same where they are
 * alike in everything, else added or removed. A file is compared as a list with repetitions: each row is paired once.
 */
export function differingRows(before: PublishedFile, after: PublishedFile): DifferingRows {
  const waiting = rowsByKey(before)
  const isSame = sameContent(before, after)
  const come: number[] = []
  for (let row = 0; row < after.length; row++) {
    const alike = waiting.get(keyOf(after, row)) ?? []
    const place = alike.findIndex((former) => isSame(former, row))
    if (place === -1) come.push(row)
    else alike.splice(place, 1)
  }
  const found: DifferingRows = { added: [], removed: [], changed: [] }
  for (const row of come) {
    const former = waiting.get(keyOf(after, row))?.shift()
    if (former === undefined) found.added.push(row)
    else found.changed.push({ before: former, after: row })
  }
  found.removed = [...waiting.values()].flat().sort((a, b) => a - b)
  return found
}

type Key = number | string

function rowsByKey(file: PublishedFile): Map<Key, number[]> {
  const rows = new Map<Key, number[]>()
  for (let row = 0; row < file.length; row++) {
    const key = keyOf(file, row)
    const alike = rows.get(key)
    if (alike === undefined) rows.set(key, [row])
    else alike.push(row)
  }
  return rows
}

/** What identifies a row: its Id, else all its values. */
function keyOf({ table, further }: PublishedFile, row: number): Key {
  const id = table.record_id[row] ?? Number.NaN
  if (!Number.isNaN(id)) return id
  return JSON.stringify([
    table.year[row],
    table.quantity[row],
    ...CODED_COLUMNS.map((name) => valueAt(table[name], row)),
    ...FURTHER_COLUMNS.map((name) => further[name][row] || null),
  ])
}

/** Whether a row of the earlier file and one of the later are equal in every column. */
function sameContent(before: PublishedFile, after: PublishedFile): (former: number, row: number) => boolean {
  const coded = CODED_COLUMNS.map((name) => sameCodes(before.table[name], after.table[name]))
  return (former, row) =>
    before.table.year[former] === after.table.year[row] &&
    Object.is(before.table.quantity[former], after.table.quantity[row]) &&
    coded.every((isSame) => isSame(former, row)) &&
    FURTHER_COLUMNS.every(
      (name) => (before.further[name][former] || null) === (after.further[name][row] || null),
    )
}

/** Codes are places in a column's own list of values: those of the earlier file are looked up in the later. */
function sameCodes(before: CodedColumn, after: CodedColumn): (former: number, row: number) => boolean {
  const places = before.values.map((value) => after.values.indexOf(value))
  return (former, row) => places[before.codes[former] ?? 0] === after.codes[row]
}
