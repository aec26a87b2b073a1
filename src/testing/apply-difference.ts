import type { RecordColumn, RowDifference } from '#domain/releases/row-difference.ts'
import { RECORD_COLUMNS, type TradeRecord } from '#domain/trade/trade-records.ts'

/**
 * The rows of the later release from those of the earlier and what differs: removed rows go, changed ones are replaced,
 * added ones come. Rows come back in the order of a file. Throws where the earlier rows lack one that the difference names.
 */
export function applyDifference(
  rows: readonly TradeRecord[],
  difference: readonly RowDifference[],
): TradeRecord[] {
  const gone = new Map<string, number>()
  for (const { before } of difference) {
    if (before !== null) gone.set(wholeOf(before), (gone.get(wholeOf(before)) ?? 0) + 1)
  }
  const left = rows.filter((row) => {
    const count = gone.get(wholeOf(row)) ?? 0
    if (count > 0) gone.set(wholeOf(row), count - 1)
    return count === 0
  })
  if ([...gone.values()].some((count) => count > 0)) {
    throw new Error('The difference names a row that the earlier release does not hold')
  }
  return [...left, ...difference.flatMap(({ after }) => after ?? [])].sort(byFileOrder)
}

const wholeOf = (record: TradeRecord) => RECORD_COLUMNS.map((column) => record[column] ?? '').join('\n')

/** By year, Id and then everything else, what was not reported last: the order of a release's file. */
export function byFileOrder(a: TradeRecord, b: TradeRecord): number {
  for (const column of FILE_ORDER) {
    const [one, other] = [a[column], b[column]]
    if (one === other) continue
    return one !== null && (other === null || one < other) ? -1 : 1
  }
  return 0
}

const FILE_ORDER: readonly RecordColumn[] = [
  'year',
  'record_id',
  ...RECORD_COLUMNS.filter((column) => !['year', 'record_id', 'quantity', 'measure'].includes(column)),
  'quantity',
]
