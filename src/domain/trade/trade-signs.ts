import { amountAsNumber } from './amounts.ts'
import type { OneRowYear } from './one-row-years.ts'
import { rowsWith } from './row-counts.ts'
import { ArticleSignCounts, SignCounts } from './sign-counts.ts'
import type { Reporter, TradeSelection } from './trade-selection.ts'
import {
  type AlikeTable,
  type Article,
  type CountedTable,
  placeOfArticle,
  type TradeTable,
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
  const place = placeOfArticle(table, article)
  return { article, table, rows: rowsWith(table.article, place, rows) }
}

/** The signs beside the figures of rows. `ofArticle` are those that the quantities shown rest on, if they are of one article. */
export function tradeSigns(
  table: CountedTable,
  rows: Uint32Array,
  selection: TradeSelection,
  ofArticle: ArticleRecords | null,
  facts: TradeFacts,
): TradeSign[] {
  const counts = new SignCounts()
  counts.add(table, rows)
  const article = ofArticle && new ArticleSignCounts(ofArticle.article)
  if (ofArticle !== null) article?.add(ofArticle.table, ofArticle.rows)
  return signsOfCounts(counts, selection, article, facts)
}

/** The same of what was counted for them. */
export function signsOfCounts(
  counts: SignCounts,
  { reporter = 'both' }: TradeSelection,
  ofArticle: ArticleSignCounts | null,
  facts: TradeFacts,
): TradeSign[] {
  if (counts.records === 0) return []
  return [
    ...reporterSigns(counts, reporter, ofArticle),
    ...oneRowSigns(ofArticle),
    ...recordSigns(counts),
    ...factSigns(counts, facts),
  ]
}

function reporterSigns(
  { records, importers }: SignCounts,
  reporter: Reporter,
  ofArticle: ArticleSignCounts | null,
): TradeSign[] {
  if (reporter === 'exporters' || reporter === 'importers') return []
  if (importers === 0 || importers === records) {
    return [{ sign: 'one_side_only', silent: importers === 0 ? 'importers' : 'exporters' }]
  }
  const oneSided = ofArticle?.oneSided()
  return [{ sign: 'both_ledgers_counted' }, ...(oneSided === undefined ? [] : [oneSided])]
}

function oneRowSigns(ofArticle: ArticleSignCounts | null): TradeSign[] {
  if (ofArticle === null) return []
  const rows = ofArticle.oneRowYears().map(({ total, quantity, reported_by, ...year }) => ({
    ...year,
    total: amountAsNumber(total),
    quantity: amountAsNumber(quantity),
    reported_by,
  }))
  return rows.length === 0 ? [] : [{ sign: 'one_row_year', article: ofArticle.article, rows }]
}

function recordSigns({ records, re_exports, early, early_without_source }: SignCounts): TradeSign[] {
  const share = re_exports / records
  return [
    ...(share > MANY_RE_EXPORTS ? [{ sign: 're_exports' as const, share }] : []),
    ...(early_without_source * 2 > early ? [{ sign: 'source_unrecorded' as const }] : []),
  ]
}

function factSigns(
  { newest_year }: SignCounts,
  { last_complete_year, listed_since, has_reservation }: TradeFacts,
): TradeSign[] {
  const signs: TradeSign[] = []
  if (last_complete_year !== null && newest_year > last_complete_year)
    signs.push({ sign: 'newest_year_incomplete', year: newest_year })
  if (listed_since !== null && listed_since > FIRST_CITES_YEAR)
    signs.push({ sign: 'listed_only_since', year: listed_since })
  if (has_reservation) signs.push({ sign: 'reservation_known' })
  return signs
}
