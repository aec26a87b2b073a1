import { type Amount, amountAsNumber, largerAmount } from './amounts.ts'
import { ledgersOf } from './ledgers.ts'
import { mainArticles, yearWindow } from './main-article.ts'
import { type TradeChoices, tradeChoices } from './trade-choices.ts'
import {
  amountsByCountry,
  type CountryRanks,
  rankedCountry,
  recordsByCountry,
  recordsByImporter,
} from './trade-countries.ts'
import { articleAmounts } from './trade-groups.ts'
import { type LineAmounts, lineAmounts } from './trade-quantities.ts'
import {
  BASES,
  type Basis,
  type CountryBy,
  type Movement,
  type Reporter,
  selectRows,
  type TradeSelection,
} from './trade-selection.ts'
import { type TradeFacts, type TradeSign, tradeSigns } from './trade-signs.ts'
import { type Article, type CodedColumn, countBy, type TradeTable } from './trade-table.ts'
import { type WholeAnimals, wholeAnimalsByYear, wholeAnimalsOfYears } from './whole-animals.ts'

/** A selection, and which country quantities and records are ranked under. */
export interface TradeQuestion extends TradeSelection {
  readonly by?: CountryBy
}

/** One quantity on every basis, in the measure of its article; the sides are never added. */
type OnEveryBasis = Record<Basis, number>

/** How many rows carry a value; null was not reported. */
export interface ValueRecords {
  value: string | null
  records: number
}

/** Countries ranked by records or by the quantity of one article. */
export interface RankedFigures extends Omit<CountryRanks<number>, 'ranked'> {
  ranked: { code: string; figure: number }[]
}

/** An article of the rows and what it comes to. */
export interface ArticleTotals extends Article, OnEveryBasis {
  rows: number
}

/** An article that is drawn over time: one entry for each year with a row. */
export interface ArticleOverTime extends ArticleTotals {
  years: (OnEveryBasis & { year: number; matched: number })[]
}

/** What both sides report of an article. */
export interface LedgerFigures {
  exporters: number
  importers: number
  matched: number
  /** matched / larger, 0 to 1; null where nothing is reported. */
  agreement: number | null
  /** −1 to 1; null where nothing is reported. */
  lean: number | null
}

/** Both ledgers of one article beside each other, in all and for each pair of partners. Source: trade-methods, section 8. */
export interface ArticleLedgers extends LedgerFigures {
  article: Article
  /** The larger report first. */
  partners: (LedgerFigures & { importer: string | null; exporter: string | null })[]
}

/** Everything that the trade tab shows of a choice. Every quantity is the nearest double of an exact sum. */
export interface TradeView {
  reporter: Reporter
  movement: Movement
  by: CountryBy
  /** Rows of the species in all. */
  all_rows: number
  /** Rows that every choice leaves, of those that all choices but reporter and movement leave. */
  rows: number
  rows_selected: number
  left_out_by_movement: number
  left_out_by_reporter: number
  first_year: number | null
  last_year: number | null
  years_with_rows: number
  exporters_records: number
  importers_records: number
  records_by_year: { year: number; exporters: number; importers: number }[]
  terms: ValueRecords[]
  purposes: ValueRecords[]
  sources: ValueRecords[]
  importers: RankedFigures
  exporters: RankedFigures
  /** Quantities: of direct trade, unless a movement was chosen. */
  quantity_movement: Movement
  articles: ArticleTotals[]
  /** The article whose figures are shown: the only one left, else the species' main one, else the one of most rows. */
  article: Article | null
  is_main_article: boolean
  /** Up to five articles of one measure, most rows first; the article that is shown comes first. */
  over_time: ArticleOverTime[]
  quantity_importers: RankedFigures
  quantity_exporters: RankedFigures
  ledgers: ArticleLedgers | null
  whole_animals: WholeAnimals & {
    by_year: (Pick<WholeAnimals, 'lower' | 'upper' | 'coverage'> & { year: number })[]
  }
  signs: TradeSign[]
  choices: TradeChoices
}

/** Articles drawn beside each other. Source: specification, document 2, section 9. */
const ARTICLES_OVER_TIME = 5

/**
 * What a choice leaves of a species' trade. Records rest on all movements and both sides, quantities on direct trade
 * and on every basis, unless the choice says otherwise. Source: trade-methods, sections 2 to 9 and 11.
 */
