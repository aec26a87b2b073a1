import { type Amount, wholeAmount } from './amounts.ts'
import { mainArticles, type YearWindow } from './main-article.ts'
import { rowsWith } from './row-counts.ts'
import { selectRows } from './selected-rows.ts'
import { amountsByYear } from './trade-quantities.ts'
import { BASES } from './trade-selection.ts'
import type { Article, TradeTable } from './trade-table.ts'
import { linearTrend, meanChange, rankTrend } from './trend-rules.ts'
import { wholeAnimals, wholeAnimalsByYear } from './whole-animals.ts'

/** What is counted for a verdict, in the order of the grid. Source: trade-methods, section 6. */
export const TREND_COUNTS = [
  'records',
  'records_exporters',
  'records_importers',
  'main_exporters',
  'main_importers',
  'main_larger',
  'second_exporters',
  'second_importers',
  'second_larger',
  'whole_animals',
] as const
export type TrendCount = (typeof TREND_COUNTS)[number]

/** A count with fewer years that are not zero has no verdict. Source: trade-methods, section 6. */
export const FEWEST_NONZERO = 3

/**
 * Up to ten counts of a species' trade over the window, each by three rules, so that a direction is named only where
 * it does not depend on what is counted. Quantities are of direct trade. Source: trade-methods, section 6.
 */
export function trendGrid(table: TradeTable, window: YearWindow): TrendRow[] {
  const firstYear = table.year.reduce((first, year) => Math.min(first, year), Number.POSITIVE_INFINITY)
  const inWindow = { start_year: window.first, end_year: window.last }
  const all = selectRows(table, inWindow).rows
  const direct = selectRows(table, { ...inWindow, movement: 'direct' }).rows
  const { main, second } = mainArticles(table, window)
  const row = (count: TrendCount, article: Article | null, byYear: ReadonlyMap<number, Amount>) =>
    trendRow(count, article, seriesOf(byYear, window, firstYear))

  const records = (isImporters?: number) => recordsByYear(table, all, isImporters)
  return [
    row('records', null, records()),
    row('records_exporters', null, records(0)),
    row('records_importers', null, records(1)),
    ...[
      { of: 'main' as const, article: main },
      { of: 'second' as const, article: second },
    ].flatMap(({ of, article }) =>
      article === null
        ? []
        : BASES.map((basis) =>
            row(
              `${of}_${basis}`,
              article,
              amountsByYear(table, rowsWith(table.article, article.place, direct), basis),
            ),
          ),
    ),
    ...(wholeAnimals(table, direct, 'larger').shown
      ? [row('whole_animals', null, upperEnds(table, direct))]
      : []),
  ]
}

/** The results of the three rules for one count. */
export function trendRow(count: TrendCount, article: Article | null, series: (Amount | null)[]) {
  const years = series.filter((amount) => amount !== null)
  const nonzero_years = years.filter((amount) => amount !== 0n).length
  const isJudged = nonzero_years >= FEWEST_NONZERO
  return {
    count,
    /** What is counted; null for records and whole animals. */
    article: article && { term: article.term, measure: article.measure },
    /** One per year of the window, oldest first; null before the species' first year with rows. */
    series,
    nonzero_years,
    /** Null where fewer than three years are not zero, or where the rule has no year to compare with. */
    mean_change: (isJudged && meanChange(years)) || null,
    linear: isJudged ? linearTrend(years) : null,
    rank: isJudged ? rankTrend(years) : null,
  }
}

/** One count over the window and the results of the three rules for it. */
export type TrendRow = ReturnType<typeof trendRow>

/** A year without rows counts as zero; a year before the first one with rows is no year. */
function seriesOf(byYear: ReadonlyMap<number, Amount>, window: YearWindow, firstYear: number) {
  return Array.from({ length: window.last - window.first + 1 }, (_, place) => {
    const year = window.first + place
    return year < firstYear ? null : (byYear.get(year) ?? 0n)
  })
}

function recordsByYear(table: TradeTable, rows: Uint32Array, isImporters?: number): Map<number, Amount> {
  const counts = new Map<number, Amount>()
  const one = wholeAmount(1)
  for (const row of rows) {
    if (isImporters !== undefined && table.isImporters[row] !== isImporters) continue
    const year = table.year[row] ?? 0
    counts.set(year, (counts.get(year) ?? 0n) + one)
  }
  return counts
}

/** Whole animals may be halves of walruses: in quadrillionths like every amount. */
function upperEnds(table: TradeTable, rows: Uint32Array): Map<number, Amount> {
  return new Map(
    [...wholeAnimalsByYear(table, rows, 'larger')].map(([year, { upper }]) => [
      year,
      wholeAmount(upper * 2) / 2n,
    ]),
  )
}
