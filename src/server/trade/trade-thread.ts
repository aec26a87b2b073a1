import { Worker } from 'node:worker_threads'
import { Unavailable } from '#domain/problems.ts'
import type { AnswerTo, AnyTradeJob } from '#domain/trade/trade-jobs.ts'
import type { TradeReply, TradeRequest } from './trade-messages.ts'

/** A file of a release: its SHA-256, and how its bytes are come by where the thread does not have them. */
export interface TradeFile {
  sha256: string
  bytes: () => Promise<ArrayBuffer>
}

interface Waiting {
  request: TradeRequest
  file: TradeFile
  resolve: (answer: never) => void
  reject: (problem: Error) => void
}

/** Counts trade in a thread of its own, which begins with the first question and begins anew after a fault. */
export class TradeThread {
  #worker: Worker | undefined
  #closed = false
  #lastId = 0
  readonly #waiting = new Map<number, Waiting>()

  /** Answers a job on a file. Throws what reading the file throws, and Unavailable where the thread ended over it. */
  ask<Job extends AnyTradeJob>(file: TradeFile, job: Job): Promise<AnswerTo<Job>> {
    if (this.#closed) return Promise.reject(new Unavailable('The portal is closing'))
    this.#lastId += 1
    const request: TradeRequest = { id: this.#lastId, file: file.sha256, job }
    return new Promise<AnswerTo<Job>>((resolve, reject) => {
      this.#waiting.set(request.id, { request, file, resolve, reject })
      this.#thread().postMessage(request)
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#worker?.terminate()
  }

  #thread(): Worker {
    if (this.#worker !== undefined) return this.#worker
    const worker = new Worker(new URL('./trade-worker.ts', import.meta.url))
    worker.on('message', (reply: TradeReply) => this.#receive(worker, reply))
    worker.on('error', (problem) => this.#fail(worker, problem))
    worker.on('exit', () => this.#fail(worker, new Unavailable('The trade thread ended')))
    worker.unref()
    this.#worker = worker
    return worker
  }

  #receive(worker: Worker, reply: TradeReply): void {
    const waiting = this.#waiting.get(reply.id)
    if (waiting === undefined) return
    if (reply.kind === 'missing') {
      waiting.file.bytes().then(
        (bytes) => worker.postMessage({ ...waiting.request, bytes } satisfies TradeRequest),
        (problem) => this.#settle(reply.id, ({ reject }) => reject(problem)),
      )
      return
    }
    this.#settle(reply.id, ({ resolve, reject }) => {
      if (reply.kind === 'answer') resolve(reply.answer as never)
      else reject(new Error(reply.message))
    })
  }

  #settle(id: number, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (waiting !== undefined) how(waiting)
  }

  #fail(worker: Worker, problem: Error): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    for (const id of [...this.#waiting.keys()]) this.#settle(id, ({ reject }) => reject(problem))
  }
}
