import { setFlagsFromString } from 'node:v8'
import type { Worker } from 'node:worker_threads'
import { Unavailable } from '#domain/problems.ts'
import { THREAD_SEMI_SPACE_MB } from './memory-limits.ts'

/** For threads that begin from now on. One given at the start of the process would rule over their `resourceLimits`. */
setFlagsFromString(`--max-semi-space-size=${THREAD_SEMI_SPACE_MB}`)

interface Waiting {
  resolve: (result: never) => void
  reject: (problem: Error) => void
}

/** Work in a thread of its own, which begins with the first request and begins again after a fault. */
export abstract class WorkerThread<Reply, Known> {
  #worker: Worker | undefined
  #isClosed = false
  #lastId = 0
  /** What is known of each request without a result, by its id. */
  protected readonly waiting = new Map<number, Known & Waiting>()

  protected abstract open(): Worker
  protected abstract receive(reply: Reply, worker: Worker): void

  /** Sends a request under a new id. Throws Unavailable where the thread ends over it. */
  protected send<Result>(known: Known, requestOf: (id: number) => object): Promise<Result> {
    if (this.#isClosed) return Promise.reject(new Unavailable('The portal is closing'))
    this.#lastId += 1
    const id = this.#lastId
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { ...known, resolve, reject })
      this.#thread().postMessage(requestOf(id))
    })
  }

  /** The request of this id, which has its result now; undefined where it has failed already. */
  protected settled(id: number): (Known & Waiting) | undefined {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    return waiting
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#worker?.terminate()
  }

  #thread(): Worker {
    if (this.#worker !== undefined) return this.#worker
    const worker = this.open()
    worker.on('message', (reply: Reply) => this.receive(reply, worker))
    worker.on('error', (problem) => this.#fail(worker, problem))
    worker.on('exit', () => this.#fail(worker, new Unavailable('The thread ended')))
    worker.unref()
    this.#worker = worker
    return worker
  }

  #fail(worker: Worker, problem: Error): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    for (const { reject } of this.waiting.values()) reject(problem)
    this.waiting.clear()
  }
}
