import type { AnswerToExplorer, ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import type { AnswerToCompare, CompareJob } from '#domain/releases/compare-jobs.ts'
import type { AnswerTo, AnyTradeJob } from '#domain/trade/trade-jobs.ts'

/** A job on several species: their ids in the order of the files. */
export interface SpeciesJob {
  kind: 'of_species'
  species: readonly string[]
  job: ExplorerJob
}

/** What the worker is asked: about one file, about one species' files of two releases, or about several species. */
export type WorkerJob = AnyTradeJob | CompareJob | SpeciesJob
export type WorkerAnswer = AnswerTo<AnyTradeJob> | AnswerToCompare<CompareJob> | AnswerToExplorer<ExplorerJob>

/** A job on its way to the worker; the files' bytes come along once the worker has asked for them. */
export interface TradeRequest {
  id: number
  /** SHA-256 of each file; undefined where a release has none of the species. */
  files: readonly (string | undefined)[]
  job: WorkerJob
  /** In the order of the files. */
  bytes?: readonly (ArrayBuffer | undefined)[]
}

/** What the worker says of a job. */
export type TradeReply =
  | { id: number; kind: 'answer'; answer: WorkerAnswer }
  /** The worker does not have a file: the job is to be sent again with the bytes. */
  | { id: number; kind: 'missing' }
  | { id: number; kind: 'failed'; message: string }
