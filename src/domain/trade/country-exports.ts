import { ARCTIC_COUNTRIES } from '../countries/arctic-countries.ts'
import { amountAsNumber } from './amounts.ts'
import { convertibleArticles } from './animal-conversions.ts'
import { mainArticles, windowOf } from './main-article.ts'
import { countBy } from './row-counts.ts'
import { selectRows } from './selected-rows.ts'
import { amountsByYear } from './trade-quantities.ts'
import { type Basis, NOT_REPORTED } from './trade-selection.ts'
import {
  type Article,
  byTermAndMeasure,
  isSameArticle,
  placeOfArticle,
  type TradeTable,
} from './trade-table.ts'
import { wholeAnimalsByYear } from './whole-animals.ts'

/** An article that a country exports. */
export interface ExportedArticle extends Article {
  rows: number
  /** Whether its items can be converted into whole animals. */
  converts: boolean
}

/** Which country's exports, of which article; without a choice the first of those there are. */
export interface ExportsQuestion {
  exporter: string | null
  term?: string | undefined
  measure?: string | undefined
}

/**
 * Direct exports of one article from one country, as each side reports them. What can be converted is counted in whole
 * animals, all else in its own measure. Source: trade-methods, sections 2 to 4 and 7.
 */
export function countryExports(
  table: TradeTable,
  { exporter: asked, term, measure }: ExportsQuestion,
  last_complete_year: number | null,
) {
  const exporters = arcticExporters(table)
  const exporter = asked ?? exporters[0]?.code ?? null
  const ofCountry = selectRows(table, { movement: 'direct', exporter: [exporter ?? NOT_REPORTED] }).rows
  const articles = exportedArticles(table, ofCountry, last_complete_year)
  const article =
    articles.find((one) => one.term === (term ?? one.term) && one.measure === (measure ?? one.measure)) ??
    null
  const place = placeOfArticle(table, article)
  const rows = ofCountry.filter((row) => table.article[row] === place)
  const { last } = windowOf(table, last_complete_year)
  return {
    exporter,
    /** Arctic countries with a direct export, most rows first. */
    exporters,
    /** Those of the country: the ones that convert into animals first, then by rows. */
    articles,
    article,
    /** Of the article: rows that would convert into animals but for a fraction, an error of the unit. */
    fraction_rows: article?.converts ? fractionRows(table, rows) : 0,
    /** From the first year with a row to the last complete year, and later years with a row. */
    years: article === null ? [] : yearsOfExports(table, rows, { converts: article.converts, last }),
  }
}

/** A country's direct exports of a species, by year. */
export type CountryExports = ReturnType<typeof countryExports>

function arcticExporters(table: TradeTable) {
  const { rows } = selectRows(table, { movement: 'direct' })
  const counts = countBy(table.exporter.codes, rows, table.exporter.values.length)
  return table.exporter.values
    .flatMap((code, place) => (code === null ? [] : { code, rows: counts[place] ?? 0 }))
    .filter(({ code, rows: found }) => found > 0 && ARCTIC_COUNTRIES.includes(code))
    .sort((a, b) => b.rows - a.rows || (a.code < b.code ? -1 : 1))
}

/** The species' main article first among equals in kind, since readers know it from the other charts. */
function exportedArticles(
  table: TradeTable,
  rows: Uint32Array,
  last_complete_year: number | null,
): ExportedArticle[] {
  const counts = countBy(table.article, rows, table.articles.length)
  const converts = convertibleArticles(table)
  const { main } = mainArticles(table, windowOf(table, last_complete_year))
  const isMain = (article: Article) => Number(isSameArticle(article, main))
  return table.articles
    .map(({ term, measure }, place) => ({
      term,
      measure,
      rows: counts[place] ?? 0,
      converts: converts[place] ?? false,
    }))
    .filter((article) => article.rows > 0)
    .sort(
      (a, b) =>
        Number(b.converts) - Number(a.converts) ||
        isMain(b) - isMain(a) ||
        b.rows - a.rows ||
        byTermAndMeasure(a, b),
    )
}

function yearsOfExports(
  table: TradeTable,
  rows: Uint32Array,
  { converts, last }: { converts: boolean; last: number },
) {
  const figures = converts ? animalsByYear : quantityByYear
  const ofSide = (isImporters: number) => rows.filter((row) => table.isImporters[row] === isImporters)
  const exporters = figures(table, ofSide(0), 'exporters')
  const importers = figures(table, ofSide(1), 'importers')
  const larger = figures(table, rows, 'larger')
  const years = [...larger.keys()]
  if (years.length === 0) return []
  const first = Math.min(...years)
  const until = Math.max(last, ...years)
  return Array.from({ length: until - first + 1 }, (_, offset) => first + offset)
    .filter((year) => year <= last || larger.has(year))
    .map((year) => ({
      year,
      /** What each side reports; null where it has no row with a figure, which is not zero. The sides are never added. */
      exporters: exporters.get(year) ?? null,
      importers: importers.get(year) ?? null,
      /** The larger report of each line, added; zero in a year without a row. */
      larger: larger.get(year) ?? 0,
      /** False after the last year that the release holds in full. */
      complete: year <= last,
    }))
}

/** A country's direct exports of one article in one year. */
export type YearOfExports = ReturnType<typeof yearsOfExports>[number]

/** Animals of one article: an animal travels as nothing else in it, so that both ends of the band are one. */
function animalsByYear(table: TradeTable, rows: Uint32Array, basis: Basis): Map<number, number> {
  return new Map(
    [...wholeAnimalsByYear(table, rows, basis)].flatMap(([year, { upper, convertible_rows }]) =>
      convertible_rows === 0 ? [] : [[year, upper] as const],
    ),
  )
}

function quantityByYear(table: TradeTable, rows: Uint32Array, basis: Basis): Map<number, number> {
  const withFigure = rows.filter((row) => !Number.isNaN(table.quantity[row]))
  return new Map(
    [...amountsByYear(table, withFigure, basis)].map(([year, sum]) => [year, amountAsNumber(sum)]),
  )
}

function fractionRows(table: TradeTable, rows: Uint32Array): number {
  return [...wholeAnimalsByYear(table, rows, 'larger').values()].reduce(
    (total, { fraction_rows }) => total + fraction_rows,
    0,
  )
}
