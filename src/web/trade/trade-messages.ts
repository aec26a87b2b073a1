import type { AnswerToExplorer, ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import type { TradeAnswers, TradeJob } from '#domain/trade/trade-jobs.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import type { TradeTable } from '#domain/trade/trade-table.ts'

/** The address and the checksum of a species' file. */
export interface TradeFileName {
  /** As answers name it. */
  release: string
  address: string
  /** Of the bytes, in hexadecimal digits. */
  sha256: string
  /** In bytes. */
  size: number
}

/** The file of one of several species. */
export type SpeciesFileName = Pick<TradeFileName, 'address' | 'sha256'> & { species_id: string }

/** A task of the worker: about the file that is open, or about any of those that are loaded. */
export type TradeTask =
  | { kind: 'open'; file: TradeFileName }
  | { kind: 'table' }
  | { kind: 'job'; job: TradeJob }
  | { kind: 'rows'; question: TradeSelection; release: string }
  | { kind: 'load'; file: SpeciesFileName }
  | { kind: 'combine'; files: readonly SpeciesFileName[] }
  | { kind: 'explore'; files: readonly SpeciesFileName[]; job: ExplorerJob }

export type WorkerRequest = TradeTask & { id: number }

/** The answer to each task. */
export interface TaskAnswers {
  /** How many rows the file has. */
  open: number
  table: TradeTable
  job: TradeAnswers[TradeJob['kind']]
  /** A CSV file in pieces, and its name without the ending. */
  rows: { name: string; parts: string[] }
  /** How many rows the file has. */
  load: number
  /** How many rows the tables have together. */
  combine: number
  explore: AnswerToExplorer<ExplorerJob>
}

export type WorkerReply =
  | { kind: 'progress'; received: number }
  | { kind: 'answer'; id: number; answer: TaskAnswers[TradeTask['kind']] }
  | { kind: 'failed'; id: number; message: string }