export function tradeView(table: TradeTable, question: TradeQuestion, facts: TradeFacts): TradeView {
  const { reporter = 'both', movement = 'all', by = 'exporter' } = question
  const { rows, selected, ...leftOut } = selectRows(table, question)
  const quantity_movement = question.movement ?? 'direct'
  const counted =
    quantity_movement === movement
      ? rows
      : selectRows(table, { ...question, movement: quantity_movement }).rows
  const lines = lineAmounts(table, counted)
  const articles = articleAmounts(table, counted, lines)
  const shown = shownArticle(table, articles, facts)
  const ofShown = linesOfArticle(table, lines, shown.article)
  const basis = reporter === 'both' ? 'larger' : reporter
  const recordsOfYears = recordsByYear(table, rows)

  return {
    reporter,
    movement,
    by,
    all_rows: table.length,
    rows: rows.length,
    rows_selected: selected,
    ...leftOut,
    first_year: recordsOfYears[0]?.year ?? null,
    last_year: recordsOfYears.at(-1)?.year ?? null,
    years_with_rows: recordsOfYears.length,
    exporters_records: recordsOfYears.reduce((sum, { exporters }) => sum + exporters, 0),
    importers_records: recordsOfYears.reduce((sum, { importers }) => sum + importers, 0),
    records_by_year: recordsOfYears,
    terms: valueRecords(table.term, rows),
    purposes: valueRecords(table.purpose, rows),
    sources: valueRecords(table.source, rows),
    importers: recordsByImporter(table, rows),
    exporters: recordsByCountry(table, rows, by),
    quantity_movement,
    articles: articles.map(inNumbers),
    ...shown,
    over_time: overTime(table, lines, articles, shown.article),
    quantity_importers: rankedAmounts(ofShown, basis, ({ line }) => {
      const place = table.lines[line]?.importer
      return place === undefined ? null : (table.importer.values[place] ?? null)
    }),
    quantity_exporters: rankedAmounts(ofShown, basis, (amounts) => exporterOfLine(table, amounts, by)),
    ledgers: shown.article && articleLedgers(table, ofShown, shown.article),
    whole_animals: animals(table, counted, basis),
    signs: tradeSigns(table, rows, question, shown.article, facts),
    choices: tradeChoices(table, question),
  }
}

function shownArticle(
  table: TradeTable,
  articles: readonly (Article & { rows: number })[],
  { last_complete_year }: TradeFacts,
): { article: Article | null; is_main_article: boolean } {
  const newest = last_complete_year ?? table.year.reduce((last, year) => Math.max(last, year), 0)
  const { main } = mainArticles(table, yearWindow(newest))
  const isMain = ({ term, measure }: Article) => term === main?.term && measure === main.measure
  const shown = articles.find(isMain) ?? articles.toSorted((a, b) => b.rows - a.rows)[0]
  return shown === undefined
    ? { article: null, is_main_article: false }
    : { article: { term: shown.term, measure: shown.measure }, is_main_article: isMain(shown) }
}

function recordsByYear(table: TradeTable, rows: Uint32Array): TradeView['records_by_year'] {
  const years = new Map<number, { exporters: number; importers: number }>()
  for (const row of rows) {
    const year = table.year[row] ?? 0
    const records = years.get(year) ?? { exporters: 0, importers: 0 }
    years.set(year, records)
    if (table.isImporters[row] === 1) records.importers++
    else records.exporters++
  }
  return [...years].map(([year, records]) => ({ year, ...records })).sort((a, b) => a.year - b.year)
}

/** Most rows first, ties by value; what was not reported comes last among equals. */
function valueRecords({ codes, values }: CodedColumn, rows: Uint32Array): ValueRecords[] {
  const counts = countBy(codes, rows, values.length)
  return values
    .map((value, code) => ({ value, records: counts[code] ?? 0 }))
    .filter(({ records }) => records > 0)
    .sort((a, b) => b.records - a.records || ((a.value ?? '~') < (b.value ?? '~') ? -1 : 1))
}

function linesOfArticle(
  table: TradeTable,
  lines: readonly LineAmounts[],
  article: Article | null,
): LineAmounts[] {
  if (article === null) return []
  return lines.filter(({ line }) => {
    const one = table.articles[table.lines[line]?.article ?? 0]
    return one?.term === article.term && one.measure === article.measure
  })
}

function exporterOfLine(table: TradeTable, { line, isFromSea }: LineAmounts, by: CountryBy): string | null {
  const one = table.lines[line]
  if (one === undefined) return null
  const origin = table.origin.values[one.origin] ?? null
  return rankedCountry({ exporter: table.exporter.values[one.exporter] ?? null, origin, isFromSea }, by)
}

