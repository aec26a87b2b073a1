import { type Amount, amountAsNumber, sumAmounts } from './amounts.ts'

/** The result of one rule for a series. Source: trade-methods, section 6. */
export const TREND_SIGNS = ['increasing', 'decreasing', 'stable', 'no trend'] as const
export type TrendSign = (typeof TREND_SIGNS)[number]

const WINDOW = 3
/** 1.2 and 0.8, as fractions, so that thresholds are judged on exact sums. Same source. */
const GROWTH = { times: 6n, of: 5n }
const DECLINE = { times: 4n, of: 5n }
const STEEP = 0.15
const CLOSE_FIT = 0.75
const SMALLEST_TOTAL = 50
const SIGNIFICANT = 0.05

/** What the three rules rest on, as a page may explain it. */
export const TREND_RULES = {
  window: WINDOW,
  growth: Number(GROWTH.times) / Number(GROWTH.of),
  decline: Number(DECLINE.times) / Number(DECLINE.of),
  steep: STEEP,
  closeFit: CLOSE_FIT,
  smallestTotal: SMALLEST_TOTAL,
  significant: SIGNIFICANT,
} as const

/** Rule (a): the mean of the last three years against the three before. `ratio` is null where none is before. */
export interface MeanChange {
  sign: TrendSign
  ratio: number | null
}

/**
 * The mean of the last three years against that of the three before: at least 1.2 times is increasing, at most 0.8
 * decreasing. Undefined where no year stands before. Source: trade-methods, section 6, rule (a).
 */
export function meanChange(series: readonly Amount[]): MeanChange | undefined {
  const last = series.slice(-WINDOW)
  const before = series.slice(-2 * WINDOW, -WINDOW)
  if (before.length === 0) return undefined
  const lastSum = sumAmounts(last) * BigInt(before.length)
  const beforeSum = sumAmounts(before) * BigInt(last.length)
  if (beforeSum === 0n) return { sign: lastSum === 0n ? 'stable' : 'increasing', ratio: null }
  return {
    sign: changeSign(lastSum, beforeSum),
    ratio: amountAsNumber(lastSum) / amountAsNumber(beforeSum),
  }
}

function changeSign(last: Amount, before: Amount): TrendSign {
  if (last * GROWTH.of >= before * GROWTH.times) return 'increasing'
  if (last * DECLINE.of <= before * DECLINE.times) return 'decreasing'
  return 'stable'
}

/**
 * Least squares over the years of a series: the slope of a straight line, as a share of the mean a year, and how close the
 * line fits (0 to 1). Source: trade-methods, section 6, rule (b).
 */
export function linearTrend(series: readonly Amount[]) {
  const values = series.map(amountAsNumber)
  const total = amountAsNumber(sumAmounts(series))
  const mean = total / values.length
  const middle = (values.length - 1) / 2
  const across = sum(values.map((_, year) => (year - middle) ** 2))
  const slope = sum(values.map((value, year) => (year - middle) * (value - mean))) / across
  const spread = sum(values.map((value) => (value - mean) ** 2))
  const r2 = spread === 0 ? 0 : (slope ** 2 * across) / spread
  const slope_over_mean = mean === 0 ? 0 : slope / mean
  const holds = r2 >= CLOSE_FIT && total > SMALLEST_TOTAL && Math.abs(slope_over_mean) > STEEP
  const sign: TrendSign = holds ? direction(slope) : 'no trend'
  return { sign, slope_over_mean, r2, total }
}

/**
 * Whether later years tend to be higher than earlier ones, with corrections for ties and continuity, by the normal
 * approximation: Mann–Kendall's statistic and its two-sided probability. Source: trade-methods, section 6, rule (c).
 */
export function rankTrend(series: readonly Amount[]) {
  const s = sum(
    series.flatMap((later, year) =>
      series.slice(0, year).map((earlier) => (later > earlier ? 1 : later < earlier ? -1 : 0)),
    ),
  )
  const ties = [...Map.groupBy(series, (value) => value).values()].map(({ length }) => length)
  const variance = (scatter(series.length) - sum(ties.map(scatter))) / 18
  const z = s === 0 || variance === 0 ? 0 : (Math.abs(s) - 1) / Math.sqrt(variance)
  const p = twoSidedProbability(z)
  const sign: TrendSign = p < SIGNIFICANT ? direction(s) : 'no trend'
  return { sign, s, p }
}

function scatter(n: number): number {
  return n * (n - 1) * (2 * n + 5)
}

function direction(change: number): TrendSign {
  return change > 0 ? 'increasing' : 'decreasing'
}

/** How likely the normal distribution is at least `z` from its mean, either way: a series that converges for every z. */
function twoSidedProbability(z: number): number {
  const x = z / Math.SQRT2
  let term = x
  let within = x
  for (let n = 1; term > within * Number.EPSILON; n++) {
    term *= (2 * x * x) / (2 * n + 1)
    within += term
  }
  return 1 - (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * within
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
