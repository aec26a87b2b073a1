import type { DataVersions } from '../releases/data-scopes.ts'
import { READ_VERSIONS, versionsInRows } from './data-versions-text.ts'
import { EngineThread } from './embedded-thread.ts'
import type { DataVersionListener } from './engine.ts'

/**
 * The embedded engine on its folder. When its thread ends, as it does where it finds no memory, what was asked of it
 * fails and another one is started. A database in memory ends with its thread.
 */
export class EmbeddedEngine {
  readonly #folder: string | undefined
  readonly #listeners = new Set<DataVersionListener>()
  #thread: EngineThread
  #starting: Promise<EngineThread> | undefined
  #isClosed = false

  /** Throws CannotOpen when the engine does not start. */
  static async open(folder: string | undefined, image?: string): Promise<EmbeddedEngine> {
    return new EmbeddedEngine(folder, await EngineThread.start(folder, image))
  }

  private constructor(folder: string | undefined, thread: EngineThread) {
    this.#folder = folder
    this.#thread = thread
    this.#watch(thread)
  }

  /** The thread to ask. A transaction asks the same one to its end: another would not know that it has begun. */
  async thread(): Promise<EngineThread> {
    if (!this.#thread.hasEnded || this.#isClosed || this.#folder === undefined) return this.#thread
    this.#starting ??= this.#startAnother().finally(() => {
      this.#starting = undefined
    })
    return this.#starting
  }

  /** Receives what changed with every committed public change; undefined while the thread has ended. */
  onDataVersion(listener: DataVersionListener): void {
    this.#listeners.add(listener)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#starting?.catch(() => undefined)
    await this.#thread.close()
  }

  #watch(thread: EngineThread): void {
    thread.onDataVersion((versions) => this.#tell(versions))
    thread.ended.then(() => {
      if (this.#isClosed) return
      this.#tell(undefined)
      // Where none starts, the next question tries again.
      this.thread().catch(() => undefined)
    })
  }

  async #startAnother(): Promise<EngineThread> {
    await this.#thread.ended
    const next = await EngineThread.start(this.#folder).catch((problem) => {
      throw new Error('The embedded database was closed and does not open again', { cause: problem })
    })
    this.#thread = next
    this.#watch(next)
    // Asked before any other question: the session is still in no transaction.
    versionsOf(next).then(
      (versions) => this.#tell(versions),
      // A thread that ended at once reports so itself.
      () => undefined,
    )
    return next
  }

  #tell(versions: DataVersions | undefined): void {
    for (const listener of this.#listeners) listener(versions)
  }
}

async function versionsOf(thread: EngineThread): Promise<DataVersions> {
  const { rows } = await thread.query({ text: READ_VERSIONS, params: ['0'] })
  return versionsInRows(rows)
}
