import { parentPort } from 'node:worker_threads'
import { readTradeFile } from '#domain/trade/trade-file.ts'
import { answerTradeJob } from '#domain/trade/trade-jobs.ts'
import { type TradeTable, tradeTable } from '#domain/trade/trade-table.ts'
import { TableCache } from './table-cache.ts'
import type { TradeReply, TradeRequest } from './trade-messages.ts'

/* Counts trade in a thread of its own, so that the server answers others meanwhile. */

const tables = new TableCache<TradeTable>()

parentPort?.on('message', async (request: TradeRequest) => {
  parentPort?.postMessage(await replyTo(request))
})

async function replyTo({ id, file, job, bytes }: TradeRequest): Promise<TradeReply> {
  try {
    const table = tables.get(file) ?? (bytes && tables.add(file, tradeTable(await readTradeFile(bytes))))
    if (table === undefined) return { id, kind: 'missing' }
    return { id, kind: 'answer', answer: answerTradeJob(table, job) }
  } catch (problem) {
    return { id, kind: 'failed', message: problem instanceof Error ? problem.message : String(problem) }
  }
}
