import { rm } from 'node:fs/promises'
import type { Editor } from '#database/access.ts'
import type { Connection } from '#database/connect.ts'
import { isDiskFull } from '#database/disk-full.ts'
import {
  type AcceptedImport,
  acceptImport,
  assertNoneOpen,
  awaitDecision,
  compareAgain,
  discardImport,
  endReading,
  goBackToPrevious,
  openImport,
  tellProgress,
} from '#database/releases/imports-changes.ts'
import { Invalid } from '#domain/problems.ts'
import type { ImportedDataset } from '#domain/releases/datasets.ts'
import { type ImportProgress, type ImportReport, storedReport } from '#domain/releases/import-report.ts'
import { type ImportSource, SOURCE_DATASETS, TELLS_EVERY_MS } from '#domain/releases/import-states.ts'
import { FAULT, NO_ROOM } from './import-failures.ts'
import { type ReadingRequest, type ReadRelease, readRelease } from './read-release.ts'

/** Files that arrived from a browser, alone in a folder of their own. */
export interface SentRelease extends Omit<ReadingRequest, 'files' | 'onProgress' | 'signal'> {
  source: ImportSource
  folder: string
  files: { name: string; path: string; bytes: number }[]
}

/** Why a reading ends before its end. */
class Stopped extends Error {
  override name = 'Stopped'
}

/**
 * Takes releases from the browser: reads them beside the running portal, lets them wait with a comparison,
 * and carries out what a curator decides. Only `accept` and `goBack` change records in use, each in one
 * transaction.
 */
export class ImportDesk {
  readonly #connection: Connection
  readonly #onFault: (problem: unknown) => void
  readonly #readings = new Map<string, { abort: AbortController; ended: Promise<void> }>()

  constructor(connection: Connection, onFault: (problem: unknown) => void) {
    this.#connection = connection
    this.#onFault = onFault
  }

  /** Throws Invalid while a release of the source's dataset is read or waits for a decision. */
  async assertFree(source: ImportSource): Promise<void> {
    await this.#connection.db.transaction((tx) => assertNoneOpen(tx, SOURCE_DATASETS[source]))
  }

  /** Begins to read; resolves to the import's id at once. The folder is removed when the reading ends. */
  async receive(editor: Editor, sent: SentRelease): Promise<string> {
    const files = sent.files.map(({ name, bytes }) => ({ name, bytes }))
    const id = await this.#connection.db.transaction((tx) =>
      openImport(tx, editor, { source: sent.source, files }),
    )
    const abort = new AbortController()
    const ended = this.#read(id, sent, abort)
      .catch((problem) => this.#onFault(problem))
      .finally(() => {
        this.#readings.delete(id)
        return rm(sent.folder, { recursive: true, force: true })
      })
    this.#readings.set(id, { abort, ended })
    return id
  }

  async accept(editor: Editor, decision: AcceptedImport): Promise<void> {
    await this.#connection.db.transaction((tx) => acceptImport(this.#connection, tx, editor, decision))
  }

  async discard(editor: Editor, id: string): Promise<void> {
    await this.#connection.db.transaction((tx) => discardImport(tx, editor, id))
    this.#readings.get(id)?.abort.abort(new Stopped('The import was discarded'))
  }

  async compareAgain(id: string): Promise<void> {
    await this.#connection.db.transaction((tx) => compareAgain(tx, id))
  }

  async goBack(editor: Editor, dataset: ImportedDataset): Promise<void> {
    await this.#connection.db.transaction((tx) => goBackToPrevious(tx, editor, dataset))
  }

  /** Stops every reading; the records in use are as they were. */
  async close(): Promise<void> {
    const readings = [...this.#readings.values()]
    for (const { abort } of readings) abort.abort(new Stopped('The portal was stopped'))
    await Promise.all(readings.map(({ ended }) => ended))
  }

  async #read(
    id: string,
    { folder: _, files, ...request }: SentRelease,
    abort: AbortController,
  ): Promise<void> {
    const { db } = this.#connection
    const { signal } = abort
    const progress = this.#teller(id, abort)
    let read: ReadRelease | undefined
    try {
      read = await readRelease(this.#connection, {
        ...request,
        files: files.map(({ path }) => path),
        signal,
        onProgress: progress.tell,
      })
      signal.throwIfAborted()
      const report = withSentNames(read.report, files)
      const { prepared } = read
      if (prepared === undefined) {
        await endReading(db, id, {
          state: 'refused',
          report: storedReport({ ...report, outcome: 'refused', stored: 0 }),
        })
        return
      }
      progress.tell({ ...read.progress, phase: 'storing' })
      await db.transaction((tx) =>
        awaitDecision(
          tx,
          id,
          {
            dataset: SOURCE_DATASETS[request.source],
            report: storedReport({ ...report, outcome: 'checked' }),
            release: prepared.release,
          },
          () => prepared.stage(this.#connection, tx),
        ),
      )
    } catch (problem) {
      const stopped = problem instanceof Stopped || signal.aborted
      const refused = problem instanceof Invalid ? problem.message : undefined
      await endReading(db, id, {
        state: stopped ? 'interrupted' : 'failed',
        problem: stopped ? String(signal.reason.message) : (refused ?? faultOf(problem)),
      })
      if (!stopped && refused === undefined) throw problem
    } finally {
      read?.prepared?.close?.()
      progress.stop()
    }
  }

  /**
   * Writes the progress down once a second, so that every process can answer how far it is. The import does not wait for
   * the writing: on the embedded engine it takes its turn after a transaction. A reading that was discarded,
   * perhaps at another process, ends.
   */
  #teller(id: string, abort: AbortController) {
    let latest: ImportProgress = { phase: 'reading', rows: 0, bytes: 0, ofBytes: 0 }
    const timer = setInterval(() => {
      tellProgress(this.#connection.db, id, latest).then(
        (isAwaited) => isAwaited || abort.abort(new Stopped('The import was discarded')),
        this.#onFault,
      )
    }, TELLS_EVERY_MS)
    return {
      tell: (progress: ImportProgress) => {
        latest = { ...progress }
      },
      stop: () => clearInterval(timer),
    }
  }
}

/** Names files as the curator knows them, not by where they lie on the server. */
function withSentNames<Report extends Pick<ImportReport, 'refused' | 'left_aside'>>(
  report: Report,
  files: SentRelease['files'],
): Report {
  const known = (text: string) =>
    files.reduce((name, { name: sent, path }) => name.replaceAll(path, sent), text)
  return {
    ...report,
    refused: report.refused.map((row) => ({ ...row, file: known(row.file), reason: known(row.reason) })),
    left_aside: report.left_aside.map(known),
  }
}

const faultOf = (problem: unknown): string => (isDiskFull(problem) ? NO_ROOM : FAULT)
