import { Worker } from 'node:worker_threads'
import { DatabaseError } from 'pg'
import type { EngineAnswer, EngineJob } from './embedded-messages.ts'
import { CannotOpen, type DataVersionListener } from './engine.ts'

type Done = Extract<EngineAnswer, { kind: 'done' }>
type Query = Omit<Extract<EngineJob, { kind: 'query' }>, 'id' | 'kind'>

/** The engine's thread seen from outside: a query goes in, its rows come out, in the order asked. */
export class EngineThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, { resolve: (done: Done) => void; reject: (problem: Error) => void }>()
  readonly #listeners = new Set<DataVersionListener>()
  #lastId = 0
  /** Why nothing can be asked any more, once the thread has ended. */
  #ended: Error | undefined

  /** Opens the folder, or a database in memory without one. Throws CannotOpen when the engine does not start. */
  static async start(folder: string | undefined): Promise<EngineThread> {
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: { folder } })
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve())
      worker.once('error', (problem) => {
        reject(new CannotOpen(`The embedded database in ${folder} does not open: ${problem.message}`))
      })
    })
    return new EngineThread(worker)
  }

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (answer: EngineAnswer) => this.#receive(answer))
    worker.on('error', (problem) => this.#failAll(problem))
    worker.on('exit', () => this.#failAll(new Error('The embedded database was closed')))
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined
  }

  query(query: Query): Promise<Done> {
    return this.#ask((id) => ({ kind: 'query', id, ...query }))
  }

  onDataVersion(listener: DataVersionListener): void {
    this.#listeners.add(listener)
  }

  async close(): Promise<void> {
    await this.#ask((id) => ({ kind: 'close', id }))
    await this.#worker.terminate()
  }

  #ask(job: (id: number) => EngineJob): Promise<Done> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended)
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage(job(id))
    })
  }

  #receive(answer: EngineAnswer): void {
    if (answer.kind === 'data-version') {
      for (const listener of this.#listeners) listener(answer.version)
    }
    if (answer.kind === 'done' || answer.kind === 'failed') {
      const waiting = this.#waiting.get(answer.id)
      this.#waiting.delete(answer.id)
      if (answer.kind === 'done') waiting?.resolve(answer)
      else waiting?.reject(asDatabaseError(answer))
    }
  }

  #failAll(problem: Error): void {
    this.#ended = problem
    for (const { reject } of this.#waiting.values()) reject(problem)
    this.#waiting.clear()
  }
}

function asDatabaseError({ message, code, detail, constraint }: Extract<EngineAnswer, { kind: 'failed' }>) {
  return Object.assign(new DatabaseError(message, message.length, 'error'), { code, detail, constraint })
}
