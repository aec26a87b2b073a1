import { type Amount, amountAsNumber, sumAmounts, wholeAmount } from './amounts.ts'
import {
  isScientificSamples,
  mainArticles,
  type RankedArticle,
  windowOf,
  yearWindow,
} from './main-article.ts'
import { groupRows } from './row-groups.ts'
import type { SCREENED_FIGURES, ScreeningCriterion } from './screening-criteria.ts'
import { selectRows } from './selected-rows.ts'
import { HIGH_SEAS, UNNAMED_CODES } from './trade-countries.ts'
import { lineAmounts } from './trade-quantities.ts'
import type { TradeSelection, WrittenSelection } from './trade-selection.ts'
import { type Article, isSameArticle, type TradeTable, valueAt } from './trade-table.ts'
import { wholeAnimalsByYear, wholeAnimalsOfYears } from './whole-animals.ts'

/** What a criterion compares, and the resolution that it is in. */
interface IncreaseCriterion {
  criterion: ScreeningCriterion
  resolution: string
  sources: readonly string[]
  times: bigint
}

/** What a flag rests on. */
export interface ScreeningFlag {
  criterion: ScreeningCriterion
  resolution: string
  exporter: string
  figure: (typeof SCREENED_FIGURES)[number]
  /** The main article, where that is the figure. */
  article: Article | null
  year: number
  quantity: number
  /** Of the five years before; null where the criterion compares none. */
  mean_before: number | null
  threshold: number | null
  /** Rows of the criterion's sources in the six years. */
  rows: number
  /** Appendices of the rows of the year. */
  appendices: string[]
  /** The choice that shows its rows. */
  selection: WrittenSelection
}

/** Source: CITES, Res. Conf. 12.8 (Rev. CoP18), review of significant trade; Res. Conf. 17.7 (Rev. CoP19), captive-bred animals. */
const INCREASES: readonly IncreaseCriterion[] = [
  {
    criterion: 'sharp_increase',
    resolution: 'Res. Conf. 12.8',
    sources: ['W', 'X', 'R', 'U', '-'],
    times: 3n,
  },
  { criterion: 'captive_increase', resolution: 'Res. Conf. 17.7', sources: ['C', 'D', 'F', 'R'], times: 2n },
]
const YEARS_BEFORE = 5
const SMALLEST = wholeAmount(50)

/**
 * The exporters of a species whose last complete year meets a criterion, by criterion and code: by exporters' reports,
 * direct trade, against the mean of the five years before; zeros count, years before the species' first row do not.
 */
export function screeningFlags(table: TradeTable, last_complete_year: number | null): ScreeningFlag[] {
  const { last: lastCompleteYear } = windowOf(table, last_complete_year)
  const firstYear = table.year.reduce((first, year) => Math.min(first, year), lastCompleteYear)
  if (firstYear >= lastCompleteYear) return []
  const years = {
    start_year: Math.max(firstYear, lastCompleteYear - YEARS_BEFORE),
    end_year: lastCompleteYear,
  }
  const exporters = exportersIn(table, lastCompleteYear)
  const { main } = mainArticles(table, yearWindow(lastCompleteYear))
  return [
    ...INCREASES.flatMap((criterion) => increases(table, criterion, exporters, { ...years, main })),
    ...commercialWild(table, exporters, lastCompleteYear),
  ]
}

/** The rows that a selection leaves, of each exporter that has any: as one that names the exporter leaves them. */
function rowsOfExporters(table: TradeTable, selection: TradeSelection): ReadonlyMap<string, Uint32Array> {
  const groups = groupRows([table.exporter], selectRows(table, selection).rows)
  return new Map(groups.flatMap(({ values: [code], rows }) => (code ? [[String(code), rows] as const] : [])))
}

/** The named countries that export in a year: no other can meet a criterion in it. */
function exportersIn(table: TradeTable, year: number): string[] {
  const codes = new Set<string | null>()
  for (let row = 0; row < table.length; row++) {
    if (table.year[row] === year) codes.add(valueAt(table.exporter, row))
  }
  return [...codes]
    .flatMap((code) => (code === null || code === HIGH_SEAS || UNNAMED_CODES.includes(code) ? [] : code))
    .sort()
}

/** What is the same for all exporters of a species. */
interface OfSpecies {
  start_year: number
  end_year: number
  main: RankedArticle | null
}

