import { type Amount, amountAsNumber } from './amounts.ts'
import type { AnyFlow, FlowCounts, FlowSum } from './flow-counts.ts'
import {
  addQuantityFlows,
  addRecordFlows,
  type FlowSums,
  rankedQuantityFlows,
  rankedRecordFlows,
} from './trade-flows.ts'
import { lineAmounts } from './trade-quantities.ts'
import { basisOf, type TradeSelection } from './trade-selection.ts'
import type { Article, CountedTable } from './trade-table.ts'
import { YearSpan } from './year-span.ts'

/** The flows of a part of the years, both ends included. */
export interface FlowsOfYears extends FlowCounts<number> {
  first: number
  last: number
}

/** The flows of rows, of their number or of the quantity of an article, added up part by part. */
export class SpanFlows {
  readonly #question: TradeSelection
  readonly #years = new YearSpan()
  readonly #records: FlowSums<number> = new Map()
  readonly #quantities: FlowSums<Amount> = new Map()
  #isOfQuantity = false

  constructor(question: TradeSelection) {
    this.#question = question
  }

  /** Adds rows of a part; those of an article are all of it. */
  add(part: CountedTable, rows: Uint32Array, article: Article | null): void {
    const { by = 'exporter', reporter = 'both' } = this.#question
    this.#years.add(part.year, rows)
    this.#isOfQuantity = article !== null
    if (article === null) addRecordFlows(this.#records, part, rows, by)
    else
      addQuantityFlows(this.#quantities, part, {
        ...{ rows, by, basis: basisOf(reporter), lines: lineAmounts(part, rows) },
      })
  }

  /** Null without a row. Every quantity is the nearest double of an exact sum. */
  counted(): FlowsOfYears | null {
    const { first, last } = this.#years
    if (first === null || last === null) return null
    const counts = this.#isOfQuantity
      ? inNumbers(rankedQuantityFlows(this.#quantities))
      : rankedRecordFlows(this.#records)
    return { first, last, ...counts }
  }
}

function inNumbers(counts: FlowCounts<Amount>): FlowCounts<number> {
  const sum = ({ flows, figure }: FlowSum<Amount>) => ({ flows, figure: amountAsNumber(figure) })
  const figures = ({ figure, exporters, importers, matched, rows }: AnyFlow<Amount>) => ({
    figure: amountAsNumber(figure),
    exporters: amountAsNumber(exporters),
    importers: amountAsNumber(importers),
    matched: matched === null ? null : amountAsNumber(matched),
    rows,
  })
  return {
    flows: counts.flows.map((flow) => ({ from: flow.from, importer: flow.importer, ...figures(flow) })),
    apart: counts.apart.map((flow) => ({ from: flow.from, importer: flow.importer, ...figures(flow) })),
    drawn: sum(counts.drawn),
    others: sum(counts.others),
    unnamed: sum(counts.unnamed),
    high_seas: sum(counts.high_seas),
    total: sum(counts.total),
    places: counts.places.map(({ code, figure }) => ({ code, figure: amountAsNumber(figure) })),
  }
}
