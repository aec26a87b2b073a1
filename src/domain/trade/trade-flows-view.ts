import { type Amount, amountAsNumber } from './amounts.ts'
import { type AnyFlow, drawnFlows, type FlowCounts, type FlowSum } from './flow-counts.ts'
import { rowsWith } from './row-counts.ts'
import { columnOfCodes, groupRows, recodedBy } from './row-groups.ts'
import { countedRows } from './trade-basis.ts'
import { columnOfDimension } from './trade-dimensions.ts'
import { quantityFlows, recordFlows, rowsSentOn } from './trade-flows.ts'
import { articleAmounts } from './trade-groups.ts'
import { lineAmounts, linesOfArticle } from './trade-quantities.ts'
import { basisOf, type TradeSelection } from './trade-selection.ts'
import { recordsOfArticle, type TradeFacts, tradeSigns } from './trade-signs.ts'
import {
  type AlikeTable,
  type Article,
  type CountedTable,
  isSameArticle,
  type TradeTable,
} from './trade-table.ts'
import { shownArticle } from './trade-view.ts'

/** What the figures of flows are: the quantity of one article, or rows. */
export const FLOWS_OF = ['quantity', 'records'] as const
export type FlowsOf = (typeof FLOWS_OF)[number]

/** The flows of a part of the years, both ends included. */
export interface FlowsOfYears extends FlowCounts<number> {
  first: number
  last: number
}

const DECADE = 10

/** The flows of the article shown, or of rows, in all and by decade. Source: trade-methods, sections 3 and 4. */
export function tradeFlows(
  table: TradeTable | AlikeTable,
  question: TradeSelection,
  of: FlowsOf,
  facts: TradeFacts,
) {
  const { recordRows, quantityRows, ...basis } = countedRows(table, question)
  const article = of === 'quantity' ? articleShown(table, quantityRows, facts) : null
  const rows = of === 'records' ? recordRows : rowsOf(table, quantityRows, article)
  const count = (some: Uint32Array) =>
    of === 'records'
      ? recordFlows(table, some, basis.by)
      : inNumbers(
          quantityFlows(table, {
            rows: some,
            lines: linesOfArticle(table, lineAmounts(table, some), article),
            basis: basisOf(basis.reporter),
            by: basis.by,
          }),
        )
  return {
    ...basis,
    signs: tradeSigns(table, recordRows, question, recordsOfArticle(table, recordRows, article), facts),
    of,
    /** Null where rows are counted, or none are left. */
    article,
    /** All years of the choice; null where no row is left. */
    all: rows.length === 0 ? null : { ...yearsOf(table, rows), ...count(rows) },
    /** The same for each ten years, as '1980' to '1989'; the flows beyond those drawn are in the sums alone. */
    decades: decadesOf(table, rows).map((ofDecade): FlowsOfYears => {
      const { flows, ...sums } = count(ofDecade)
      return { ...yearsOf(table, ofDecade), ...sums, flows: drawnFlows(flows), apart: [] }
    }),
    /** Rows of goods of Arctic countries that others sent on: by source country they are under the Arctic one. */
    sent_on_rows: rowsSentOn(table, rows),
  }
}

/** The flows that a choice leaves. Every quantity is the nearest double of an exact sum. */
export type TradeFlows = ReturnType<typeof tradeFlows>

function articleShown(table: CountedTable, rows: Uint32Array, facts: TradeFacts): Article | null {
  const articles = articleAmounts(table, rows, lineAmounts(table, rows))
  return shownArticle(table, articles, facts).article
}

function rowsOf(table: CountedTable, rows: Uint32Array, article: Article | null): Uint32Array {
  const place = table.articles.findIndex((one) => isSameArticle(one, article))
  return rowsWith(table.article, place, rows)
}

function decadesOf(table: CountedTable, rows: Uint32Array): Uint32Array[] {
  const years = columnOfDimension(table, 'year')
  const decades = recodedBy(years, (year) => Math.floor(Number(year) / DECADE))
  const last = decades.reduce((latest, decade) => Math.max(latest, decade), 0)
  const column = columnOfCodes(
    decades,
    Array.from({ length: last + 1 }, (_, decade) => decade),
  )
  return groupRows([column], rows)
    .sort(({ values: [one] }, { values: [other] }) => Number(one) - Number(other))
    .map((group) => group.rows)
}

/** The first and the last year of rows. */
function yearsOf(table: CountedTable, rows: Uint32Array): { first: number; last: number } {
  let first = Number.POSITIVE_INFINITY
  let last = 0
  for (let place = 0; place < rows.length; place++) {
    const year = table.year[rows[place] ?? 0] ?? 0
    first = Math.min(first, year)
    last = Math.max(last, year)
  }
  return { first, last }
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
