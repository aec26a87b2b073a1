import { type AnswerToExplorer, answerExplorerJob, type ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import { alikeRecords } from '#domain/trade/alike-records.ts'
import { type CombinedTable, combineTables } from '#domain/trade/combined-table.ts'
import { type PublishedFile, readPublishedFile } from '#domain/trade/published-file.ts'
import { recordsCsv } from '#domain/trade/records-csv.ts'
import { readTradeFile } from '#domain/trade/trade-file.ts'
import { answerTradeJob } from '#domain/trade/trade-jobs.ts'
import { type TradeTable, tradeTable } from '#domain/trade/trade-table.ts'
import { loadTradeFile } from './load-trade-file.ts'
import type { SpeciesFileName, TaskAnswers, TradeFileName, TradeTask } from './trade-messages.ts'

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

/** All species, and some of them. */
const MOST_COMBINATIONS = 2

/** Answers questions about several species from their files, with the functions that the server runs. */
class ExplorerTasks {
  /** By SHA-256. */
  readonly #tables = new Map<string, TradeTable>()
  /** By species and SHA-256, the one asked for last at the end. */
  readonly #combinations = new Map<string, CombinedTable>()

  async load({ address, sha256 }: SpeciesFileName): Promise<number> {
    const known = this.#tables.get(sha256)
    if (known !== undefined) return known.length
    const table = tradeTable(await readTradeFile(await loadTradeFile({ address, sha256 }, () => undefined)))
    this.#tables.set(sha256, table)
    return table.length
  }

  /** Throws where a file is not loaded. */
  combine(files: readonly SpeciesFileName[]): CombinedTable {
    const key = files.map(({ species_id, sha256 }) => `${species_id} ${sha256}`).join()
    const combined = this.#combinations.get(key) ?? combineTables(files.map((file) => this.#tableOf(file)))
    // Once per table: the first question need not wait for it.
    alikeRecords(combined)
    this.#combinations.delete(key)
    this.#combinations.set(key, combined)
    const [oldest] = this.#combinations.keys()
    if (this.#combinations.size > MOST_COMBINATIONS && oldest !== undefined) this.#combinations.delete(oldest)
    return combined
  }

  /** Throws as `combine` does. */
  answer(files: readonly SpeciesFileName[], job: ExplorerJob): AnswerToExplorer<ExplorerJob> {
    return answerExplorerJob(this.combine(files), job)
  }

  #tableOf({ species_id, sha256, address }: SpeciesFileName) {
    const table = this.#tables.get(sha256)
    if (table === undefined) throw new Error(`The file ${address} is not loaded`)
    return [species_id, table] as const
  }
}
