import { existsSync, statfsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { DatabaseError } from 'pg'
import { isDiskFull } from '../disk-full.ts'
import type { EngineAnswer, EngineJob, EngineStart } from './embedded-messages.ts'
import { CannotOpen, type DataVersionListener } from './engine.ts'

const WEDGED = 'cannot drop active portal'

/** One file of the engine's log, in megabytes. */
const ROOM_TO_OPEN = 16

/** Not by import.meta.resolve, which the set-up of the tests has not. */
const PROGRAM = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')

let compiled: Promise<WebAssembly.Module> | undefined

/** Compiled once for all engines of a process, which share it with their threads: it takes most of an opening. */
function engineProgram(): Promise<WebAssembly.Module> {
  compiled ??= readFile(PROGRAM).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}

type Done = Extract<EngineAnswer, { kind: 'done' }>
type Query = Omit<Extract<EngineJob, { kind: 'query' }>, 'id' | 'kind'>

/** The engine's thread seen from outside: a query goes in, its rows come out, in the order asked. */
export class EngineThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, { resolve: (done: Done) => void; reject: (problem: Error) => void }>()
  readonly #listeners = new Set<DataVersionListener>()
  #lastId = 0
  /** The last time that the disk had no room. */
  #noRoom: Error | undefined
  /** Why nothing can be asked any more, once the thread has ended. */
  #failure: Error | undefined
  /** When the thread has let go of the folder. */
  readonly ended: Promise<void>

  /**
   * Opens the folder, or a database in memory without one; an empty one begins as the image, where there is one.
   * Throws CannotOpen when the engine does not start.
   */
  static async start(folder: string | undefined, image?: string): Promise<EngineThread> {
    const workerData: EngineStart = { folder, image, program: await engineProgram() }
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData })
    const database = `The embedded database in ${folder ?? 'memory'}`
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve())
      worker.once('error', (problem) => {
        reject(new CannotOpen(`${database} does not open: ${whyNot(problem, folder)}`))
      })
      worker.once('exit', () => reject(new CannotOpen(`${database} does not open.`)))
    })
    return new EngineThread(worker)
  }

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (answer: EngineAnswer) => this.#receive(answer))
    worker.on('error', (problem) => this.#failAll(closed({ cause: problem })))
    this.ended = new Promise((resolve) => {
      worker.on('exit', () => {
        this.#failAll(closed())
        resolve()
      })
    })
  }

  get hasEnded(): boolean {
    return this.#failure !== undefined
  }

  query(query: Query): Promise<Done> {
    return this.#ask((id) => ({ kind: 'query', id, ...query }))
  }

  onDataVersion(listener: DataVersionListener): void {
    this.#listeners.add(listener)
  }

  async close(): Promise<void> {
    if (this.hasEnded) return this.ended
    await this.#ask((id) => ({ kind: 'close', id }))
    await this.#worker.terminate()
  }

  #ask(job: (id: number) => EngineJob): Promise<Done> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure)
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage(job(id))
    })
  }

  #receive(answer: EngineAnswer): void {
    if (answer.kind === 'data-versions') {
      for (const listener of this.#listeners) listener(answer.versions)
    }
    if (answer.kind === 'done' || answer.kind === 'failed') {
      const waiting = this.#waiting.get(answer.id)
      this.#waiting.delete(answer.id)
      if (answer.kind === 'done') waiting?.resolve(answer)
      else waiting?.reject(this.#reasonOf(asDatabaseError(answer)))
    }
  }

  /** Once there was no room for its log the engine can do nothing more, and says something else of it each time. */
  #reasonOf(problem: Error): Error {
    if (isDiskFull(problem)) this.#noRoom = problem
    return problem.message.startsWith(WEDGED) ? (this.#noRoom ?? problem) : problem
  }

  #failAll(problem: Error): void {
    this.#failure ??= problem
    for (const { reject } of this.#waiting.values()) reject(problem)
    this.#waiting.clear()
  }
}

const closed = (why?: ErrorOptions) => new Error('The embedded database was closed', why)

/** The engine itself does not say that it found no room. */
function whyNot({ message }: Error, folder: string | undefined): string {
  if (folder === undefined || !existsSync(folder)) return message
  const { bavail, bsize } = statfsSync(folder)
  const megabytes = Math.floor((bavail * bsize) / 1_000_000)
  return megabytes < ROOM_TO_OPEN ? `its disk has ${megabytes} MB of room left (${message})` : message
}

function asDatabaseError({ message, code, detail, constraint }: Extract<EngineAnswer, { kind: 'failed' }>) {
  return Object.assign(new DatabaseError(message, message.length, 'error'), { code, detail, constraint })
}
