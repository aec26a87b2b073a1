import { drawnFlows, type FlowCounts } from '../flow-counts.ts'
import type { FlowsOfYears } from '../flows-of-years.ts'
import type { TradeFlows } from '../trade-flows-view.ts'
import type { Article } from '../trade-table.ts'
import { amount, count, FEWEST_FOR_SHARE, type Sentence, sentences, share } from './sentence.ts'

type Mapped = Pick<TradeFlows, 'all' | 'article'>

/** What a map of flows shows: the largest one, how much the drawn ones make up, and how many one side alone reports. */
export function flowsInWords({ all, article }: Mapped): Sentence[] {
  return all === null ? [] : sentences(largestFlow(all, article), drawnShare(all), oneSidedFlows(all))
}

/** The largest flow between named countries; with its share where there are enough records, or a quantity. */
export function largestFlow(
  { flows, total }: Pick<FlowCounts<number>, 'flows' | 'total'>,
  article: Article | null,
): Sentence | undefined {
  const [first, second] = flows
  if (first === undefined || first.figure === 0 || first.figure === second?.figure) return undefined
  const ends = {
    exporter: { as: 'country', value: first.from } as const,
    importer: { as: 'country', value: first.importer } as const,
  }
  if (article !== null) {
    return {
      key: 'flows.ofQuantity',
      values: { ...ends, amount: amount(first.figure, article), share: share(first.figure, total.figure) },
    }
  }
  if (total.figure < FEWEST_FOR_SHARE) {
    return { key: 'flows.ofFew', count: first.figure, values: { ...ends, records: count(first.figure) } }
  }
  return {
    key: 'flows.ofRecords',
    values: { ...ends, records: count(first.figure), share: share(first.figure, total.figure) },
  }
}

/** The share of all that the drawn flows make up, where there are others. */
export function drawnShare({
  drawn,
  others,
  total,
}: Pick<FlowCounts<number>, 'drawn' | 'others' | 'total'>): Sentence | undefined {
  if (drawn.flows === 0 || others.flows === 0 || total.figure === 0) return undefined
  return {
    key: 'flows.drawn',
    count: drawn.flows,
    values: {
      drawn: count(drawn.flows),
      flows: count(total.flows),
      share: share(drawn.figure, total.figure),
    },
  }
}

/** How many of the drawn flows only one side reports; nothing of records, which are not matched. */
export function oneSidedFlows({ flows }: Pick<FlowCounts<number>, 'flows'>): Sentence | undefined {
  const drawn = drawnFlows(flows)
  const oneSided = drawn.filter(
    ({ exporters, importers, matched }) => matched !== null && (exporters === 0 || importers === 0),
  )
  if (oneSided.length === 0) return undefined
  return {
    key: 'flows.oneSide',
    count: oneSided.length,
    values: { oneSided: count(oneSided.length), drawn: count(drawn.length) },
  }
}

/** Which of the years shown apart comes to most; nothing where two are alike, or there is one map only. */
export function mostOfDecades(decades: readonly FlowsOfYears[], article: Article | null): Sentence[] {
  const [first, second] = decades.toSorted((a, b) => b.total.figure - a.total.figure)
  if (first === undefined || second === undefined || first.total.figure === second.total.figure) return []
  const years = { as: 'years', first: first.first, last: first.last } as const
  const { figure } = first.total
  return [
    article === null
      ? { key: 'flows.decadeOfRecords', count: figure, values: { years, records: count(figure) } }
      : { key: 'flows.decadeOfQuantity', values: { years, amount: amount(figure, article) } },
  ]
}
