import type { AnswerToExplorer, ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import { connectionState } from '#web/offline/connection.ts'
import { hasLessMemoryThan, isOnSlowConnection, savesData } from '#web/offline/saves-data.ts'
import { reportProblem } from '#web/report-problem.ts'
import { CountingWorker } from './counting-worker.ts'
import { canCount } from './open-trade-file.ts'
import type { SpeciesFileName } from './trade-messages.ts'

/* The files of several species in a worker, which counts from them. */

/** A browser has few connections to a server; the others stay free for what the reader asks. */
const AT_ONCE = 3
/** How long nothing is loaded after a failure. */
const FAILED_FOR_MS = 60_000
/** Reading the files of all species and putting them together takes some 320 MB. */
const SMALL_DEVICE_GB = 4
const MOST_ROWS_ON_SMALL_DEVICE = 100_000
/** A mark on the browser's timeline: from here on the browser counts. */
const FILES_LOADED = 'trade files loaded'

let worker: CountingWorker | undefined
/** By SHA-256. */
const loaded = new Set<string>()
const loading = new Map<string, Promise<void>>()
let failedUntil = 0

/** Whether the browser counts at all as yet. */
export const hasFiles = (): boolean => loaded.size > 0

export const areLoaded = (files: readonly SpeciesFileName[]): boolean =>
  files.every(({ sha256 }) => loaded.has(sha256))

/**
 * Whether a reader's device should load so many rows unasked: not where the reader saves data or the connection is slow, and not
 * more than a small device holds. Where it should not, the server counts.
 */
export function mayLoad(rows: number): boolean {
  if (!canLoad() || savesData() || isOnSlowConnection()) return false
  return rows <= MOST_ROWS_ON_SMALL_DEVICE || !hasLessMemoryThan(SMALL_DEVICE_GB)
}

/** Whether this browser can count from files, and did not just fail to. */
export const canLoad = (): boolean => canCount() && Date.now() >= failedUntil

/** Loads the files that are not there yet, and has them ready for questions; says whether that worked. */
export async function loadFiles(files: readonly SpeciesFileName[]): Promise<boolean> {
  const missing = files.filter(({ sha256 }) => !loaded.has(sha256)).values()
  try {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const file of missing) await loadFile(file)
      }),
    )
    await openWorker().ask({ kind: 'combine', files })
    performance.mark(FILES_LOADED)
    return true
  } catch (problem) {
    fail(problem)
    return false
  }
}

function loadFile(file: SpeciesFileName): Promise<void> {
  const { sha256 } = file
  const started = loading.get(sha256)
  if (started !== undefined) return started
  const own = openWorker()
  const load = own
    .ask({ kind: 'load', file })
    .then(() => {
      if (worker === own) loaded.add(sha256)
    })
    .finally(() => loading.delete(sha256))
  loading.set(sha256, load)
  return load
}

/** Counts from files that are loaded. Throws where the worker fails; then none are loaded any more. */
export async function countFromFiles<Job extends ExplorerJob>(
  files: readonly SpeciesFileName[],
  job: Job,
): Promise<AnswerToExplorer<Job>> {
  try {
    return (await openWorker().ask({ kind: 'explore', files, job })) as AnswerToExplorer<Job>
  } catch (problem) {
    fail(problem)
    closeWorker()
    throw problem
  }
}

function fail(problem: unknown): void {
  if (connectionState() !== 'offline') reportProblem('Trade files could not be used', problem)
  failedUntil = Date.now() + FAILED_FOR_MS
}

function openWorker(): CountingWorker {
  worker ??= new CountingWorker({ onEnd: closeWorker })
  return worker
}

function closeWorker(): void {
  const closed = worker
  worker = undefined
  loaded.clear()
  closed?.close()
}
