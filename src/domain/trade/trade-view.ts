import { type Amount, amountAsNumber } from './amounts.ts'
import { articleLedgers } from './article-ledgers.ts'
import { articlesOverTime, articleTotals } from './articles-over-time.ts'
import { basisChoices } from './basis-choices.ts'
import { mainArticles, windowOf } from './main-article.ts'
import { countBy } from './row-counts.ts'
import { countedRows } from './trade-basis.ts'
import { tradeChoices } from './trade-choices.ts'
import {
  type CountryRanks,
  quantityByCountry,
  quantityByImporter,
  recordsByCountry,
  recordsByImporter,
} from './trade-countries.ts'
import { articleAmounts } from './trade-groups.ts'
import { lineAmounts, linesOfArticle } from './trade-quantities.ts'
import { type Basis, basisOf, type TradeSelection } from './trade-selection.ts'
import { recordsOfArticle, type TradeFacts, tradeSigns } from './trade-signs.ts'
import { type Article, type CodedColumn, isSameArticle, type TradeTable } from './trade-table.ts'
import { wholeAnimalsByYear, wholeAnimalsOfYears } from './whole-animals.ts'
import { wholeSpecies } from './whole-species.ts'

/** How many rows carry a value; null was not reported. */
export interface ValueRecords {
  value: string | null
  records: number
}

/** The same in each year of `records_by_year` as well. */
export interface ValueRecordsByYear extends ValueRecords {
  by_year: number[]
}

/** Countries ranked by records or by the quantity of one article. */
export type RankedFigures = CountryRanks<number>

/**
 * What a choice leaves of a species' trade. Records rest on all movements and both sides, quantities on direct trade
 * and on every basis, unless the choice says otherwise. Source: trade-methods, sections 2 to 9 and 11.
 */
export function tradeView(table: TradeTable, question: TradeSelection, facts: TradeFacts) {
  const { by = 'exporter' } = question
  const { recordRows: rows, quantityRows: counted, ...basisOfCount } = countedRows(table, question)
  const lines = lineAmounts(table, counted)
  const articles = articleAmounts(table, counted, lines)
  const { main } = mainArticles(table, windowOf(table, facts.last_complete_year))
  const shown = shownArticle(main, articles)
  const ofShown = linesOfArticle(table, lines, shown.article)
  const basis = basisOf(question.reporter ?? 'both')
  const recordsOfYears = recordsByYear(table, rows)

  return {
    ...basisOfCount,
    whole_species: wholeSpecies(table),
    signs: tradeSigns(table, rows, question, recordsOfArticle(table, rows, shown.article), facts),
    last_complete_year: facts.last_complete_year,
    first_year: recordsOfYears[0]?.year ?? null,
    last_year: recordsOfYears.at(-1)?.year ?? null,
    years_with_rows: recordsOfYears.length,
    exporters_records: recordsOfYears.reduce((sum, { exporters }) => sum + exporters, 0),
    importers_records: recordsOfYears.reduce((sum, { importers }) => sum + importers, 0),
    records_by_year: recordsOfYears,
    terms: valueRecords(table.term, rows),
    purposes: valueRecordsByYear(table, 'purpose', rows, recordsOfYears),
    sources: valueRecordsByYear(table, 'source', rows, recordsOfYears),
    importers: recordsByImporter(table, rows),
    exporters: recordsByCountry(table, rows, by),
    articles: articles.map(articleTotals),
    /** The article whose figures are shown: the only one left, else the species' main one, else the one of most rows. */
    ...shown,
    /** Up to five articles of one measure, most rows first; the article that is shown comes first. */
    over_time: articlesOverTime(table, lines, articles, shown.article),
    quantity_importers: inNumbers(quantityByImporter(table, ofShown, basis)),
    quantity_exporters: inNumbers(quantityByCountry(table, ofShown, basis, by)),
    ledgers:
      shown.article &&
      articleLedgers(table, { question, rows: counted, lines: ofShown, article: shown.article }),
    whole_animals: animals(table, counted, basis),
    choices: tradeChoices(table, question),
    basis_choices: basisChoices(table, question),
  }
}

