import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerToExplorer, ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import { BackgroundWork, type WorkerLike } from '../background-work.ts'
import { PART_ROWS, STORED_ROWS } from '../memory-limits.ts'
import { workerProcess } from '../worker-process.ts'
import type { RowsReply, RowsRequest } from './rows-messages.ts'
import type { SpeciesFile } from './trade-thread.ts'

interface Known {
  files: readonly SpeciesFile[]
}

/** This machine cannot run DuckDB. */
export class NoRowsStore extends Error {}

/** Few questions need it. What it took in stays in its folder for when it begins again. */
const ENDS_AFTER_MS = 30_000

/**
 * Counts the trade of many species in a process of its own, from rows in a folder that this user alone may read: DuckDB holds several
 * hundred megabytes for a while, which the portal would not get back.
 */
export class RowsProcess extends BackgroundWork<RowsReply, Known> {
  readonly #mostRows: number
  readonly #partRows: number
  #folder: string | undefined
  readonly #removeFolder = () => {
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true })
    this.#folder = undefined
  }

  /** Up to `mostRows` rows are cached for later questions; more are counted in parts of up to `partRows`. */
  constructor(mostRows = STORED_ROWS, partRows = PART_ROWS, endsAfterMs = ENDS_AFTER_MS) {
    super(endsAfterMs)
    this.#mostRows = mostRows
    this.#partRows = partRows
  }

  /** Throws NoRowsStore where this machine cannot, what reading a file throws, and Unavailable where the process ended over it. */
  explore<Job extends ExplorerJob>(files: readonly SpeciesFile[], job: Job): Promise<AnswerToExplorer<Job>> {
    const asked = files.map(({ species_id, sha256 }) => ({ species_id, sha256 }))
    return this.send({ files }, (id): RowsRequest => ({ id, kind: 'asked', files: asked, job }))
  }

  override async close(): Promise<void> {
    await super.close()
    this.#forget()
  }

  protected override open(): WorkerLike {
    if (this.#folder === undefined) {
      this.#folder = mkdtempSync(join(tmpdir(), 'arctic-tracker-rows-'))
      process.once('exit', this.#removeFolder)
    }
    return workerProcess(new URL('./rows-worker.ts', import.meta.url), {
      folder: this.#folder,
      mostRows: this.#mostRows,
      partRows: this.#partRows,
    })
  }

  /** What it was writing may be damaged. */
  protected override failed(): void {
    this.#forget()
  }

  #forget(): void {
    process.off('exit', this.#removeFolder)
    this.#removeFolder()
  }

  protected override receive(reply: RowsReply, worker: WorkerLike): void {
    const { id } = reply
    if (reply.kind === 'answer') this.settled(id)?.resolve(reply.answer as never)
    else if (reply.kind === 'unavailable') this.settled(id)?.reject(new NoRowsStore(reply.message))
    else if (reply.kind === 'failed') this.settled(id)?.reject(new Error(reply.message))
    else this.#sendBytes(id, reply.files, worker)
  }

  #sendBytes(id: number, missing: readonly string[], worker: WorkerLike): void {
    const waiting = this.waiting.get(id)
    if (waiting === undefined) return
    const isMissing = new Set(missing)
    const files = firstOf(waiting.files.filter(({ sha256 }) => isMissing.has(sha256)))
    Promise.all(
      files.map(async ({ sha256, bytes }) => [sha256, new Uint8Array(await bytes())] as const),
    ).then(
      (read) => {
        const request: RowsRequest = { id, kind: 'bytes', bytes: new Map(read) }
        worker.postMessage(request)
        // They were copied; V8 would give them back once there are 64 MB of them.
        for (const [, { buffer }] of read) buffer.transfer(0)
      },
      (problem) => {
        worker.postMessage({ id, kind: 'given_up' } satisfies RowsRequest)
        this.settled(id)?.reject(problem)
      },
    )
  }
}

/** As many files are taken in at once as have so many records: DuckDB has no memory to group three times as many. */
const MOST_RECORDS = 100_000

/** The first files that have no more records together; a larger one by itself. */
function firstOf(files: readonly SpeciesFile[]): SpeciesFile[] {
  let records = 0
  return files.filter(({ rows }, place) => {
    records += rows
    return place === 0 || records <= MOST_RECORDS
  })
}
