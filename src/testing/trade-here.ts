import type { Reader } from '#database/access.ts'
import { readReleaseFile } from '#database/trade/release-files-queries.ts'
import { answerExplorerJob, type ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import { answerCompareJob, NO_ROWS } from '#domain/releases/compare-jobs.ts'
import { combineTables } from '#domain/trade/combined-table.ts'
import { readCountedFile, readPublishedFile } from '#domain/trade/published-file.ts'
import { type AnyTradeJob, answerRecordsJob, answerTradeJob, isRecordsJob } from '#domain/trade/trade-jobs.ts'
import { publishedTradeView } from '#domain/views/trade-view.ts'
import type { Context } from '#server/access.ts'
import type { SpeciesFile, TradeFile } from '#server/trade/trade-thread.ts'

type Trade = Pick<
  Context,
  'countTrade' | 'compareTrade' | 'exploreTrade' | 'readFile' | 'missingFile' | 'publishRows'
>

/** Trade for procedures that a test calls in process: it is counted here and not in threads, from files as they are stored. */
export const tradeHere = (db: Reader): Trade => ({
  publishRows: true,
  readFile: (file) => readReleaseFile(db, file),
  missingFile: async () => undefined,
  countTrade: countHere as Trade['countTrade'],
  exploreTrade: async (files, job) => exploreHere(files, job) as never,
  compareTrade: async ({ before, after }, job) =>
    answerCompareJob({ before: await rowsIn(before), after: await rowsIn(after) }, job),
})

async function countHere({ bytes }: TradeFile, job: AnyTradeJob) {
  if (isRecordsJob(job)) return answerRecordsJob(await readPublishedFile(await bytes()), job)
  const counted = await readCountedFile(await bytes())
  return job.kind === 'table' ? publishedTradeView(counted, job) : answerTradeJob(counted.table, job)
}

async function exploreHere(files: readonly SpeciesFile[], job: ExplorerJob) {
  const tables = await Promise.all(
    files.map(
      async ({ species_id, bytes }) => [species_id, (await readCountedFile(await bytes())).table] as const,
    ),
  )
  return answerExplorerJob(combineTables(tables), job)
}

const rowsIn = async (file: TradeFile | undefined) =>
  file === undefined ? NO_ROWS : readPublishedFile(await file.bytes())
