import { expect, test } from 'vitest'
import { SeededNumbers } from '#testing/seeded-numbers.ts'
import { wholeAmount } from './amounts.ts'
import { type TrendRow, trendRow } from './trend-grid.ts'
import type { TrendSign } from './trend-rules.ts'
import { trendFinding } from './trend-verdict.ts'

/** A count that rule (a), (b) and (c) judge so. */
function counted(a: TrendSign, b: TrendSign = 'no trend', c: TrendSign = 'no trend'): TrendRow {
  return {
    count: 'records',
    article: null,
    series: [],
    nonzero_years: 10,
    mean_change: { sign: a, ratio: 1 },
    linear: { sign: b, slope_over_mean: 0, r2: 0, total: 0 },
    rank: { sign: c, s: 0, p: 1 },
  }
}

const rising = counted('increasing', 'increasing', 'increasing')
const falling = counted('decreasing', 'decreasing', 'decreasing')
const still = counted('stable')
const loud = counted('increasing')

test.each([
  { what: 'nine cells', grid: [rising, rising, rising], rows: 500, verdict: 'too_little_data' },
  { what: '29 rows', grid: [rising, rising, rising, rising], rows: 29, verdict: 'too_little_data' },
  { what: 'all rise', grid: [rising, rising, rising, rising], rows: 30, verdict: 'increasing' },
  { what: 'all fall', grid: [falling, falling, falling, falling], rows: 30, verdict: 'decreasing' },
  {
    what: 'some rise, some fall',
    grid: [rising, falling, still, still],
    rows: 30,
    verdict: 'depends_on_what_is_counted',
  },
  { what: 'nothing moves', grid: [still, still, still, still], rows: 30, verdict: 'no_clear_trend' },
  { what: 'only the means rise', grid: [loud, loud, loud, loud], rows: 30, verdict: 'no_clear_trend' },
  {
    what: 'a third of the counts confirm',
    grid: [rising, rising, loud, still, still, still],
    rows: 30,
    verdict: 'increasing',
  },
])('$what: $verdict', ({ grid, rows, verdict }) => {
  expect(trendFinding(grid, rows).verdict).toBe(verdict)
})

test('a growth of ten per cent a year is found in three of four simulations', () => {
  const numbers = new SeededNumbers(1)
  const found = Array.from({ length: 400 }, () => trendFinding(growingGrid(numbers), 500)).filter(
    ({ verdict }) => verdict === 'increasing',
  )
  expect(found.length / 400).toBeGreaterThan(0.64)
  expect(found.length / 400).toBeLessThan(0.84)
})

/** Nine counts that grow by a tenth a year and vary by thirty per cent, most of which they share. */
function growingGrid(numbers: SeededNumbers): TrendRow[] {
  const SPREAD = 0.3
  const SHARED = 0.7
  const shared = Array.from({ length: 10 }, () => numbers.normal())
  return Array.from({ length: 9 }, () =>
    trendRow(
      'records',
      null,
      shared.map((common, year) => {
        const noise = Math.sqrt(SHARED) * common + Math.sqrt(1 - SHARED) * numbers.normal()
        return wholeAmount(Math.round(1000 * 1.1 ** year * Math.exp(SPREAD * noise)))
      }),
    ),
  )
}
