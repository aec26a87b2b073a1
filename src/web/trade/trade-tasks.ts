import { type PublishedFile, readPublishedFile } from '#domain/trade/published-file.ts'
import { recordsCsv } from '#domain/trade/records-csv.ts'
import { readTradeFile } from '#domain/trade/trade-file.ts'
import { answerTradeJob } from '#domain/trade/trade-jobs.ts'
import { type TradeTable, tradeTable } from '#domain/trade/trade-table.ts'
import { ExplorerTasks } from './explorer-tasks.ts'
import { loadTradeFile } from './load-trade-file.ts'
import type { TaskAnswers, TradeFileName, TradeTask } from './trade-messages.ts'

/** What is asked about the file that is open. */
type OpenTask = Extract<TradeTask, { kind: 'table' | 'job' | 'rows' }>

/** Answers the worker's tasks from a species' file or those of several, with the functions that the server runs. */
export class TradeTasks {
  readonly #onProgress: (received: number) => void
  #open: { bytes: ArrayBuffer; table: TradeTable } | undefined
  /** With the columns that only whole rows need; read at the first use. */
  #published: Promise<PublishedFile> | undefined
  readonly #explorer = new ExplorerTasks()

  constructor(onProgress: (received: number) => void) {
    this.#onProgress = onProgress
  }

  async answer(task: TradeTask): Promise<TaskAnswers[TradeTask['kind']]> {
    switch (task.kind) {
      case 'open':
        return this.#load(task.file)
      case 'load':
        return this.#explorer.load(task.file)
      case 'combine':
        return this.#explorer.combine(task.files).length
      case 'explore':
        return this.#explorer.answer(task.files, task.job)
      default:
        return this.#answerOpen(task)
    }
  }

  async #answerOpen(task: OpenTask): Promise<TaskAnswers[OpenTask['kind']]> {
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
