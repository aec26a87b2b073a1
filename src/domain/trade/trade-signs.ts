import { amountAsNumber } from './amounts.ts'
import { type OneRowYear, oneRowYears } from './one-row-years.ts'
import { oneSidedArticles } from './one-sided-articles.ts'
import { countRecords, countWhere, rowsWith } from './row-counts.ts'
import { FIRST_YEAR_WITH_SOURCE } from './trade-caveats.ts'
import type { Reporter, TradeSelection } from './trade-selection.ts'
import {
  type AlikeTable,
  type Article,
  type CountedTable,
  isSameArticle,
  type TradeTable,
  valueAt,
} from './trade-table.ts'
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

/** The records of an article. */
export interface ArticleRecords {
  article: Article
  table: TradeTable | AlikeTable
  rows: Uint32Array
}

/** Those of some records that are of an article; null of none. */
export function recordsOfArticle(
  table: TradeTable | AlikeTable,
  rows: Uint32Array,
  article: Article | null,
): ArticleRecords | null {
  if (article === null) return null
  const place = table.articles.findIndex((one) => isSameArticle(one, article))
  return { article, table, rows: rowsWith(table.article, place, rows) }
}

/** The signs beside the figures of rows. `ofArticle` are those that the quantities shown rest on, if they are of one article. */
export function tradeSigns(
  table: CountedTable,
  rows: Uint32Array,
  { reporter = 'both' }: TradeSelection,
  ofArticle: ArticleRecords | null,
  facts: TradeFacts,
): TradeSign[] {
  if (rows.length === 0) return []
  return [
    ...reporterSigns(table, rows, reporter, ofArticle),
    ...oneRowSigns(ofArticle),
    ...rowSigns(table, rows),
    ...factSigns(table, rows, facts),
  ]
}

function reporterSigns(
  table: CountedTable,
  rows: Uint32Array,
  reporter: Reporter,
  ofArticle: ArticleRecords | null,
): TradeSign[] {
  if (reporter === 'exporters' || reporter === 'importers') return []
  const importers = countWhere(table.isImporters, rows, table.records)
  if (importers === 0 || importers === countRecords(table, rows)) {
    return [{ sign: 'one_side_only', silent: importers === 0 ? 'importers' : 'exporters' }]
  }
  const counted: TradeSign = { sign: 'both_ledgers_counted' }
  const [oneSided] = ofArticle === null ? [] : oneSidedArticles(ofArticle.table, ofArticle.rows)
  if (oneSided === undefined) return [counted]
  const silent = oneSided.exporters > oneSided.importers ? 'importers' : 'exporters'
  return [counted, { sign: oneSided.sign, silent }]
}

function oneRowSigns(ofArticle: ArticleRecords | null): TradeSign[] {
  if (ofArticle === null) return []
  const { article, table, rows } = ofArticle
  const years = (['exporters', 'importers'] as const).flatMap((reported_by) => {
    const side = reported_by === 'importers' ? 1 : 0
    return oneRowYears(table, rowsWith(table.isImporters, side, rows)).map(
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

function rowSigns(table: CountedTable, rows: Uint32Array): TradeSign[] {
  const share = countWhere(table.isReExport, rows, table.records) / countRecords(table, rows)
  let early = 0
  let blank = 0
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] ?? 0
    if ((table.year[row] ?? 0) >= FIRST_YEAR_WITH_SOURCE) continue
    const records = table.records?.[row] ?? 1
    early += records
    if (valueAt(table.source, row) === null) blank += records
  }
  return [
    ...(share > MANY_RE_EXPORTS ? [{ sign: 're_exports' as const, share }] : []),
    ...(blank * 2 > early ? [{ sign: 'source_unrecorded' as const }] : []),
  ]
}

function factSigns(
  table: CountedTable,
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