function increases(
  table: TradeTable,
  criterion: IncreaseCriterion,
  exporters: readonly string[],
  ofSpecies: OfSpecies,
): ScreeningFlag[] {
  const selection: WrittenSelection = {
    start_year: ofSpecies.end_year - YEARS_BEFORE,
    end_year: ofSpecies.end_year,
    source: [...criterion.sources],
    reporter: 'exporters',
    movement: 'direct',
  }
  const rowsOf = rowsOfExporters(table, selection)
  return exporters.flatMap((exporter) => {
    const rows = rowsOf.get(exporter)
    if (rows === undefined) return []
    const { start_year, end_year, ...others } = selection
    const ofExporter = { start_year, end_year, exporter: [exporter], ...others }
    return increase(table, rows, criterion, ofExporter, ofSpecies) ?? []
  })
}

function increase(
  table: TradeTable,
  rows: Uint32Array,
  { criterion, resolution, times }: IncreaseCriterion,
  selection: WrittenSelection & { exporter: string[] },
  { main, ...years }: OfSpecies,
): ScreeningFlag | undefined {
  const [exporter = ''] = selection.exporter
  const counted = countedFigure(table, rows, main)
  if (counted === undefined) return undefined
  const last = counted.byYear.get(years.end_year) ?? 0n
  const before = BigInt(years.end_year - years.start_year)
  const sumBefore = sumAmounts(
    [...counted.byYear].flatMap(([year, amount]) => (year < years.end_year ? [amount] : [])),
  )
  // Above so many times the mean, without rounding it.
  if (last < SMALLEST || last * before <= sumBefore * times) return undefined
  const mean = amountAsNumber(sumBefore) / Number(before)
  return {
    criterion,
    resolution,
    exporter,
    figure: counted.figure,
    article: counted.article,
    year: years.end_year,
    quantity: amountAsNumber(last),
    mean_before: mean,
    threshold: Math.max(amountAsNumber(sumBefore * times) / Number(before), amountAsNumber(SMALLEST)),
    rows: rows.length,
    appendices: appendicesOf(table, rows, years.end_year),
    selection,
  }
}

/** Commercial trade in wild specimens of Appendix I. Source: as above; CITES, Article III. */
function commercialWild(table: TradeTable, exporters: readonly string[], year: number): ScreeningFlag[] {
  const selectionOf = (exporter?: string): WrittenSelection => ({
    start_year: year,
    end_year: year,
    ...(exporter === undefined ? {} : { exporter: [exporter] }),
    purpose: ['T'],
    source: ['W'],
    reporter: 'exporters',
    movement: 'direct',
  })
  const rowsOf = rowsOfExporters(table, selectionOf())
  return exporters.flatMap((exporter) => {
    const ofExporter = rowsOf.get(exporter) ?? new Uint32Array()
    const rows = ofExporter.filter((row) => valueAt(table.appendix, row) === 'I')
    if (rows.length === 0) return []
    const flag: ScreeningFlag = {
      criterion: 'appendix_i_commercial_wild',
      resolution: 'Article III',
      exporter,
      figure: 'records',
      article: null,
      year,
      quantity: rows.length,
      mean_before: null,
      threshold: null,
      rows: rows.length,
      appendices: ['I'],
      selection: selectionOf(exporter),
    }
    return flag
  })
}

/** Whole animals where at least half of the rows convert, else the main article, unless that is scientific samples. */
function countedFigure(table: TradeTable, rows: Uint32Array, main: RankedArticle | null) {
  const animals = wholeAnimalsByYear(table, rows, 'exporters')
  if (wholeAnimalsOfYears([...animals.values()]).shown) {
    const byYear = [...animals].map(([year, { upper }]) => [year, wholeAmount(upper * 2) / 2n] as const)
    return { figure: 'whole_animals' as const, article: null, byYear: new Map(byYear) }
  }
  if (main === null || isScientificSamples(main)) return undefined
  const byYear = new Map<number, Amount>()
  for (const { line, exporters } of lineAmounts(table, rows)) {
    const one = table.lines.at(line)
    if (one === undefined || !isSameArticle(table.articles[one.article] ?? null, main)) continue
    byYear.set(one.year, (byYear.get(one.year) ?? 0n) + exporters)
  }
  const article: Article = { term: main.term, measure: main.measure }
  return { figure: 'main_article' as const, article, byYear }
}

function appendicesOf(table: TradeTable, rows: Uint32Array, year: number): string[] {
  const found = new Set(
    [...rows].filter((row) => table.year[row] === year).map((row) => valueAt(table.appendix, row) ?? ''),
  )
  return [...found].sort()
}
