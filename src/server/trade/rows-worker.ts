import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { type ExplorerJob, explorerJobInParts } from '#domain/explorer/explorer-jobs.ts'
import { alikeTable } from '#domain/trade/alike-columns.ts'
import type { AlikeRecords } from '#domain/trade/alike-records.ts'
import { inSeveralParts } from '#domain/trade/in-parts.ts'
import { collectGarbage } from '../collect-garbage.ts'
import type { RowsJob, RowsReply, RowsRequest } from './rows-messages.ts'
import { ALL_ROWS, readingOf } from './rows-reading.ts'
import { RowsStore, type StoredFile } from './rows-store.ts'
import { tableCache } from './table-cache.ts'

/* Counts the trade of more species than fit in memory, by the rules of the domain from rows that DuckDB has put together. */

/** Asked for at a time; the process is given as many of them as few bytes make. */
const MOST_FILES = 1000
const [given = ''] = process.argv.slice(2)
const { folder, mostRows, partRows }: { folder: string; mostRows: number; partRows: number } =
  JSON.parse(given)
/** The names of 40,000 species are more than the rows of most countries. */
const tables = tableCache<AlikeRecords>(mostRows, ({ length, species }) => length + species.values.length)
/** Or why this machine cannot run DuckDB. A folder that cannot be opened ends the process: it begins again with another. */
const opened = import('@duckdb/node-api').then(() => RowsStore.open(folder), messageOf)
/** Later questions mostly find their rows in memory, so that the database is closed once none was asked for so long. */
const CLOSED_AFTER_MS = 1000
/** One request after another: the database has one connection. */
let last: Promise<unknown> = Promise.resolve()
let closing: NodeJS.Timeout | undefined

/** Jobs that wait for bytes, by their ids. */
const waiting = new Map<number, RowsJob>()

// The portal has ended, perhaps without a moment to clear up.
process.on('disconnect', () => {
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})
// A terminal sends these to the portal's processes together; the portal may still need this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

process.on('message', (request: RowsRequest) => {
  last = last.then(async () => {
    clearTimeout(closing)
    const reply = await replyTo(request)
    if (reply !== undefined) process.send?.(reply)
    closing = setTimeout(closeStore, CLOSED_AFTER_MS)
  })
})

/** In its turn: a request may have begun meanwhile. */
function closeStore(): void {
  last = last.then(async () => {
    const store = await opened
    if (typeof store !== 'string') store.close()
    collectGarbage()
  })
}

/** Undefined where the job was given up. */
async function replyTo(request: RowsRequest): Promise<RowsReply | undefined> {
  const { id, kind } = request
  const asked = kind === 'asked' ? request : waiting.get(id)
  waiting.delete(id)
  if (asked === undefined || kind === 'given_up') return undefined
  const store = await opened
  if (typeof store === 'string') return { id, kind: 'unavailable', message: store }
  try {
    if (kind === 'bytes') {
      await store.add(request.bytes)
      collectGarbage()
    }
    const { files, job } = asked
    const missing = files.flatMap(({ sha256 }) => (store.has(sha256) ? [] : [sha256]))
    if (missing.length > 0) {
      waiting.set(id, { files, job })
      return { id, kind: 'missing', files: missing.slice(0, MOST_FILES) }
    }
    // Taking files in leaves it with memory that reading does not need.
    if (kind === 'bytes') store.close()
    const answer = await inSeveralParts(explorerJobInParts(job), () => partsOf(store, files, job))
    return { id, kind: 'answer', answer }
  } catch (problem) {
    return { id, kind: 'failed', message: messageOf(problem) }
  }
}

/**
 * All rows in one table, which is cached; where not all fit in memory, those that the question needs. Where they do not fit
 * either, they come in parts that are read each time.
 */
async function* partsOf(
  store: RowsStore,
  files: readonly StoredFile[],
  job: ExplorerJob,
): AsyncGenerator<AlikeRecords> {
  const reading = store.rowsOf(files) <= mostRows ? ALL_ROWS : readingOf(job, store.words)
  const key = keyOf(reading.rows(''), files)
  const known = tables.get(key)
  if (known !== undefined) return yield known
  const parts = await store.partsOf(files, reading === ALL_ROWS ? mostRows : partRows, reading)
  for (const part of parts) {
    const table = alikeTable(await store.read(part, reading))
    if (parts.length === 1) tables.set(key, table)
    yield table
    collectGarbage()
  }
}

/** Short, however many files there are: those of 40,000 species by their names would be four megabytes with each table. */
function keyOf(rows: string, files: readonly StoredFile[]): string {
  const digest = createHash('sha256')
  for (const { species_id, sha256 } of files) digest.update(`${species_id} ${sha256}\n`)
  return `${rows} ${digest.digest('hex')}`
}

function messageOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem)
}
