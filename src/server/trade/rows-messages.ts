import type { AnswerToExplorer, ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import type { StoredFile } from './rows-store.ts'

/** A job, and the files whose rows it is about. */
export interface RowsJob {
  files: readonly StoredFile[]
  job: ExplorerJob
}

/** What the process is told of a job. */
export type RowsRequest =
  | ({ id: number; kind: 'asked' } & RowsJob)
  /** Bytes of some of the files that the process does not have. */
  | { id: number; kind: 'bytes'; bytes: ReadonlyMap<string, Uint8Array> }
  /** They cannot be read. */
  | { id: number; kind: 'given_up' }

/** What the process says of a job. */
export type RowsReply =
  | { id: number; kind: 'answer'; answer: AnswerToExplorer<ExplorerJob> }
  /** The process does not have these files: it waits for their bytes. */
  | { id: number; kind: 'missing'; files: readonly string[] }
  /** This machine cannot run DuckDB. */
  | { id: number; kind: 'unavailable'; message: string }
  | { id: number; kind: 'failed'; message: string }
