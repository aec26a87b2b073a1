import { amountAsNumber } from '../trade/amounts.ts'
import type { ArticleLedgers } from '../trade/article-ledgers.ts'
import { ledgersOf } from '../trade/ledgers.ts'
import { shownYears } from '../trade/shown-years.ts'
import { countedRows } from '../trade/trade-basis.ts'
import { isCompleteYear } from '../trade/trade-caveats.ts'
import { groupTrade } from '../trade/trade-groups.ts'
import { lineAmounts, linesOfArticle } from '../trade/trade-quantities.ts'
import { basisOf, type TradeSelection } from '../trade/trade-selection.ts'
import type { TradeTable } from '../trade/trade-table.ts'
import { tradeTrends } from '../trade/trade-trends.ts'
import type { RankedFigures, TradeView, ValueRecords } from '../trade/trade-view.ts'
import { flowsTable } from './flows-table.ts'
import type { TradeViewName } from './view-address.ts'
import { type Cell, tableOf, type ViewTable, withSame } from './view-table.ts'

/** What the tables of a species' trade are made from. */
export interface CountedTrade {
  table: TradeTable
  question: TradeSelection
  view: TradeView
}

/** The full table of a chart of a species' trade: every year, term and country, not the first ten. */
export function tradeViewTable(name: TradeViewName, counted: CountedTrade): ViewTable {
  const { view, question } = counted
  switch (name) {
    case 'records-over-time':
      return ofRecords(withoutOtherSide(recordsOverTime(view, question), view), view)
    case 'terms-traded':
      return ofRecords(byValue('term', view.terms), view)
    case 'purposes':
      return ofRecords(byValue('purpose', view.purposes), view)
    case 'sources':
      return ofRecords(byValue('source', view.sources), view)
    case 'quantity-over-time':
      return ofQuantities(withoutOtherSide(quantityOverTime(counted), view), view)
    case 'two-ledgers':
      return ofArticle(twoLedgers(counted), view)
    case 'ledger-partners':
      return ofArticle(partners(view.ledgers), view)
    case 'net-trade':
      return ofArticle(netTrade(view.ledgers), view, `larger; movements: ${view.quantity_movement}`)
    case 'top-importers':
      return ofArticle(countries(view.importers, view.quantity_importers), view, basisOfCountries(view))
    case 'top-exporters':
      return ofArticle(countries(view.exporters, view.quantity_exporters), view, basisOfCountries(view))
    case 'trade-flows':
      return ofArticle(
        flowsTable(counted),
        view,
        `quantity: ${basisOf(view.reporter)}; movements: ${view.quantity_movement}`,
      )
    case 'whole-animals':
      return wholeAnimals(view)
    case 'trade-trend':
      return trend(counted)
  }
}

/** What figures of the measure 'number' are counted in. */
export const unitOf = (measure: string): string => (measure === 'number' ? 'specimens' : measure)

const ofRecords = (table: ViewTable, { reporter, movement }: TradeView): ViewTable =>
  withSame(table, { unit: 'records', reporter, basis: `records; movements: ${movement}` })

const ofQuantities = (table: ViewTable, { reporter, quantity_movement }: TradeView): ViewTable =>
  withSame(table, { reporter, basis: `each side in a column of its own; movements: ${quantity_movement}` })

/** The side that was not chosen is not counted, which is not zero; nor is what follows from both. */
function withoutOtherSide(table: ViewTable, { reporter }: TradeView): ViewTable {
  if (reporter !== 'exporters' && reporter !== 'importers') return table
  const other = reporter === 'exporters' ? 'importers' : 'exporters'
  const empty = [`records_${other}`, `quantity_${other}`, 'quantity_larger']
  return {
    columns: table.columns,
    rows: table.rows.map((row) =>
      row.map((cell, at) => (empty.includes(table.columns[at] ?? '') ? null : cell)),
    ),
  }
}

/** Figures of the article that is shown. */
function ofArticle(
  table: ViewTable,
  { article, reporter, quantity_movement }: TradeView,
  basis = `each side in a column of its own; movements: ${quantity_movement}`,
): ViewTable {
  return withSame(table, {
    term: article?.term ?? null,
    measure: article?.measure ?? null,
    unit: article === null ? null : unitOf(article.measure),
    reporter,
    basis,
  })
}

/** Records and a quantity on one basis are in one row. */
const basisOfCountries = ({ reporter, movement, quantity_movement }: TradeView): string =>
  `quantity: ${basisOf(reporter)}, movements: ${quantity_movement}; records: movements: ${movement}`

/** Every year that the chart shows: one without a row counts zero. */
function recordsOverTime(view: TradeView, question: TradeSelection): ViewTable {
  const { records_by_year, last_complete_year } = view
  const byYear = new Map(records_by_year.map((one) => [one.year, one]))
  const { first, last } = shownYears(view, question) ?? { first: 0, last: -1 }
  const years = Array.from({ length: last - first + 1 }, (_, offset) => first + offset).map(
    (year) => byYear.get(year) ?? { year, exporters: 0, importers: 0 },
  )
  return tableOf(years, {
    year: ({ year }) => year,
    records: ({ exporters, importers }) => exporters + importers,
    records_exporters: ({ exporters }) => exporters,
    records_importers: ({ importers }) => importers,
    complete_year: ({ year }) => isCompleteYear(year, last_complete_year),
  })
}

const byValue = (column: 'term' | 'purpose' | 'source', values: readonly ValueRecords[]): ViewTable =>
  tableOf(values, {
    [column]: ({ value }: ValueRecords) => value,
    records: ({ records }: ValueRecords) => records,
  })

