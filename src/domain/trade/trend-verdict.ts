import type { TrendRow } from './trend-grid.ts'
import type { TrendSign } from './trend-rules.ts'

/** The verdicts on a species' trade. Source: trade-methods, section 6. */
export const TREND_VERDICTS = [
  'increasing',
  'decreasing',
  'no_clear_trend',
  'depends_on_what_is_counted',
  'too_little_data',
] as const
export type TrendVerdict = (typeof TREND_VERDICTS)[number]

/** The verdict with the numbers that are beside it. */
export interface TrendFinding {
  verdict: TrendVerdict
  cells: number
  rise: number
  fall: number
  neither: number
  /** Counts with a verdict, and how many of them rise or fall by rule (b) or (c). */
  counts: number
  counts_confirming_rise: number
  counts_confirming_fall: number
  rows_in_window: number
}

const FEWEST_CELLS = 10
const FEWEST_ROWS = 30
/** From a tenth of the cells on a direction is not negligible; from a third on it is a finding. Same source. */
const SOME = 10
const MANY = 3

/** What a verdict rests on, as a page may explain it: `some` and `many` are one cell in so many. */
export const TREND_VERDICT_RULE = {
  fewestCells: FEWEST_CELLS,
  fewestRows: FEWEST_ROWS,
  some: SOME,
  many: MANY,
} as const

/**
 * How often the verdict names a direction on years in random order, and how often it finds a growth of a tenth a year,
 * in per cent, as simulations of the release of 2025 gave it. Source: trade-methods, section 6; both are asserted in tests.
 */
export const TREND_VERDICT_SIMULATED = { namesDirectionOfChance: 2.5, growth: 10, findsGrowth: 74 } as const

/** The verdict of a grid. `rows_in_window` counts all rows of the window's years. Source: trade-methods, section 6. */
export function trendFinding(grid: readonly TrendRow[], rows_in_window: number): TrendFinding {
  const judged = grid.filter(({ linear }) => linear !== null)
  const signs = judged.flatMap(signsOf)
  const count = (sign: TrendSign) => signs.filter((one) => one === sign).length
  const confirming = (sign: TrendSign) =>
    judged.filter(({ linear, rank }) => linear?.sign === sign || rank?.sign === sign).length
  const found = {
    cells: signs.length,
    rise: count('increasing'),
    fall: count('decreasing'),
    counts: judged.length,
    counts_confirming_rise: confirming('increasing'),
    counts_confirming_fall: confirming('decreasing'),
    rows_in_window,
  }
  return { verdict: verdictOf(found), neither: found.cells - found.rise - found.fall, ...found }
}

function signsOf({ mean_change, linear, rank }: TrendRow): TrendSign[] {
  return [mean_change, linear, rank].flatMap((rule) => rule?.sign ?? [])
}

function verdictOf(found: Omit<TrendFinding, 'verdict' | 'neither'>): TrendVerdict {
  const { cells, rise, fall, counts, counts_confirming_rise, counts_confirming_fall } = found
  if (cells < FEWEST_CELLS || found.rows_in_window < FEWEST_ROWS) return 'too_little_data'
  const someRise = rise * SOME >= cells
  const someFall = fall * SOME >= cells
  if (someRise && someFall) return 'depends_on_what_is_counted'
  if (rise * MANY >= cells && counts_confirming_rise * MANY >= counts) return 'increasing'
  if (fall * MANY >= cells && counts_confirming_fall * MANY >= counts) return 'decreasing'
  return 'no_clear_trend'
}
