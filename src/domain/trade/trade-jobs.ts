import { type FigureQuestion, type FigureValue, figureValues } from '../proof/figure-values.ts'
import type { TradeViewQuestion } from '../views/trade-view.ts'
import type { PublishedView } from '../views/view-table.ts'
import { type CountryExports, countryExports, type ExportsQuestion } from './country-exports.ts'
import { type GroupedTrade, groupedTrade } from './grouped-trade.ts'
import type { PublishedFile } from './published-file.ts'
import { type RecordsCsvHead, recordsCsvHead, recordsCsvLines } from './records-csv.ts'
import { type ReleaseCsvPart, releaseCsvPart } from './release-csv.ts'
import { type ScreeningFlag, screeningFlags } from './screening.ts'
import type { GroupedBy } from './trade-dimensions.ts'
import { type FlowsOf, type TradeFlows, tradeFlows } from './trade-flows-view.ts'
import { type TradeRecords, tradeRecords } from './trade-records.ts'
import type { TradeSelection } from './trade-selection.ts'
import type { TradeFacts } from './trade-signs.ts'
import type { TradeTable } from './trade-table.ts'
import { type TradeTrends, tradeTrends } from './trade-trends.ts'
import { type TradeView, tradeView } from './trade-view.ts'

/** What may be asked of a species' table: the same on the server, in the browser and offline. */
export type TradeJob =
  | { kind: 'view'; question: TradeSelection; facts: TradeFacts }
  | { kind: 'groups'; question: TradeSelection; facts: TradeFacts; grouped_by: GroupedBy[] }
  | { kind: 'flows'; question: TradeSelection; facts: TradeFacts; of: FlowsOf }
  | { kind: 'trends'; last_complete_year: number | null }
  | { kind: 'screening'; last_complete_year: number | null }
  | { kind: 'exports'; question: ExportsQuestion; last_complete_year: number | null }
  | { kind: 'figures'; figures: FigureQuestion[] }

/** What each job is answered with; nothing but what JSON can carry. */
export interface TradeAnswers {
  view: TradeView
  groups: GroupedTrade
  flows: TradeFlows
  trends: TradeTrends
  screening: { flags: ScreeningFlag[] }
  exports: CountryExports
  figures: { values: FigureValue[] }
}

/** What may be asked for the rows themselves. */
export type RecordsJob =
  | { kind: 'records'; question: TradeSelection; facts: TradeFacts; from: number; limit: number }
  | { kind: 'csv_head'; question: TradeSelection; release: string }
  | { kind: 'csv_lines'; question: TradeSelection; beside: readonly string[]; from: number }
  | { kind: 'release_csv'; from: number }

/** What each of them is answered with. */
interface RecordsAnswers {
  records: TradeRecords
  csv_head: RecordsCsvHead
  csv_lines: { text: string; next: number | null }
  release_csv: ReleaseCsvPart
}

/** A chart as a table, which `publishedTradeView` answers. */
export type ViewJob = { kind: 'table' } & TradeViewQuestion

export type AnyTradeJob = TradeJob | ViewJob | RecordsJob
export type AnswerTo<Job extends AnyTradeJob> = (TradeAnswers &
  RecordsAnswers & { table: PublishedView })[Job['kind']]

/** Answers a job. */
export function answerTradeJob<Job extends TradeJob>(table: TradeTable, job: Job): AnswerTo<Job>
export function answerTradeJob(table: TradeTable, job: TradeJob): TradeAnswers[TradeJob['kind']] {
  switch (job.kind) {
    case 'view':
      return tradeView(table, job.question, job.facts)
    case 'groups':
      return groupedTrade(table, job.question, job.grouped_by, job.facts)
    case 'flows':
      return tradeFlows(table, job.question, job.of, job.facts)
    case 'trends':
      return tradeTrends(table, job.last_complete_year)
    case 'screening':
      return { flags: screeningFlags(table, job.last_complete_year) }
    case 'exports':
      return countryExports(table, job.question, job.last_complete_year)
    case 'figures':
      return { values: figureValues(table, job.figures) }
  }
}

const RECORDS_JOBS: readonly AnyTradeJob['kind'][] = ['records', 'csv_head', 'csv_lines', 'release_csv']

/** Whether a job needs whole rows, and with them all columns of the file. */
export const isRecordsJob = (job: AnyTradeJob): job is RecordsJob =>
  RECORDS_JOBS.some((kind) => kind === job.kind)

/** Answers a job about the rows themselves. */
export function answerRecordsJob<Job extends RecordsJob>(file: PublishedFile, job: Job): AnswerTo<Job>
export function answerRecordsJob(file: PublishedFile, job: RecordsJob): AnswerTo<RecordsJob> {
  switch (job.kind) {
    case 'records':
      return tradeRecords(file, job)
    case 'csv_head':
      return recordsCsvHead(file, job.question, job.release)
    case 'csv_lines':
      return recordsCsvLines(file, job)
    case 'release_csv':
      return releaseCsvPart(file, job.from)
  }
}