/** Every article in every year with a row of it. */
function quantityOverTime({ table, question }: CountedTrade): ViewTable {
  const { quantityRows } = countedRows(table, question)
  const articles = groupTrade(table, quantityRows, ['year']).flatMap(({ values: [year], articles: ofYear }) =>
    ofYear.map((article) => ({ year: year ?? null, ...article })),
  )
  return tableOf(articles, {
    year: ({ year }) => year,
    term: ({ term }) => term,
    measure: ({ measure }) => measure,
    unit: ({ measure }) => unitOf(measure),
    records: ({ rows }) => rows,
    quantity_exporters: ({ exporters }) => amountAsNumber(exporters),
    quantity_importers: ({ importers }) => amountAsNumber(importers),
    quantity_larger: ({ larger }) => amountAsNumber(larger),
  })
}

/** The shown article in every year with a line of it, both sides beside each other. Source: trade-methods, section 8. */
function twoLedgers({ table, question, view: { article } }: CountedTrade): ViewTable {
  const lines = linesOfArticle(table, lineAmounts(table, countedRows(table, question).quantityRows), article)
  const byYear = [...Map.groupBy(lines, ({ line }) => table.lines.at(line)?.year ?? 0)]
  const years = byYear.toSorted(([a], [b]) => a - b).map(([year, ofYear]) => ({ year, ...ledgersOf(ofYear) }))
  return tableOf(years, {
    year: ({ year }) => year,
    quantity_exporters: ({ exporters }) => amountAsNumber(exporters),
    quantity_importers: ({ importers }) => amountAsNumber(importers),
    quantity_matched: ({ matched }) => amountAsNumber(matched),
    quantity_only_exporters: ({ only_exporters }) => amountAsNumber(only_exporters),
    quantity_only_importers: ({ only_importers }) => amountAsNumber(only_importers),
    quantity_larger: ({ larger }) => amountAsNumber(larger),
    agreement: ({ agreement }) => agreement,
    lean: ({ lean }) => lean,
  })
}

const partners = (ledgers: ArticleLedgers | null): ViewTable =>
  tableOf(ledgers?.partners ?? [], {
    exporter: ({ exporter }) => exporter,
    importer: ({ importer }) => importer,
    quantity_exporters: ({ exporters }) => exporters,
    quantity_importers: ({ importers }) => importers,
    quantity_matched: ({ matched }) => matched,
    quantity_larger: ({ larger }) => larger,
    agreement: ({ agreement }) => agreement,
    lean: ({ lean }) => lean,
  })

const netTrade = (ledgers: ArticleLedgers | null): ViewTable =>
  tableOf(ledgers?.net_trade ?? [], {
    country: ({ country }) => country,
    gross_exports: ({ gross_exports }) => gross_exports,
    gross_imports: ({ gross_imports }) => gross_imports,
    net_exports: ({ net_exports }) => net_exports,
    net_imports: ({ net_imports }) => net_imports,
  })

/** Every country by its records, then what names no country, which has no rank. Source: trade-methods, section 4. */
function countries(records: RankedFigures, quantities: RankedFigures): ViewTable {
  const quantityOf = new Map(figuresOf(quantities).map(({ code, figure }) => [code, figure]))
  const ranked = records.ranked.length + records.others.length
  return tableOf(
    figuresOf(records).map((one, at) => ({ ...one, rank: at < ranked ? at + 1 : null })),
    {
      rank: ({ rank }) => rank,
      country: ({ code }) => (code === '-' ? null : code),
      records: ({ figure }) => figure,
      quantity: ({ code }) => quantityOf.get(code) ?? 0,
    },
  )
}

function figuresOf({ ranked, others, not_named_by_code, high_seas }: RankedFigures) {
  const unnamed = Object.entries(not_named_by_code).map(([code, figure]) => ({ code, figure }))
  const fromSea = high_seas > 0 ? [{ code: 'HS', figure: high_seas }] : []
  return [...ranked, ...others, ...unnamed.toSorted((a, b) => (a.code < b.code ? -1 : 1)), ...fromSea]
}

function wholeAnimals({ whole_animals, reporter, quantity_movement }: TradeView): ViewTable {
  const years = tableOf(whole_animals.by_year, {
    year: ({ year }) => year,
    // Where no row could be converted the number is not known, which is not zero.
    animals_lower: ({ lower, coverage }) => (coverage === 0 ? null : lower),
    animals_upper: ({ upper, coverage }) => (coverage === 0 ? null : upper),
    convertible_share: ({ coverage }) => coverage,
  })
  return withSame(years, {
    unit: 'animals',
    reporter,
    basis: `${basisOf(reporter)}; movements: ${quantity_movement}`,
  })
}

/** One row per count with what each rule says of it. Source: trade-methods, section 6. */
function trend({ table, view }: CountedTrade): ViewTable {
  const { window, verdict, grid } = tradeTrends(table, view.last_complete_year)
  const rows = tableOf(grid, {
    trend_count: ({ count }) => count,
    term: ({ article }) => article?.term,
    measure: ({ article }) => article?.measure,
    nonzero_years: ({ nonzero_years }) => nonzero_years,
    mean_change: ({ mean_change }): Cell | undefined => mean_change?.sign,
    mean_ratio: ({ mean_change }) => mean_change?.ratio,
    linear_trend: ({ linear }) => linear?.sign,
    linear_slope: ({ linear }) => linear?.slope_over_mean,
    linear_r2: ({ linear }) => linear?.r2,
    rank_trend: ({ rank }) => rank?.sign,
    rank_p: ({ rank }) => rank?.p,
  })
  return withSame(rows, { verdict, window_first: window.first, window_last: window.last })
}
