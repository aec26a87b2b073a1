import type { EventEmitter } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { Unavailable } from '#domain/problems.ts'
import { THREAD_SEMI_SPACE_MB } from './memory-limits.ts'

/** For threads that begin from now on. One given at the start of the process would rule over their `resourceLimits`. */
setFlagsFromString(`--max-semi-space-size=${THREAD_SEMI_SPACE_MB}`)

/** A thread, or a process that is used like one. It emits 'message', and once 'error' or 'exit'. */
export interface WorkerLike extends EventEmitter {
  /** Buffers that are moved are no longer the sender's; a process is sent a copy. */
  postMessage(message: object, moved?: readonly ArrayBuffer[]): void
  unref(): void
  terminate(): Promise<unknown>
}

interface Waiting {
  resolve: (result: never) => void
  reject: (problem: Error) => void
}

/** Work beside the server, in a thread or a process that begins with the first request and begins again after a fault. */
export abstract class BackgroundWork<Reply, Known> {
  readonly #endsAfterMs: number | undefined
  #worker: WorkerLike | undefined
  #ending: NodeJS.Timeout | undefined
  #isClosed = false
  #lastId = 0
  /** What is known of each request without a result, by its id. */
  protected readonly waiting = new Map<number, Known & Waiting>()

  /** Where it has had nothing to do for so long, it ends too; without a number it stays. */
  constructor(endsAfterMs?: number) {
    this.#endsAfterMs = endsAfterMs
  }

  protected abstract open(): WorkerLike
  protected abstract receive(reply: Reply, worker: WorkerLike): void
  /** It ended by itself. */
  protected failed(): void {}

  /** Sends a request under a new id. Throws Unavailable where the work ends over it. */
  protected send<Result>(known: Known, requestOf: (id: number) => object): Promise<Result> {
    if (this.#isClosed) return Promise.reject(new Unavailable('The portal is closing'))
    clearTimeout(this.#ending)
    this.#lastId += 1
    const id = this.#lastId
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { ...known, resolve, reject })
      this.#begun().postMessage(requestOf(id))
    })
  }

  /** The request of this id, which has its result now; undefined where it has failed already. */
  protected settled(id: number): (Known & Waiting) | undefined {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    if (this.waiting.size === 0) this.#endLater()
    return waiting
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#ending)
    await this.#worker?.terminate()
  }

  #begun(): WorkerLike {
    if (this.#worker !== undefined) return this.#worker
    const worker = this.open()
    worker.on('message', (reply: Reply) => this.receive(reply, worker))
    worker.on('error', (problem: Error) => this.#fail(worker, problem))
    worker.on('exit', () => this.#fail(worker, new Unavailable('The thread or process ended')))
    worker.unref()
    this.#worker = worker
    return worker
  }

  #endLater(): void {
    if (this.#endsAfterMs === undefined) return
    clearTimeout(this.#ending)
    this.#ending = setTimeout(() => this.#end(), this.#endsAfterMs)
    this.#ending.unref()
  }

  #end(): void {
    const worker = this.#worker
    this.#worker = undefined
    void worker?.terminate()
  }

  #fail(worker: WorkerLike, problem: Error): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    this.failed()
    for (const { reject } of this.waiting.values()) reject(problem)
    this.waiting.clear()
  }
}
