import { parentPort } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { answerExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import { answerCompareJob, type CompareJob, isCompareJob, NO_ROWS } from '#domain/releases/compare-jobs.ts'
import { type AlikeRecords, alikeRecords } from '#domain/trade/alike-records.ts'
import { combineTables, type SpeciesTable } from '#domain/trade/combined-table.ts'
import {
  type CountedFile,
  type PublishedFile,
  readCountedFile,
  readPublishedFile,
} from '#domain/trade/published-file.ts'
import { type AnyTradeJob, answerRecordsJob, answerTradeJob, isRecordsJob } from '#domain/trade/trade-jobs.ts'
import { publishedTradeView } from '#domain/views/trade-view.ts'
import { collectGarbage } from '../collect-garbage.ts'
import { COMBINED_ROWS, TABLE_ROWS, WHOLE_ROWS } from '../memory-limits.ts'
import { tableCache } from './table-cache.ts'
import type { SpeciesJob, TradeReply, TradeRequest, WorkerAnswer } from './trade-messages.ts'

/* Counts trade in a thread of its own, so that the server answers others meanwhile. */

/** Some kilobytes each: several pairs of releases, with every species and the countries of each. */
const MOST_COMPARISONS = 500

const tables = tableCache<CountedFile>(TABLE_ROWS)
const files = tableCache<PublishedFile>(WHOLE_ROWS)
/** All species of two releases, or sets of some. */
const combinations = tableCache<AlikeRecords>(COMBINED_ROWS)
/** What two files differ in never changes, and takes long to find. */
const comparisons = new LRUCache<string, WorkerAnswer>({ max: MOST_COMPARISONS })

const IDLE_AFTER_MS = 5000
let idle: NodeJS.Timeout | undefined

/** A file of the largest species is some hundred megabytes while it is read. Whole rows are read part by part, and seldom again. */
function rest(): void {
  files.clear()
  collectGarbage()
}

parentPort?.on('message', async (request: TradeRequest) => {
  clearTimeout(idle)
  parentPort?.postMessage(await replyTo(request))
  clearTimeout(idle)
  idle = setTimeout(rest, IDLE_AFTER_MS)
})

async function replyTo(request: TradeRequest): Promise<TradeReply> {
  const { id } = request
  try {
    const answer = await answerTo(request)
    return answer === undefined ? { id, kind: 'missing' } : { id, kind: 'answer', answer }
  } catch (problem) {
    return { id, kind: 'failed', message: problem instanceof Error ? problem.message : String(problem) }
  }
}

/** Undefined where a file is not at hand and its bytes did not come along. */
async function answerTo({ files, job, bytes = [] }: TradeRequest) {
  if (job.kind === 'of_species') return ofSpecies(job, files, bytes)
  const [file, other] = files
  if (isCompareJob(job)) return compared(job, [file, other], bytes)
  return file === undefined ? undefined : counted(job, file, bytes[0])
}

async function counted(
  job: AnyTradeJob,
  file: string,
  bytes: ArrayBuffer | undefined,
): Promise<WorkerAnswer | undefined> {
  if (isRecordsJob(job)) {
    const published = await publishedFile(file, bytes)
    return published && answerRecordsJob(published, job)
  }
  // All species are screened one after another, each once: their tables would drive out those that readers ask about.
  const counted =
    job.kind === 'screening'
      ? (tables.get(file) ?? (bytes && (await readCountedFile(bytes))))
      : await countedFile(file, bytes)
  if (counted === undefined) return undefined
  return job.kind === 'table' ? publishedTradeView(counted, job) : answerTradeJob(counted.table, job)
}

async function countedFile(file: string, bytes: ArrayBuffer | undefined): Promise<CountedFile | undefined> {
  const counted = tables.get(file) ?? (bytes && (await readCountedFile(bytes)))
  tables.set(file, counted)
  return counted
}

async function ofSpecies(
  { species, job }: SpeciesJob,
  files: TradeRequest['files'],
  bytes: NonNullable<TradeRequest['bytes']>,
): Promise<WorkerAnswer | undefined> {
  const key = [...species, ...files].join()
  const table = combinations.get(key) ?? (await combinedTable(species, files, bytes))
  combinations.set(key, table)
  return table && answerExplorerJob(table, job)
}

async function combinedTable(
  species: readonly string[],
  files: TradeRequest['files'],
  bytes: NonNullable<TradeRequest['bytes']>,
): Promise<AlikeRecords | undefined> {
  const found: SpeciesTable[] = []
  for (const [place, file] of files.entries()) {
    const counted = file && (await countedFile(file, bytes[place]))
    if (!counted) return undefined
    found.push([species[place] ?? '', counted.table])
  }
  return alikeRecords(combineTables(found))
}

async function compared(
  job: CompareJob,
  [file, other]: readonly (string | undefined)[],
  bytes: NonNullable<TradeRequest['bytes']>,
): Promise<WorkerAnswer | undefined> {
  const key = JSON.stringify([job, file, other])
  const known = comparisons.get(key)
  if (known !== undefined) return known
  const before = await publishedFile(file, bytes[0])
  const after = await publishedFile(other, bytes[1])
  if (before === undefined || after === undefined) return undefined
  const answer = answerCompareJob({ before, after }, job)
  if (job.kind !== 'differences') comparisons.set(key, answer)
  return answer
}

async function publishedFile(
  file: string | undefined,
  bytes: ArrayBuffer | undefined,
): Promise<PublishedFile | undefined> {
  if (file === undefined) return NO_ROWS
  const published = files.get(file) ?? (bytes && (await readPublishedFile(bytes)))
  files.set(file, published)
  return published
}
