import { parentPort } from 'node:worker_threads'
import {
  type CountedFile,
  type PublishedFile,
  readCountedFile,
  readPublishedFile,
} from '#domain/trade/published-file.ts'
import {
  type AnswerTo,
  type AnyTradeJob,
  answerRecordsJob,
  answerTradeJob,
  isRecordsJob,
} from '#domain/trade/trade-jobs.ts'
import { publishedTradeView } from '#domain/views/trade-view.ts'
import { tableCache } from './table-cache.ts'
import type { TradeReply, TradeRequest } from './trade-messages.ts'

/* Counts trade in a thread of its own, so that the server answers others meanwhile. */

/** Whole rows take some 200 bytes each; few readers want them. */
const MOST_WHOLE_ROWS = 200_000

const tables = tableCache<CountedFile>()
const files = tableCache<PublishedFile>(MOST_WHOLE_ROWS)

parentPort?.on('message', async (request: TradeRequest) => {
  parentPort?.postMessage(await replyTo(request))
})

async function replyTo({ id, file, job, bytes }: TradeRequest): Promise<TradeReply> {
  try {
    const answer = await answerTo(job, file, bytes)
    return answer === undefined ? { id, kind: 'missing' } : { id, kind: 'answer', answer }
  } catch (problem) {
    return { id, kind: 'failed', message: problem instanceof Error ? problem.message : String(problem) }
  }
}

/** Undefined where the file is not at hand and its bytes did not come along. */
async function answerTo(
  job: AnyTradeJob,
  file: string,
  bytes: ArrayBuffer | undefined,
): Promise<AnswerTo<AnyTradeJob> | undefined> {
  if (isRecordsJob(job)) {
    const published = files.get(file) ?? (bytes && (await readPublishedFile(bytes)))
    files.set(file, published)
    return published && answerRecordsJob(published, job)
  }
  const counted = tables.get(file) ?? (bytes && (await readCountedFile(bytes)))
  tables.set(file, counted)
  if (counted === undefined) return undefined
  return job.kind === 'table' ? publishedTradeView(counted, job) : answerTradeJob(counted.table, job)
}
