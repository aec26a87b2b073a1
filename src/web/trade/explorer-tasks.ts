import { type AnswerToExplorer, answerExplorerJob, type ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import { alikeRecords } from '#domain/trade/alike-records.ts'
import { type CombinedTable, combineTables } from '#domain/trade/combined-table.ts'
import { readTradeFile } from '#domain/trade/trade-file.ts'
import { type TradeTable, tradeTable } from '#domain/trade/trade-table.ts'
import { loadTradeFile } from './load-trade-file.ts'
import type { SpeciesFileName } from './trade-messages.ts'

/** All species, and some of them. */
const MOST_COMBINATIONS = 2

/** Answers questions about several species from their files, with the functions that the server runs. */
export class ExplorerTasks {
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
