import { type PublishedFile, readPublishedFile } from '#domain/trade/published-file.ts'
import { recordsCsv } from '#domain/trade/records-csv.ts'
import { readTradeFile } from '#domain/trade/trade-file.ts'
import { answerTradeJob } from '#domain/trade/trade-jobs.ts'
import { type TradeTable, tradeTable } from '#domain/trade/trade-table.ts'
import { loadTradeFile } from './load-trade-file.ts'
import type { TaskAnswers, TradeFileName, TradeTask } from './trade-messages.ts'

/** Answers the worker's tasks from the species' file, with the functions that the server runs. */
export class TradeTasks {
  readonly #onProgress: (received: number) => void
  #open: { bytes: ArrayBuffer; table: TradeTable } | undefined
  /** With the columns that only whole rows need; read at the first use. */
  #published: Promise<PublishedFile> | undefined

  constructor(onProgress: (received: number) => void) {
    this.#onProgress = onProgress
  }

  async answer(task: TradeTask): Promise<TaskAnswers[TradeTask['kind']]> {
    if (task.kind === 'open') return this.#load(task.file)
    if (this.#open === undefined) throw new Error('No file is open')
    const { bytes, table } = this.#open
    if (task.kind === 'table') return table
    if (task.kind === 'job') return answerTradeJob(table, task.job)
    this.#published ??= readPublishedFile(bytes)
    return recordsCsv(await this.#published, task.question, task.release)
  }

  async #load(file: TradeFileName): Promise<number> {
    const bytes = await loadTradeFile(file, this.#onProgress)
    const table = tradeTable(await readTradeFile(bytes))
    this.#open = { bytes, table }
    return table.length
  }
}