/** Everything that the trade tab shows of a choice. Every quantity is the nearest double of an exact sum. */
export type TradeView = ReturnType<typeof tradeView>

/** The article whose figures are shown: the species' main one where rows of it are left, else the one of most rows. */
export function shownArticle(
  main: Article | null,
  articles: readonly (Article & { rows: number })[],
): { article: Article | null; is_main_article: boolean } {
  const isMain = (article: Article) => isSameArticle(article, main)
  const shown = articles.find(isMain) ?? articles.toSorted((a, b) => b.rows - a.rows)[0]
  return shown === undefined
    ? { article: null, is_main_article: false }
    : { article: { term: shown.term, measure: shown.measure }, is_main_article: isMain(shown) }
}

function recordsByYear(table: TradeTable, rows: Uint32Array) {
  const years = 1 + rows.reduce((last, row) => Math.max(last, table.year[row] ?? 0), 0)
  const exporters = new Uint32Array(years)
  const importers = new Uint32Array(years)
  for (const row of rows) {
    const year = table.year[row] ?? 0
    const side = table.isImporters[row] === 1 ? importers : exporters
    side[year] = (side[year] ?? 0) + 1
  }
  return Array.from(exporters, (records, year) => ({
    year,
    exporters: records,
    importers: importers[year] ?? 0,
  })).filter((year) => year.exporters + year.importers > 0)
}

/** Most rows first, ties by value; what was not reported comes last among equals. */
function valueRecords({ codes, values }: CodedColumn, rows: Uint32Array): ValueRecords[] {
  const counts = countBy(codes, rows, values.length)
  return values
    .map((value, code) => ({ value, records: counts[code] ?? 0 }))
    .filter(({ records }) => records > 0)
    .sort((a, b) => b.records - a.records || ((a.value ?? '~') < (b.value ?? '~') ? -1 : 1))
}

function valueRecordsByYear(
  table: TradeTable,
  name: 'purpose' | 'source',
  rows: Uint32Array,
  years: readonly { year: number }[],
): ValueRecordsByYear[] {
  const { codes, values } = table[name]
  const placeOf = new Map(years.map(({ year }, place) => [year, place]))
  const counts = new Uint32Array(values.length * years.length)
  for (const row of rows) {
    const cell = (codes[row] ?? 0) * years.length + (placeOf.get(table.year[row] ?? 0) ?? 0)
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  return valueRecords(table[name], rows).map((one) => {
    const from = values.indexOf(one.value) * years.length
    return { ...one, by_year: [...counts.subarray(from, from + years.length)] }
  })
}

function inNumbers({ not_named_by_code, ...ranks }: CountryRanks<Amount>): RankedFigures {
  const figures = (countries: CountryRanks<Amount>['ranked']) =>
    countries.map(({ code, figure }) => ({ code, figure: amountAsNumber(figure) }))
  return {
    ranked: figures(ranks.ranked),
    others: figures(ranks.others),
    named_countries: ranks.named_countries,
    named: amountAsNumber(ranks.named),
    not_named: amountAsNumber(ranks.not_named),
    not_named_by_code: Object.fromEntries(
      Object.entries(not_named_by_code).map(([code, amount]) => [code, amountAsNumber(amount)]),
    ),
    high_seas: amountAsNumber(ranks.high_seas),
  }
}

function animals(table: TradeTable, rows: Uint32Array, basis: Basis) {
  const byYear = wholeAnimalsByYear(table, rows, basis)
  return {
    ...wholeAnimalsOfYears([...byYear.values()]),
    by_year: [...byYear].map(([year, { lower, upper, coverage }]) => ({ year, lower, upper, coverage })),
  }
}
