import { Worker } from 'node:worker_threads'
import type { AnswerTo, AnyTradeJob } from '#domain/trade/trade-jobs.ts'
import { WorkerThread } from '../worker-thread.ts'
import type { TradeReply, TradeRequest } from './trade-messages.ts'

/** A file of a release: its SHA-256, and how to read its bytes where the thread does not have them. */
export interface TradeFile {
  sha256: string
  bytes: () => Promise<ArrayBuffer>
}

interface Known {
  job: AnyTradeJob
  file: TradeFile
}

/** Counts trade in a thread of its own. */
export class TradeThread extends WorkerThread<TradeReply, Known> {
  /** Answers a job on a file. Throws what reading the file throws, and Unavailable where the thread ended over it. */
  ask<Job extends AnyTradeJob>(file: TradeFile, job: Job): Promise<AnswerTo<Job>> {
    return this.send({ job, file }, (id): TradeRequest => ({ id, file: file.sha256, job }))
  }

  protected override open(): Worker {
    return new Worker(new URL('./trade-worker.ts', import.meta.url))
  }

  protected override receive(reply: TradeReply, worker: Worker): void {
    const { id } = reply
    if (reply.kind === 'answer') this.settled(id)?.resolve(reply.answer as never)
    else if (reply.kind === 'failed') this.settled(id)?.reject(new Error(reply.message))
    else this.#sendBytes(id, worker)
  }

  /** Sends a job again with the bytes of its file, which the thread does not have. */
  #sendBytes(id: number, worker: Worker): void {
    const waiting = this.waiting.get(id)
    if (waiting === undefined) return
    const { job, file } = waiting
    file.bytes().then(
      (bytes) => worker.postMessage({ id, file: file.sha256, job, bytes } satisfies TradeRequest),
      (problem) => this.settled(id)?.reject(problem),
    )
  }
}
