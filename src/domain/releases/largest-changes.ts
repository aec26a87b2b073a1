import { type Amount, amountAsNumber } from '../trade/amounts.ts'
import { selectRows } from '../trade/selected-rows.ts'
import { lineAmounts, onBasis } from '../trade/trade-quantities.ts'
import { type Article, byTermAndMeasure, type TradeTable } from '../trade/trade-table.ts'

/** How many changes of each measure are named. */
export const MOST_CHANGES = 10

/** By how much the quantity of one article in one year differs between two releases, in its measure. */
export interface QuantityChange extends Article {
  year: number
  before: number
  after: number
  /** after - before, counted exactly and then rounded once. */
  change: number
}

/** The largest changes of one measure, and how many there are. */
export interface ChangesOfMeasure<Change extends QuantityChange = QuantityChange> {
  measure: string
  count: number
  changes: Change[]
}

/**
 * The largest changes of a species' trade between two releases: of each article the quantity of each year, the larger of
 * both sides' reports per line, of direct trade. Quantities of different measures are never compared, so that each
 * measure has its own ten; the one with most changes comes first. Source: trade-methods, sections 2 to 4.
 */
export function largestChanges(before: TradeTable, after: TradeTable): ChangesOfMeasure[] {
  const [former, later] = [quantities(before), quantities(after)]
  const changes = [...new Set([...former.keys(), ...later.keys()])].flatMap((key) => {
    const one = former.get(key)
    const other = later.get(key)
    const { term, measure, year } = one ?? other ?? never()
    const [was, is] = [one?.amount ?? 0n, other?.amount ?? 0n]
    if (was === is) return []
    const [before, after] = [amountAsNumber(was), amountAsNumber(is)]
    return { term, measure, year, before, after, change: amountAsNumber(is - was) }
  })
  return [...Map.groupBy(changes, ({ measure }) => measure)]
    .map(([measure, ofMeasure]) => ({ measure, count: ofMeasure.length, changes: largest(ofMeasure) }))
    .sort(byCount)
}

/** The same over several species: the largest of each measure among theirs. */
export function largestOfAll<Change extends QuantityChange>(
  species: readonly (readonly ChangesOfMeasure<Change>[])[],
): ChangesOfMeasure<Change>[] {
  return [...Map.groupBy(species.flat(), ({ measure }) => measure)]
    .map(([measure, ofMeasure]) => ({
      measure,
      count: ofMeasure.reduce((sum, { count }) => sum + count, 0),
      changes: largest(ofMeasure.flatMap(({ changes }) => changes)),
    }))
    .sort(byCount)
}

/** Ties: the newer year first, then by term. */
const largest = <Change extends QuantityChange>(changes: readonly Change[]): Change[] =>
  changes
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change) || b.year - a.year || byTermAndMeasure(a, b))
    .slice(0, MOST_CHANGES)

const byCount = (a: ChangesOfMeasure, b: ChangesOfMeasure) =>
  b.count - a.count || (a.measure < b.measure ? -1 : 1)

type YearOfArticle = Article & { year: number; amount: Amount }

/** What each article comes to in each year. */
function quantities(table: TradeTable): Map<string, YearOfArticle> {
  const sums = new Map<string, YearOfArticle>()
  for (const amounts of lineAmounts(table, selectRows(table, { movement: 'direct' }).rows)) {
    const line = table.lines.at(amounts.line)
    const article = line && table.articles[line.article]
    if (line === undefined || article === undefined) continue
    const key = [article.term, article.measure, line.year].join('\n')
    const sum = sums.get(key) ?? { ...article, year: line.year, amount: 0n }
    sum.amount += onBasis('larger', amounts)
    sums.set(key, sum)
  }
  return sums
}

function never(): never {
  throw new Error('A key comes from one of both')
}
