import type { AnswerTo, TradeJob } from '#domain/trade/trade-jobs.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import type { TaskAnswers, TradeFileName } from './trade-messages.ts'
import type { TradeTasks } from './trade-tasks.ts'
import { TradeWorkerTasks } from './trade-worker-tasks.ts'

/** Some 5,000 rows: those are counted sooner than a worker is asked and heard. */
const COUNTED_IN_PAGE_BYTES = 50_000

/** Counts the trade of one species from its file: a small one in the page, a larger one in a worker. */
export class TradeCounter {
  readonly file: TradeFileName
  readonly #tasks: TradeTasks | TradeWorkerTasks

  private constructor(file: TradeFileName, tasks: TradeTasks | TradeWorkerTasks) {
    this.file = file
    this.#tasks = tasks
  }

  /** Loads a file. Throws where there are no workers, or where the file does not come or is not the one expected. */
  static async open(file: TradeFileName, onProgress: (received: number) => void): Promise<TradeCounter> {
    const tasks =
      file.size <= COUNTED_IN_PAGE_BYTES ? await tasksInPage(onProgress) : new TradeWorkerTasks(onProgress)
    const counter = new TradeCounter(file, tasks)
    try {
      await tasks.answer({ kind: 'open', file })
      return counter
    } catch (problem) {
      counter.close()
      throw problem
    }
  }

  answer<Job extends TradeJob>(job: Job): Promise<AnswerTo<Job>> {
    return this.#tasks.answer({ kind: 'job', job }) as Promise<AnswerTo<Job>>
  }

  /** The rows that a choice leaves, as a CSV file. */
  rows(question: TradeSelection): Promise<TaskAnswers['rows']> {
    return this.#tasks.answer({ kind: 'rows', question, release: this.file.release })
  }

  close(): void {
    if ('close' in this.#tasks) this.#tasks.close()
  }
}

/** With the script that counts, which a page needs only from the first change of a choice. */
async function tasksInPage(onProgress: (received: number) => void): Promise<TradeTasks> {
  const { TradeTasks } = await import('./trade-tasks.ts')
  return new TradeTasks(onProgress)
}
