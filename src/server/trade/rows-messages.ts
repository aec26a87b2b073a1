import type { AnswerToExplorer, ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import type { StoredFile } from './rows-store.ts'

/** A job on its way to the thread; the bytes of some files come along once the thread has asked for them. */
export interface RowsRequest {
  id: number
  files: readonly StoredFile[]
  job: ExplorerJob
  bytes?: ReadonlyMap<string, Uint8Array>
}

/** What the thread says of a job. */
export type RowsReply =
  | { id: number; kind: 'answer'; answer: AnswerToExplorer<ExplorerJob> }
  /** The thread does not have these files: the job is to be sent again with their bytes. */
  | { id: number; kind: 'missing'; files: readonly string[] }
  /** This machine cannot run DuckDB. */
  | { id: number; kind: 'unavailable'; message: string }
  | { id: number; kind: 'failed'; message: string }
