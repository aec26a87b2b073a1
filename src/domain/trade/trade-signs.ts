import { amountAsNumber } from './amounts.ts'
import { type OneRowYear, oneRowYears } from './one-row-years.ts'
import { oneSidedArticles } from './one-sided-articles.ts'
import { FIRST_YEAR_WITH_SOURCE } from './trade-caveats.ts'
import type { Reporter, TradeSelection } from './trade-selection.ts'
import { type Article, countWhere, isSameArticle, rowsWith, type TradeTable, valueAt } from './trade-table.ts'
import { FIRST_CITES_YEAR } from './trade-vocabulary.ts'

/** What a reader has to know beside a figure. Source: trade-methods, section 9. */
export const TRADE_SIGNS = [
  'both_ledgers_counted',
  'one_side_only',
  'one_side_below_a_twentieth',
  'one_row_year',
  're_exports',
  'newest_year_incomplete',
  'source_unrecorded',
  'listed_only_since',
  'reservation_known',
] as const
export type TradeSignKind = (typeof TRADE_SIGNS)[number]

/** Those that follow from facts which curators may change, and not from the records. */
const OF_FACTS: readonly TradeSignKind[] = ['listed_only_since', 'reservation_known']

/** The signs that a release alone decides. */
export const signsOfRecords = <Sign extends { sign: TradeSignKind }>(signs: readonly Sign[]): Sign[] =>
  signs.filter(({ sign }) => !OF_FACTS.includes(sign))

/** A year that rests on one row, in numbers that travel. */
interface OneRow extends Omit<OneRowYear, 'total' | 'quantity'> {
  total: number
  quantity: number
  reported_by: 'exporters' | 'importers'
}

/** A sign and the facts that it names. */
export type TradeSign =
  | { sign: 'both_ledgers_counted' | 'source_unrecorded' | 'reservation_known' }
  | { sign: 'one_side_only' | 'one_side_below_a_twentieth'; silent: 'exporters' | 'importers' }
  | { sign: 'one_row_year'; article: Article; rows: OneRow[] }
  | { sign: 're_exports'; share: number }
  | { sign: 'newest_year_incomplete' | 'listed_only_since'; year: number }

/** What is known of a species and its release beside the rows. */
export interface TradeFacts {
  last_complete_year: number | null
  /** The year of the first CITES listing. */
  listed_since: number | null
  has_reservation: boolean
}

/** From this share of re-exports on the sign stands. Source: as above. */
export const MANY_RE_EXPORTS = 0.3

/** The signs beside the figures of rows. `article` is the one that the quantities shown are of, if there is only one. */
export function tradeSigns(
  table: TradeTable,
  rows: Uint32Array,
  { reporter = 'both' }: TradeSelection,
  article: Article | null,
  facts: TradeFacts,
): TradeSign[] {
  if (rows.length === 0) return []
  return [
    ...reporterSigns(table, rows, reporter, article),
    ...oneRowSigns(table, rows, article),
    ...rowSigns(table, rows),
    ...factSigns(table, rows, facts),
  ]
}

function reporterSigns(
  table: TradeTable,
  rows: Uint32Array,
  reporter: Reporter,
  article: Article | null,
): TradeSign[] {
  if (reporter === 'exporters' || reporter === 'importers') return []
  const importers = countWhere(table.isImporters, rows)
  if (importers === 0 || importers === rows.length) {
    return [{ sign: 'one_side_only', silent: importers === 0 ? 'importers' : 'exporters' }]
  }
  const counted: TradeSign = { sign: 'both_ledgers_counted' }
  const [oneSided] = article === null ? [] : oneSidedArticles(table, rowsOfArticle(table, rows, article))
  if (oneSided === undefined) return [counted]
  const silent = oneSided.exporters > oneSided.importers ? 'importers' : 'exporters'
  return [counted, { sign: oneSided.sign, silent }]
}

function oneRowSigns(table: TradeTable, rows: Uint32Array, article: Article | null): TradeSign[] {
  if (article === null) return []
  const ofArticle = rowsOfArticle(table, rows, article)
  const years = (['exporters', 'importers'] as const).flatMap((reported_by) => {
    const side = reported_by === 'importers' ? 1 : 0
    return oneRowYears(table, rowsWith(table.isImporters, side, ofArticle)).map(
      ({ total, quantity, ...year }) => ({
        ...year,
        total: amountAsNumber(total),
        quantity: amountAsNumber(quantity),
        reported_by,
      }),
    )
  })
  return years.length === 0 ? [] : [{ sign: 'one_row_year', article, rows: years }]
}

function rowSigns(table: TradeTable, rows: Uint32Array): TradeSign[] {
  const share = countWhere(table.isReExport, rows) / rows.length
  let early = 0
  let blank = 0
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] ?? 0
    if ((table.year[row] ?? 0) >= FIRST_YEAR_WITH_SOURCE) continue
    early++
    if (valueAt(table.source, row) === null) blank++
  }
  return [
    ...(share > MANY_RE_EXPORTS ? [{ sign: 're_exports' as const, share }] : []),
    ...(blank * 2 > early ? [{ sign: 'source_unrecorded' as const }] : []),
  ]
}

function factSigns(
  table: TradeTable,
  rows: Uint32Array,
  { last_complete_year, listed_since, has_reservation }: TradeFacts,
): TradeSign[] {
  let newest = 0
  for (let place = 0; place < rows.length; place++) {
    newest = Math.max(newest, table.year[rows[place] ?? 0] ?? 0)
  }
  const signs: TradeSign[] = []
  if (last_complete_year !== null && newest > last_complete_year)
    signs.push({ sign: 'newest_year_incomplete', year: newest })
  if (listed_since !== null && listed_since > FIRST_CITES_YEAR)
    signs.push({ sign: 'listed_only_since', year: listed_since })
  if (has_reservation) signs.push({ sign: 'reservation_known' })
  return signs
}

function rowsOfArticle(table: TradeTable, rows: Uint32Array, article: Article): Uint32Array {
  const place = table.articles.findIndex((one) => isSameArticle(one, article))
  return rowsWith(table.article, place, rows)
}
