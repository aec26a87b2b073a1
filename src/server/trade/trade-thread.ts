import { Worker } from 'node:worker_threads'
import type { AnswerToExplorer, ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import type { AnswerToCompare, CompareJob } from '#domain/releases/compare-jobs.ts'
import type { AnswerTo, AnyTradeJob } from '#domain/trade/trade-jobs.ts'
import { BackgroundWork, type WorkerLike } from '../background-work.ts'
import type { TradeReply, TradeRequest, WorkerJob } from './trade-messages.ts'

/** A file of a release: its SHA-256, and how to read its bytes where the thread does not have them. */
export interface TradeFile {
  sha256: string
  bytes: () => Promise<ArrayBuffer>
}

/** A species' files of two releases; undefined where one holds no row of it. */
export interface TwoFiles {
  before: TradeFile | undefined
  after: TradeFile | undefined
}

/** The file of one of several species. */
export interface SpeciesFile extends TradeFile {
  species_id: string
  rows: number
}

interface Known {
  job: WorkerJob
  files: readonly (TradeFile | undefined)[]
}

/** Counts trade in a thread of its own. */
export class TradeThread extends BackgroundWork<TradeReply, Known> {
  /** Answers a job on a file. Throws what reading the file throws, and Unavailable where the thread ended over it. */
  ask<Job extends AnyTradeJob>(file: TradeFile, job: Job): Promise<AnswerTo<Job>> {
    return this.#count({ job, files: [file] })
  }

  /** The same on two files. */
  compare<Job extends CompareJob>({ before, after }: TwoFiles, job: Job): Promise<AnswerToCompare<Job>> {
    return this.#count({ job, files: [before, after] })
  }

  /** The same on the files of several species. */
  explore<Job extends ExplorerJob>(files: readonly SpeciesFile[], job: Job): Promise<AnswerToExplorer<Job>> {
    const species = files.map(({ species_id }) => species_id)
    return this.#count({ job: { kind: 'of_species', species, job }, files })
  }

  protected override open(): Worker {
    return new Worker(new URL('./trade-worker.ts', import.meta.url))
  }

  protected override receive(reply: TradeReply, worker: WorkerLike): void {
    const { id } = reply
    if (reply.kind === 'answer') this.settled(id)?.resolve(reply.answer as never)
    else if (reply.kind === 'failed') this.settled(id)?.reject(new Error(reply.message))
    else this.#sendBytes(id, worker)
  }

  #count<Answer>(known: Known): Promise<Answer> {
    return this.send(known, (id) => requestOf(id, known))
  }

  /** Sends a job again with the bytes of its files, which the thread does not have. */
  #sendBytes(id: number, worker: WorkerLike): void {
    const waiting = this.waiting.get(id)
    if (waiting === undefined) return
    Promise.all(waiting.files.map((file) => file?.bytes())).then(
      (bytes) => {
        const request: TradeRequest = { ...requestOf(id, waiting), bytes }
        worker.postMessage(
          request,
          bytes.filter((one) => one !== undefined),
        )
      },
      (problem) => this.settled(id)?.reject(problem),
    )
  }
}

const requestOf = (id: number, { job, files }: Known): TradeRequest => ({
  id,
  files: files.map((file) => file?.sha256),
  job,
})
