import type { Reader } from '#database/access.ts'
import { findReleaseCsv, listPublishedFiles } from '#database/trade/release-csv-queries.ts'
import type { ReleaseFile } from '#database/trade/release-files-queries.ts'
import { csvAddress } from '#domain/bulk/bulk-addresses.ts'
import { DamagedFile } from '#domain/problems.ts'
import type { DataVersion } from '../answers/data-version.ts'
import { GZIP, PARQUET } from '../trade/file-types.ts'
import type { ReleaseBytes } from '../trade/release-bytes.ts'
import type { ReleaseStore, StoredCopy } from './release-store.ts'
import { StoreProblem } from './release-store.ts'

/** Changes come in groups, and a release is accepted in one of them. */
const SETTLED_AFTER_MS = 2000
/** Between a round that left something and the next; twice as long each time. */
const RETRY_AFTER_MS = 30_000
const LONGEST_RETRY_MS = 3_600_000

/** A copy that may be in the store, and how its bytes are had. */
interface FileToCopy extends StoredCopy {
  rows: number
  read: () => Promise<Buffer>
}

interface Setting {
  reader: Reader
  readFile: ReleaseBytes
  store: ReleaseStore
  dataVersion: Pick<DataVersion, 'onChange'>
  log: {
    info: (details: object, message: string) => void
    warn: (details: object, message: string) => void
  }
  /** Tests do not wait. */
  pace?: { settledAfterMs: number; retryAfterMs: number }
}

/** Copies the files of releases to a store, one after the other, and reads them there. Nothing is ever removed from it. */
export class ReleaseCopies {
  readonly #setting: Setting
  readonly #pace: { settledAfterMs: number; retryAfterMs: number }
  readonly #closing = new AbortController()
  /** What this process knows to be in the store, by path. */
  readonly #stored = new Map<string, FileToCopy>()
  #timer: NodeJS.Timeout | undefined
  #retryAfter: number
  #round: Promise<void> = Promise.resolve()

  constructor(setting: Setting) {
    this.#setting = setting
    this.#pace = setting.pace ?? { settledAfterMs: SETTLED_AFTER_MS, retryAfterMs: RETRY_AFTER_MS }
    this.#retryAfter = this.#pace.retryAfterMs
  }

  /** Copies what the store does not have, now and after each change of the data. */
  start(): void {
    this.#setting.dataVersion.onChange(() => this.#wake(this.#pace.settledAfterMs))
  }

  /** Ends the copy under way; the next process makes it. */
  async close(): Promise<void> {
    this.#closing.abort()
    clearTimeout(this.#timer)
    await this.#round
  }

  /** The copy at an address of the portal; undefined where this process does not know of one. */
  find(address: string): FileToCopy | undefined {
    const copy = this.#stored.get(pathOf(address))
    return copy && { ...copy, read: () => this.#readCopy(copy) }
  }

  async #readCopy(copy: StoredCopy): Promise<Buffer> {
    const bytes = await this.#setting.store.get(copy, this.#closing.signal)
    if (bytes === undefined) throw new StoreProblem(`The copy of ${copy.path} is missing or damaged.`)
    return bytes
  }

  #wake(after: number): void {
    if (this.#closing.signal.aborted) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#round = this.#round.then(() => this.#work())
    }, after)
    this.#timer.unref()
  }

  async #work(): Promise<void> {
    const { log } = this.#setting
    const copied = { files: 0, bytes: 0 }
    let left = true
    try {
      left = await this.#copyMissing(copied)
    } catch (problem) {
      if (this.#closing.signal.aborted) return
      log.warn({ err: problem }, 'Files of releases could not be copied to the store; it is tried again')
    }
    if (copied.files > 0) log.info(copied, 'Files of releases were copied to the store')
    if (!left) {
      this.#retryAfter = this.#pace.retryAfterMs
      return
    }
    this.#wake(this.#retryAfter)
    this.#retryAfter = Math.min(2 * this.#retryAfter, LONGEST_RETRY_MS)
  }

  /** Whether a file was left that cannot be read now; the store's own failure ends the round. */
  async #copyMissing(copied: { files: number; bytes: number }): Promise<boolean> {
    let left = false
    for (const { file, csv } of await listPublishedFiles(this.#setting.reader)) {
      if (csv === null) left = true
      for (const copy of this.#copiesOf(file, csv)) {
        this.#closing.signal.throwIfAborted()
        if (this.#stored.get(copy.path)?.sha256 === copy.sha256) continue
        const done = await this.#copy(copy)
        if (done === 'unreadable') left = true
        if (done !== 'copied') continue
        copied.files += 1
        copied.bytes += copy.size
      }
    }
    return left
  }

  async #copy(copy: FileToCopy): Promise<'there' | 'copied' | 'unreadable'> {
    const { store, log } = this.#setting
    const { signal } = this.#closing
    const state = await store.look(copy, signal)
    if (state !== 'same') {
      if (state === 'different')
        log.warn({ file: copy.path }, 'A file in the store is not that of its address; it is copied anew')
      try {
        await store.put(copy, await copy.read(), signal)
      } catch (problem) {
        if (problem instanceof DamagedFile) return 'unreadable'
        throw problem
      }
    }
    this.#stored.set(copy.path, copy)
    return state === 'same' ? 'there' : 'copied'
  }

  /** Of a file and its CSV. */
  #copiesOf(file: ReleaseFile, csv: { sha256: string; size: number } | null): FileToCopy[] {
    const { reader, readFile } = this.#setting
    const { address, sha256, size, rows } = file
    const parquet = { path: pathOf(address), type: PARQUET, sha256, size, rows, read: () => readFile(file) }
    if (csv === null) return [parquet]
    const path = pathOf(csvAddress(address))
    const readCsv = async () => {
      const stored = await findReleaseCsv(reader, file)
      if (stored?.sha256 !== csv.sha256) throw new DamagedFile(`The file ${csvAddress(address)} is damaged`)
      return stored.bytes
    }
    return [parquet, { path, type: GZIP, ...csv, rows, read: readCsv }]
  }
}

const pathOf = (address: string): string => address.replace(/^\//, '')
