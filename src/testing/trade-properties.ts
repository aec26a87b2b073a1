import { expect } from 'vitest'
import type { Amount } from '#domain/trade/amounts.ts'
import { ledgersOf } from '#domain/trade/ledgers.ts'
import { selectRows } from '#domain/trade/selected-rows.ts'
import type { GroupedBy } from '#domain/trade/trade-dimensions.ts'
import { type ArticleAmounts, groupTrade } from '#domain/trade/trade-groups.ts'
import { lineAmounts, linesOfArticle } from '#domain/trade/trade-quantities.ts'
import type { Movement, TradeSelection } from '#domain/trade/trade-selection.ts'
import { type TradeTable, valueAt } from '#domain/trade/trade-table.ts'

/* What holds of every table and selection, whether made up or real. Each fails the test where it does not hold. */

/**
 * The measure of each unit, and how many quadrillionths of it one unit is: written down here once more, so that the
 * rule is not held against itself. Source: trade-methods, section 2.
 */
const UNITS: Readonly<Record<string, readonly [measure: string, amount: Amount]>> = {
  pairs: ['number', 2n * 10n ** 15n],
  microgrammes: ['kg', 10n ** 6n],
  mg: ['kg', 10n ** 9n],
  g: ['kg', 10n ** 12n],
  ml: ['l', 10n ** 12n],
  cm: ['m', 10n ** 13n],
  cm2: ['m2', 10n ** 11n],
  cm3: ['m3', 10n ** 9n],
  'metric tons': ['kg', 10n ** 18n],
}
const ONE = 10n ** 15n
const DECIMALS = 9
const BILLION = 10n ** 9n

/** The smaller report ≤ the larger basis ≤ both reports together, for each article of each group. */
export function expectLargerBetween(table: TradeTable, rows: Uint32Array, by: readonly GroupedBy[]): void {
  for (const { values, articles } of groupTrade(table, rows, by)) {
    for (const article of articles) {
      const { exporters, importers, larger } = article
      const isBetween = smaller(exporters, importers) <= larger && larger <= exporters + importers
      expect({ values, article, isBetween }).toMatchObject({ isBetween: true })
    }
  }
}

/** An article's total holds the rows of its term whose unit is of its measure, and no other. */
export function expectPureMeasures(table: TradeTable, rows: Uint32Array): void {
  const totals = new Map<string, { rows: number; exporters: Amount; importers: Amount }>()
  for (const row of rows) {
    const unit = valueAt(table.unit, row)
    const [measure, amount] = UNITS[unit ?? ''] ?? [unit ?? 'number', ONE]
    const key = `${valueAt(table.term, row)}, ${measure}`
    const total = totals.get(key) ?? { rows: 0, exporters: 0n, importers: 0n }
    const side = valueAt(table.reporter_type, row) === 'I' ? 'importers' : 'exporters'
    total.rows += 1
    total[side] += amountOf(table.quantity[row], amount)
    totals.set(key, total)
  }
  const ours = articlesOf(table, rows).map(({ term, measure, rows, exporters, importers }) => [
    `${term}, ${measure}`,
    { rows, exporters, importers },
  ])
  expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(totals))
}

/** Direct trade and re-exports are all trade: rows, records of each side, and quantities of each ledger. */
export function expectMovementsAddUp(table: TradeTable, selection: TradeSelection): void {
  const of = (movement: Movement) => selectRows(table, { ...selection, movement }).rows
  const [all, direct, reExports] = [of('all'), of('direct'), of('re-exports')]
  expect([...direct, ...reExports].sort((a, b) => a - b)).toEqual([...all])
  const sums = (rows: Uint32Array) =>
    articlesOf(table, rows).flatMap(({ term, measure, rows: records, exporters, importers }) => [
      [`${term}, ${measure}, records`, BigInt(records)] as const,
      [`${term}, ${measure}, exporters`, exporters] as const,
      [`${term}, ${measure}, importers`, importers] as const,
    ])
  const parts = new Map<string, Amount>()
  for (const [name, amount] of [...sums(direct), ...sums(reExports)])
    parts.set(name, (parts.get(name) ?? 0n) + amount)
  expect(Object.fromEntries(parts)).toEqual(Object.fromEntries(sums(all)))
}

/** What both sides report, and what only one does, is the larger basis. */
export function expectLedgersAddUp(table: TradeTable, rows: Uint32Array): void {
  const lines = lineAmounts(table, rows)
  for (const article of articlesOf(table, rows)) {
    const { matched, only_exporters, only_importers } = ledgersOf(linesOfArticle(table, lines, article))
    expect({ article, sum: matched + only_exporters + only_importers }).toEqual({
      article,
      sum: article.larger,
    })
    expect(smaller(smaller(matched, only_exporters), only_importers) >= 0n).toBe(true)
  }
}

/** Two choices at once leave the rows that both leave, and no quantity grows by a further choice. */
export function expectNarrowing(table: TradeTable, one: TradeSelection, other: TradeSelection): void {
  const wide = selectRows(table, one).rows
  const both = selectRows(table, { ...one, ...other }).rows
  const left = new Set(selectRows(table, other).rows)
  expect([...both]).toEqual([...wide].filter((row) => left.has(row)))
  const before = new Map(
    articlesOf(table, wide).map((article) => [`${article.term}\n${article.measure}`, article]),
  )
  for (const article of articlesOf(table, both)) {
    const { rows, exporters, importers, larger } =
      before.get(`${article.term}\n${article.measure}`) ?? NOTHING
    const hasGrown =
      article.rows > rows ||
      article.exporters > exporters ||
      article.importers > importers ||
      article.larger > larger
    expect({ article, hasGrown }).toMatchObject({ hasGrown: false })
  }
}

/** Whether two selections choose different things, so that both can be made at once. */
export const areOfDifferentThings = (one: TradeSelection, other: TradeSelection): boolean =>
  Object.keys(one).every((name) => !(name in other))

const NOTHING = { rows: 0, exporters: 0n, importers: 0n, larger: 0n }

const articlesOf = (table: TradeTable, rows: Uint32Array): ArticleAmounts[] =>
  groupTrade(table, rows, []).flatMap(({ articles }) => articles)

const smaller = (one: Amount, other: Amount): Amount => (one < other ? one : other)

/** Rounded to a quadrillionth, since no report has more digits. */
function amountOf(quantity = Number.NaN, unit: Amount): Amount {
  if (Number.isNaN(quantity)) return 0n
  const billionths = BigInt(quantity.toFixed(DECIMALS).replace('.', ''))
  return (billionths * unit + BILLION / 2n) / BILLION
}
