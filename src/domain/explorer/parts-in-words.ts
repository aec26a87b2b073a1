import { type Sentence, share } from '../trade/explained/sentence.ts'
import type { ExploredTrade } from './explored-trade.ts'
import type { ExploredBy } from './explorer-question.ts'

/** What a line of the larger basis does not name, so that its two sides may differ in it. */
const OUTSIDE_LINES: ReadonlySet<ExploredBy> = new Set(['purpose', 'source', 'appendix'])
/** Sums of fractions differ in their last digits. */
const ALIKE = 1e-9

type Explored = Pick<ExploredTrade, 'axes' | 'cells' | 'total'>

/**
 * That the parts come to more than the total. The larger side is taken within each part: where one side reports another
 * purpose, source or appendix for the same goods, they are in two parts. Source: trade-methods, section 3.
 */
export function partsBeyondTotal({ axes, cells, total }: Explored): Sentence | undefined {
  if (!axes.some(({ by }) => OUTSIDE_LINES.has(by)) || total.figure === 0) return undefined
  const parts = axes.length === 1 ? axes.flatMap(({ places }) => places) : cells.flat()
  const all = parts.reduce((sum, part) => sum + (part?.figure ?? 0), 0)
  const beyond = all - total.figure
  return beyond <= total.figure * ALIKE
    ? undefined
    : { key: 'parts.beyondTotal', values: { share: share(beyond, total.figure) } }
}
