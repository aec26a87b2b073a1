import type { PublishedFile } from '../trade/published-file.ts'
import { RECORD_COLUMNS, recordAt, type TradeRecord } from '../trade/trade-records.ts'
import type { ComparisonTotals } from './comparison.ts'
import type { DifferingRows } from './differing-rows.ts'
import type { RowChange } from './row-change.ts'

export type RecordColumn = (typeof RECORD_COLUMNS)[number]

/** A row that differs between two releases. `fields` are the columns in which a changed row does. */
export interface RowDifference {
  change: RowChange
  /** null: the row was added. */
  before: TradeRecord | null
  /** null: the row was removed. */
  after: TradeRecord | null
  fields: RecordColumn[]
}

/** How many rows two releases hold of a species, and how many differ. */
export type RowCounts = ComparisonTotals

/** How many rows differ. */
export const countRows = (
  before: PublishedFile,
  after: PublishedFile,
  { added, removed, changed }: DifferingRows,
): RowCounts => ({
  before: before.length,
  after: after.length,
  added: added.length,
  removed: removed.length,
  changed: changed.length,
})

/** Some of the rows that differ: those removed, changed, then added; of one kind alone where one is asked for. */
export function rowDifferences(
  before: PublishedFile,
  after: PublishedFile,
  { added, removed, changed }: DifferingRows,
  {
    kind,
    from = 0,
    limit = Number.POSITIVE_INFINITY,
  }: { kind?: RowChange; from?: number; limit?: number } = {},
): { rows: RowDifference[]; total: number } {
  const places = [
    ...removed.map((row) => ({ change: 'removed' as const, before: row, after: null })),
    ...changed.map((pair) => ({ change: 'changed' as const, ...pair })),
    ...added.map((row) => ({ change: 'added' as const, before: null, after: row })),
  ].filter(({ change }) => kind === undefined || change === kind)
  const rows = places.slice(from, from + limit).map(({ change, ...pair }) => {
    const former = pair.before === null ? null : recordAt(before, pair.before)
    const later = pair.after === null ? null : recordAt(after, pair.after)
    return { change, before: former, after: later, fields: changedColumns(former, later) }
  })
  return { rows, total: places.length }
}

/** The columns in which a row was changed; none of one that came or went. */
function changedColumns(before: TradeRecord | null, after: TradeRecord | null): RecordColumn[] {
  if (before === null || after === null) return []
  return RECORD_COLUMNS.filter((column) => before[column] !== after[column])
}
