import type { ArticleLedgers } from '../article-ledgers.ts'
import type { ArticleOverTime } from '../articles-over-time.ts'
import type { ShownYears } from '../shown-years.ts'
import type { Basis, TradeSelection } from '../trade-selection.ts'
import type { TradeSign } from '../trade-signs.ts'
import { amount, count, type Sentence, sentences, share, year } from './sentence.ts'

const RECENT_YEARS = 3

/** What quantities over time rest on. */
interface ShownQuantity {
  article: ArticleOverTime
  /** Whose reports are chosen. */
  basis: Basis
  years: ShownYears
  last_complete_year: number | null
  selection: Pick<TradeSelection, 'exporter' | 'importer'>
  signs: readonly TradeSign[]
}

/** What the chart of quantities shows of its first article: the last complete years, the largest year, single rows. */
export function quantityInWords(shown: ShownQuantity): Sentence[] {
  return sentences(recentReports(shown), largestYear(shown), oneRowYear(shown))
}

/**
 * What both sides report in the last three complete years shown, and how much of the larger figure is confirmed; the last
 * year with the article where those years have none.
 */
export function recentReports({
  article,
  basis,
  years: shown,
  last_complete_year,
  selection,
}: ShownQuantity): Sentence | undefined {
  const last = Math.min(shown.last, last_complete_year ?? shown.last)
  const first = Math.max(shown.first, last - RECENT_YEARS + 1)
  if (first > last) return undefined
  const ofYears = article.years.filter((one) => one.year >= first && one.year <= last)
  const sum = (figure: Basis | 'matched') => ofYears.reduce((total, one) => total + one[figure], 0)
  const years = { as: 'years', first, last } as const
  const larger = sum('larger')
  if (larger === 0) {
    const lastYear = article.years.findLast((one) => one.larger > 0 && one.year < first)?.year
    return lastYear === undefined
      ? undefined
      : {
          key: 'ledgers.noneRecent',
          values: { years, article: { as: 'article', value: article }, year: year(lastYear) },
        }
  }
  const [exporters, importers] = [amount(sum('exporters'), article), amount(sum('importers'), article)]
  if (basis === 'exporters') return { key: 'ledgers.exportersChosen', values: { years, exporters } }
  if (basis === 'importers') return { key: 'ledgers.importersChosen', values: { years, importers } }
  if (sum('importers') === 0) return { key: 'ledgers.exportersAlone', values: { years, exporters } }
  if (sum('exporters') === 0) return { key: 'ledgers.importersAlone', values: { years, importers } }
  const values = {
    years,
    exporters,
    importers: { as: 'quantity', value: sum('importers') } as const,
    confirmed: share(sum('matched'), larger),
    larger: { as: 'quantity', value: larger } as const,
  }
  const [from, to] = [only(selection.exporter), only(selection.importer)]
  if (from !== undefined && to !== undefined) {
    return {
      key: 'ledgers.recentFromTo',
      values: { ...values, exporter: country(from), importer: country(to) },
    }
  }
  if (from !== undefined) return { key: 'ledgers.recentFrom', values: { ...values, exporter: country(from) } }
  if (to !== undefined) return { key: 'ledgers.recentTo', values: { ...values, importer: country(to) } }
  return { key: 'ledgers.recent', values }
}

const country = (value: string) => ({ as: 'country', value }) as const
/** A country that alone is chosen; one not reported has no name. */
const only = (chosen: readonly string[] | undefined) =>
  chosen?.length === 1 && chosen[0] !== '-' ? chosen[0] : undefined

/** The year with the largest quantity; nothing where two are alike, or there is one year only. */
export function largestYear({
  article,
  basis,
}: Pick<ShownQuantity, 'article' | 'basis'>): Sentence | undefined {
  const most = Math.max(0, ...article.years.map((one) => one[basis]))
  const peaks = article.years.filter((one) => one[basis] === most)
  const [peak] = peaks
  if (peak === undefined || peaks.length > 1 || article.years.length < 2) return undefined
  return {
    key: 'quantity.peak',
    values: { year: year(peak.year), amount: amount(most, article), basis: { as: 'basis', value: basis } },
  }
}

/**
 * The largest of the rows that alone make more than half of a year, where a sign says so of the article and the year's
 * figure in the chart is that of the sign: signs also rest on other movements.
 */
export function oneRowYear({
  signs,
  article,
}: Pick<ShownQuantity, 'article' | 'signs'>): Sentence | undefined {
  const sign = signs.find((one) => one.sign === 'one_row_year')
  if (sign?.sign !== 'one_row_year' || sign.article.term !== article.term) return undefined
  const [row] = sign.rows
    .filter(({ year: ofRow, reported_by, total }) =>
      article.years.some((one) => one.year === ofRow && one[reported_by] === total),
    )
    .toSorted((a, b) => b.quantity - a.quantity)
  if (row === undefined) return undefined
  return {
    key: 'quantity.oneRow',
    values: {
      year: year(row.year),
      amount: amount(row.quantity, article),
      share: share(row.quantity, row.total),
    },
  }
}

/** What the chart of both ledgers shows: how far they agree, which side reports more, and the largest pair. */
export function ledgersInWords(ledgers: ArticleLedgers, { first, last }: ShownYears): Sentence[] {
  return sentences(agreement(ledgers, { first, last }), lean(ledgers), largestPair(ledgers))
}

/** The quantity that both sides report, of the larger figure. */
export function agreement(
  { article, matched, larger, agreement: index }: ArticleLedgers,
  { first, last }: ShownYears,
): Sentence | undefined {
  if (index === null) return undefined
  const values = { years: { as: 'years', first, last } as const, larger: amount(larger, article) }
  if (matched === 0) return { key: 'ledgers.noneConfirmed', values }
  return {
    key: 'ledgers.agree',
    values: {
      ...values,
      matched: { as: 'quantity', value: matched },
      agreement: { as: 'index', value: index },
    },
  }
}

/** Which side reports more, where both report. */
export function lean({ article, exporters, importers }: ArticleLedgers): Sentence | undefined {
  if (exporters === 0 || importers === 0) return undefined
  const key =
    exporters === importers
      ? 'ledgers.alike'
      : exporters > importers
        ? 'ledgers.exportersMore'
        : 'ledgers.importersMore'
  const quantity = (value: number) => ({ as: 'quantity', value }) as const
  return exporters >= importers
    ? { key, values: { exporters: amount(exporters, article), importers: quantity(importers) } }
    : { key, values: { exporters: quantity(exporters), importers: amount(importers, article) } }
}

/** The pair of countries with the largest report; nothing where there is one pair only. */
export function largestPair({ article, partners }: ArticleLedgers): Sentence | undefined {
  const [first] = partners
  if (first === undefined || partners.length < 2 || first.exporter === null || first.importer === null) {
    return undefined
  }
  return {
    key: 'ledgers.pair',
    count: partners.length,
    values: {
      pairs: count(partners.length),
      exporter: country(first.exporter),
      importer: country(first.importer),
      exporters: amount(first.exporters, article),
      importers: { as: 'quantity', value: first.importers },
    },
  }
}