function rankedAmounts(
  lines: readonly LineAmounts[],
  basis: Basis,
  countryOf: (line: LineAmounts) => string | null,
): RankedFigures {
  const amounts = new Map<string | null, Amount>()
  for (const line of lines) {
    const amount = basis === 'larger' ? largerAmount(line.exporters, line.importers) : line[basis]
    if (amount === 0n) continue
    const country = countryOf(line)
    amounts.set(country, (amounts.get(country) ?? 0n) + amount)
  }
  const { ranked, not_named_by_code, ...ranks } = amountsByCountry(amounts)
  return {
    ranked: ranked.map(({ code, figure }) => ({ code, figure: amountAsNumber(figure) })),
    named_countries: ranks.named_countries,
    named: amountAsNumber(ranks.named),
    not_named: amountAsNumber(ranks.not_named),
    not_named_by_code: Object.fromEntries(
      Object.entries(not_named_by_code).map(([code, amount]) => [code, amountAsNumber(amount)]),
    ),
    high_seas: amountAsNumber(ranks.high_seas),
  }
}

function inNumbers(amounts: Article & { rows: number } & Record<Basis, Amount>): ArticleTotals {
  const { term, measure, rows } = amounts
  return { term, measure, rows, ...onEveryBasis(amounts) }
}

function onEveryBasis(amounts: Record<Basis, Amount>): OnEveryBasis {
  return Object.fromEntries(BASES.map((basis) => [basis, amountAsNumber(amounts[basis])])) as OnEveryBasis
}

function overTime(
  table: TradeTable,
  lines: readonly LineAmounts[],
  articles: readonly (Article & { rows: number } & Record<Basis, Amount>)[],
  shown: Article | null,
): ArticleOverTime[] {
  const isShown = ({ term, measure }: Article) => term === shown?.term && measure === shown.measure
  return articles
    .filter(({ measure }) => measure === shown?.measure)
    .toSorted((a, b) => Number(isShown(b)) - Number(isShown(a)) || b.rows - a.rows)
    .slice(0, ARTICLES_OVER_TIME)
    .map((article) => ({
      ...inNumbers(article),
      years: yearsOfLines(table, linesOfArticle(table, lines, article)),
    }))
}

function yearsOfLines(table: TradeTable, lines: readonly LineAmounts[]): ArticleOverTime['years'] {
  return [...Map.groupBy(lines, ({ line }) => table.lines[line]?.year ?? 0)]
    .map(([year, ofYear]) => {
      const { exporters, importers, larger, matched } = ledgersOf(ofYear)
      return { year, ...onEveryBasis({ exporters, importers, larger }), matched: amountAsNumber(matched) }
    })
    .sort((a, b) => a.year - b.year)
}

function articleLedgers(table: TradeTable, lines: readonly LineAmounts[], article: Article): ArticleLedgers {
  const pairs = Map.groupBy(lines, ({ line }) => {
    const { importer, exporter } = table.lines[line] ?? { importer: 0, exporter: 0 }
    return importer * table.exporter.values.length + exporter
  })
  const partners = [...pairs].map(([pair, ofPair]) => ({
    ...ledgerFigures(ofPair),
    importer: table.importer.values[Math.floor(pair / table.exporter.values.length)] ?? null,
    exporter: table.exporter.values[pair % table.exporter.values.length] ?? null,
  }))
  return {
    ...ledgerFigures(lines),
    article,
    partners: partners.sort(
      (a, b) => Math.max(b.exporters, b.importers) - Math.max(a.exporters, a.importers),
    ),
  }
}

function ledgerFigures(lines: readonly LineAmounts[]): LedgerFigures {
  const { exporters, importers, matched, agreement, lean } = ledgersOf(lines)
  return {
    exporters: amountAsNumber(exporters),
    importers: amountAsNumber(importers),
    matched: amountAsNumber(matched),
    agreement,
    lean,
  }
}

function animals(table: TradeTable, rows: Uint32Array, basis: Basis): TradeView['whole_animals'] {
  const byYear = wholeAnimalsByYear(table, rows, basis)
  return {
    ...wholeAnimalsOfYears([...byYear.values()]),
    by_year: [...byYear].map(([year, { lower, upper, coverage }]) => ({ year, lower, upper, coverage })),
  }
}
