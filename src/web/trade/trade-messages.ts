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

/** A task of the worker. */
export type TradeTask =
  | { kind: 'open'; file: TradeFileName }
  | { kind: 'table' }
  | { kind: 'job'; job: TradeJob }
  | { kind: 'rows'; question: TradeSelection; release: string }

export type WorkerRequest = TradeTask & { id: number }

/** The answer to each task. */
export interface TaskAnswers {
  /** How many rows the file has. */
  open: number
  table: TradeTable
  job: TradeAnswers[TradeJob['kind']]
  /** A CSV file in pieces, and its name without the ending. */
  rows: { name: string; parts: string[] }
}

export type WorkerReply =
  | { kind: 'progress'; received: number }
  | { kind: 'answer'; id: number; answer: TaskAnswers[TradeTask['kind']] }
  | { kind: 'failed'; id: number; message: string }
