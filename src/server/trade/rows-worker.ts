import { parentPort, workerData } from 'node:worker_threads'
import { answerExplorerJob, type ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import { alikeTable } from '#domain/trade/alike-columns.ts'
import type { AlikeRecords } from '#domain/trade/alike-records.ts'
import type { RowsReply, RowsRequest } from './rows-messages.ts'
import { RowsStore, type StoredFile } from './rows-store.ts'
import { tableCache } from './table-cache.ts'

/* Counts the trade of more species than fit in memory, by the rules of the domain from rows that DuckDB has put together. */

/** Asked for at a time, so that few bytes are in memory at once. */
const MOST_FILES = 50
const { folder, mostRows }: { folder: string; mostRows: number } = workerData
/** A row takes some 90 bytes. A larger table is cached alone. */
const tables = tableCache<AlikeRecords>(mostRows)
const opened = RowsStore.open(folder).catch((problem: unknown) => messageOf(problem))
/** Later questions mostly find their rows in memory, so that the database is closed once none was asked for so long. */
const CLOSED_AFTER_MS = 1000
/** One request after another: the database has one connection. */
let last: Promise<unknown> = Promise.resolve()
let closing: NodeJS.Timeout | undefined

parentPort?.on('message', (request: RowsRequest) => {
  last = last.then(async () => {
    clearTimeout(closing)
    parentPort?.postMessage(await replyTo(request))
    closing = setTimeout(closeStore, CLOSED_AFTER_MS)
  })
})

/** In its turn: a request may have begun meanwhile. */
function closeStore(): void {
  last = last.then(async () => {
    const store = await opened
    if (typeof store !== 'string') store.close()
  })
}

async function replyTo({ id, files, job, bytes }: RowsRequest): Promise<RowsReply> {
  const store = await opened
  if (typeof store === 'string') return { id, kind: 'unavailable', message: store }
  try {
    if (bytes !== undefined) await store.add(bytes)
    const missing = files.flatMap(({ sha256 }) => (store.has(sha256) ? [] : [sha256]))
    if (missing.length > 0) return { id, kind: 'missing', files: missing.slice(0, MOST_FILES) }
    return { id, kind: 'answer', answer: answerExplorerJob(await tableOf(store, files, job), job) }
  } catch (problem) {
    return { id, kind: 'failed', message: messageOf(problem) }
  }
}

/** Where not all rows fit in memory, those of a country are read by themselves. */
async function tableOf(
  store: RowsStore,
  files: readonly StoredFile[],
  job: ExplorerJob,
): Promise<AlikeRecords> {
  if (job.kind === 'country' && store.rowsOf(files) > mostRows)
    return alikeTable(await store.read(files, job.code))
  const key = files.map(({ species_id, sha256 }) => `${species_id} ${sha256}`).join()
  const table = tables.get(key) ?? alikeTable(await store.read(files))
  tables.set(key, table)
  return table
}

function messageOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem)
}
