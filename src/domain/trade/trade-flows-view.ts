import { ArticleRows } from './article-rows.ts'
import { drawnFlows } from './flow-counts.ts'
import { type FlowsOfYears, SpanFlows } from './flows-of-years.ts'
import { inOnePart, oncePerPart } from './in-parts.ts'
import { RecordsOfArticles, yearWindow } from './main-article.ts'
import { rowsWith } from './row-counts.ts'
import { columnOfCodes, groupRows, recodedBy } from './row-groups.ts'
import { ArticleSignCounts, SignCounts } from './sign-counts.ts'
import { addedBasis, countedRows, noRowsCounted } from './trade-basis.ts'
import { columnOfDimension } from './trade-dimensions.ts'
import { rowsSentOn } from './trade-flows.ts'
import type { TradeSelection } from './trade-selection.ts'
import { signsOfCounts, type TradeFacts } from './trade-signs.ts'
import {
  type AlikeTable,
  type Article,
  type CountedTable,
  placeOfArticle,
  type TradeTable,
} from './trade-table.ts'
import { shownArticle } from './trade-view.ts'

/** What the figures of flows are: the quantity of one article, or rows. */
export const FLOWS_OF = ['quantity', 'records'] as const
export type FlowsOf = (typeof FLOWS_OF)[number]

const DECADE = 10

/** The flows of the article shown, or of rows, in all and by decade. Source: trade-methods, sections 3 and 4. */
export const tradeFlows = (
  table: TradeTable | AlikeTable,
  question: TradeSelection,
  of: FlowsOf,
  facts: TradeFacts,
) => inOnePart(tradeFlowsInParts(question, of, facts), table)

/** The same of records in parts. */
export function* tradeFlowsInParts(question: TradeSelection, of: FlowsOf, facts: TradeFacts) {
  const countedIn = oncePerPart((part: TradeTable | AlikeTable) => countedRows(part, question))
  let basis = noRowsCounted(question)
  const all = new SpanFlows(question)
  const decades = new Map<number, SpanFlows>()
  const signs = new SignCounts()
  const articles = new ArticleRows()
  const ofAllRows = new RecordsOfArticles()
  let sentOnRows = 0
  const addFlows = (part: TradeTable | AlikeTable, rows: Uint32Array, article: Article | null) => {
    all.add(part, rows, article)
    for (const [decade, ofDecade] of rowsOfDecades(part, rows)) {
      const span = decades.get(decade) ?? new SpanFlows(question)
      span.add(part, ofDecade, article)
      decades.set(decade, span)
    }
    sentOnRows += rowsSentOn(part, rows)
  }

  yield (part: TradeTable | AlikeTable) => {
    const { recordRows, quantityRows, ...ofPart } = countedIn(part)
    basis = addedBasis(basis, ofPart)
    signs.add(part, recordRows)
    if (of === 'records') return addFlows(part, recordRows, null)
    articles.add(part, quantityRows)
    ofAllRows.add(part)
  }
  const { main } = ofAllRows.ranked(yearWindow(facts.last_complete_year ?? ofAllRows.lastYear))
  const { article } = shownArticle(main, articles.mostFirst)
  const ofArticle = article && new ArticleSignCounts(article)
  if (article !== null)
    yield (part: TradeTable | AlikeTable) => {
      const { recordRows, quantityRows } = countedIn(part)
      const place = placeOfArticle(part, article)
      ofArticle?.add(part, rowsWith(part.article, place, recordRows))
      addFlows(part, rowsWith(part.article, place, quantityRows), article)
    }
  return {
    ...basis,
    signs: signsOfCounts(signs, question, ofArticle, facts),
    of,
    /** Null where rows are counted, or none are left. */
    article,
    /** All years of the choice; null where no row is left. */
    all: all.counted(),
    /** The same for each ten years, as '1980' to '1989'; the flows beyond those drawn are in the sums alone. */
    decades: [...decades]
      .sort(([one], [other]) => one - other)
      .flatMap(([, span]): FlowsOfYears[] => {
        const ofDecade = span.counted()
        if (ofDecade === null) return []
        const { flows, ...sums } = ofDecade
        return [{ ...sums, flows: drawnFlows(flows), apart: [] }]
      }),
    /** Rows of goods of Arctic countries that others sent on: by source country they are under the Arctic one. */
    sent_on_rows: sentOnRows,
  }
}

/** The flows that a choice leaves. Every quantity is the nearest double of an exact sum. */
export type TradeFlows = ReturnType<typeof tradeFlows>

/** Rows by the decade of their year: 198 is '1980' to '1989'. */
function rowsOfDecades(table: CountedTable, rows: Uint32Array): [decade: number, rows: Uint32Array][] {
  const years = columnOfDimension(table, 'year')
  const decades = recodedBy(years, (year) => Math.floor(Number(year) / DECADE))
  const last = decades.reduce((latest, decade) => Math.max(latest, decade), 0)
  const column = columnOfCodes(
    decades,
    Array.from({ length: last + 1 }, (_, decade) => decade),
  )
  return groupRows([column], rows).map(({ values: [decade], rows: ofDecade }) => [Number(decade), ofDecade])
}
