import { type FigureQuestion, type FigureValue, figureValues } from '../proof/figure-values.ts'
import { type GroupedTrade, groupedTrade } from './grouped-trade.ts'
import { type ScreeningFlag, screeningFlags } from './screening.ts'
import type { GroupedBy } from './trade-groups.ts'
import type { TradeSelection } from './trade-selection.ts'
import type { TradeFacts } from './trade-signs.ts'
import type { TradeTable } from './trade-table.ts'
import { type TradeTrends, tradeTrends } from './trade-trends.ts'
import { type TradeView, tradeView } from './trade-view.ts'

/** What may be asked of a species' table: the same on the server, in the browser and offline. */
export type TradeJob =
  | { kind: 'view'; question: TradeSelection; facts: TradeFacts }
  | { kind: 'groups'; question: TradeSelection; facts: TradeFacts; grouped_by: GroupedBy[] }
  | { kind: 'trends'; last_complete_year: number | null }
  | { kind: 'screening'; last_complete_year: number | null }
  | { kind: 'figures'; figures: FigureQuestion[] }

/** What each job is answered with; nothing but what JSON can carry. */
export interface TradeAnswers {
  view: TradeView
  groups: GroupedTrade
  trends: TradeTrends
  screening: { flags: ScreeningFlag[] }
  figures: { values: FigureValue[] }
}
export type AnswerTo<Job extends TradeJob> = TradeAnswers[Job['kind']]

/** Answers a job. */
export function answerTradeJob<Job extends TradeJob>(table: TradeTable, job: Job): AnswerTo<Job>
export function answerTradeJob(table: TradeTable, job: TradeJob): TradeAnswers[TradeJob['kind']] {
  switch (job.kind) {
    case 'view':
      return tradeView(table, job.question, job.facts)
    case 'groups':
      return groupedTrade(table, job.question, job.grouped_by, job.facts)
    case 'trends':
      return tradeTrends(table, job.last_complete_year)
    case 'screening':
      return { flags: screeningFlags(table, job.last_complete_year) }
    case 'figures':
      return { values: figureValues(table, job.figures) }
  }
}
