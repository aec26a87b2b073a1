import type { PublishedFile } from '../trade/published-file.ts'
import { FURTHER_COLUMNS } from '../trade/trade-file.ts'
import { CODED_COLUMNS, type TradeColumns, tradeTable } from '../trade/trade-table.ts'
import { type ChangesByCountry, changesByCountry } from './changes-by-country.ts'
import { differingRows } from './differing-rows.ts'
import { type HeadlineFigures, headlineFigures } from './headline-figures.ts'
import { type ChangesOfMeasure, largestChanges } from './largest-changes.ts'
import type { RowChange } from './row-change.ts'
import { countRows, type RowCounts, type RowDifference, rowDifferences } from './row-difference.ts'

/** What may be asked of a species' files of two releases. */
export type CompareJob =
  | { kind: 'compare'; last_complete_year: LastCompleteYears }
  | { kind: 'differences'; change: RowChange | undefined; from: number; limit: number }

/** One of each release. */
export interface Both<Value> {
  before: Value
  after: Value
}

/** The last years that two releases hold in full; null where that is not known. */
export type LastCompleteYears = Both<number | null>

/** How a species' trade differs between two releases. */
export interface ComparedSpecies {
  rows: RowCounts
  figures: Both<HeadlineFigures | null>
  largest: ChangesOfMeasure[]
}

/** The same with what became of the rows of each country. */
export interface ComparedFiles extends ComparedSpecies {
  by_country: ChangesByCountry
}

/** What each job is answered with; nothing but what JSON can carry. */
interface CompareAnswers {
  compare: ComparedFiles
  differences: { counts: RowCounts; rows: RowDifference[]; total: number }
}

export type AnswerToCompare<Job extends CompareJob> = CompareAnswers[Job['kind']]

/** Whether a job is about two files. */
export const isCompareJob = (job: { kind: string }): job is CompareJob =>
  job.kind === 'compare' || job.kind === 'differences'

/** Answers a job about two files. */
export function answerCompareJob<Job extends CompareJob>(
  files: Both<PublishedFile>,
  job: Job,
): AnswerToCompare<Job>
export function answerCompareJob(
  { before, after }: Both<PublishedFile>,
  job: CompareJob,
): CompareAnswers[CompareJob['kind']] {
  const places = differingRows(before, after)
  const counts = countRows(before, after, places)
  if (job.kind === 'differences') {
    const { change: kind, from, limit } = job
    return { counts, ...rowDifferences(before, after, places, { kind, from, limit }) }
  }
  return {
    rows: counts,
    figures: {
      before: headlineFigures(before.table, job.last_complete_year.before),
      after: headlineFigures(after.table, job.last_complete_year.after),
    },
    largest: largestChanges(before.table, after.table),
    by_country: changesByCountry(before, after, places),
  }
}

/** In the place of a file of a release that holds no row of the species. */
export const NO_ROWS: PublishedFile = {
  length: 0,
  table: tradeTable(
    Object.fromEntries(
      ['record_id', 'year', 'quantity', ...CODED_COLUMNS].map((name) => [name, []]),
    ) as unknown as TradeColumns,
  ),
  further: Object.fromEntries(
    FURTHER_COLUMNS.map((name) => [name, []]),
  ) as unknown as PublishedFile['further'],
  about: {},
}
