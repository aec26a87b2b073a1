import type { AnswerTo, answerTradeJob, TradeJob } from '#domain/trade/trade-jobs.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import type { TradeTable } from '#domain/trade/trade-table.ts'
import { CountingWorker } from './counting-worker.ts'
import type { TaskAnswers, TradeFileName } from './trade-messages.ts'

/** Up to this size the page counts faster than a worker answers. */
const MOST_ROWS_IN_PAGE = 5000

/** Counts the trade of one species from its file. A worker reads the file, and counts unless the table is small. */
export class TradeCounter {
  readonly file: TradeFileName
  readonly #worker: CountingWorker
  #inPage: { table: TradeTable; answer: typeof answerTradeJob } | undefined

  private constructor(file: TradeFileName, onProgress: (received: number) => void) {
    this.file = file
    this.#worker = new CountingWorker({ onProgress })
  }

  /** Loads a file. Throws where there are no workers or the file cannot be loaded. */
  static async open(file: TradeFileName, onProgress: (received: number) => void): Promise<TradeCounter> {
    const counter = new TradeCounter(file, onProgress)
    try {
      const rows = await counter.#worker.ask({ kind: 'open', file })
      if (rows <= MOST_ROWS_IN_PAGE) await counter.#takeIntoPage()
      return counter
    } catch (problem) {
      counter.close()
      throw problem
    }
  }

  async answer<Job extends TradeJob>(job: Job): Promise<AnswerTo<Job>> {
    if (this.#inPage !== undefined) return this.#inPage.answer(this.#inPage.table, job)
    return this.#worker.ask({ kind: 'job', job }) as Promise<AnswerTo<Job>>
  }

  /** The rows that a choice leaves, as a CSV file. */
  rows(question: TradeSelection): Promise<TaskAnswers['rows']> {
    return this.#worker.ask({ kind: 'rows', question, release: this.file.release })
  }

  close(): void {
    this.#worker.close()
  }

  /** Imports the rules with the table: they are needed only after the first change of a choice. */
  async #takeIntoPage(): Promise<void> {
    const [table, { answerTradeJob: answer }] = await Promise.all([
      this.#worker.ask({ kind: 'table' }),
      import('#domain/trade/trade-jobs.ts'),
    ])
    this.#inPage = { table, answer }
  }
}
