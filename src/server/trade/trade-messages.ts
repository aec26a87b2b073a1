import type { AnswerTo, AnyTradeJob } from '#domain/trade/trade-jobs.ts'

/** A job on its way to the worker; the file's bytes come along once the worker has asked for them. */
export interface TradeRequest {
  id: number
  /** SHA-256 of the file. */
  file: string
  job: AnyTradeJob
  bytes?: ArrayBuffer
}

/** What the worker says of a job. */
export type TradeReply =
  | { id: number; kind: 'answer'; answer: AnswerTo<AnyTradeJob> }
  /** The worker does not have the file: the job is to be sent again with its bytes. */
  | { id: number; kind: 'missing' }
  | { id: number; kind: 'failed'; message: string }
