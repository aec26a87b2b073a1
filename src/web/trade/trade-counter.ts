import type { AnswerTo, answerTradeJob, TradeJob } from '#domain/trade/trade-jobs.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import type { TradeTable } from '#domain/trade/trade-table.ts'
import type { TaskAnswers, TradeFileName, TradeTask, WorkerReply, WorkerRequest } from './trade-messages.ts'
import workerAddress from './trade-worker.ts?worker&url'

interface Waiting {
  resolve: (answer: never) => void
  reject: (problem: Error) => void
}

/** Up to this size the page counts faster than a worker answers. */
const MOST_ROWS_IN_PAGE = 5000

/** Counts the trade of one species from its file. A worker reads the file, and counts unless the table is small. */
export class TradeCounter {
  readonly file: TradeFileName
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0
  #inPage: { table: TradeTable; answer: typeof answerTradeJob } | undefined

  private constructor(file: TradeFileName, onProgress: (received: number) => void) {
    this.file = file
    this.#worker = new Worker(trustedUrl(workerAddress), { type: 'module' })
    this.#worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if (data.kind === 'progress') onProgress(data.received)
      else this.#settle(data)
    })
    this.#worker.addEventListener('error', () => this.#failAll('The worker failed'))
  }

  /** Loads a file. Throws where there are no workers or the file cannot be loaded. */
  static async open(file: TradeFileName, onProgress: (received: number) => void): Promise<TradeCounter> {
    const counter = new TradeCounter(file, onProgress)
    try {
      const rows = await counter.#ask({ kind: 'open', file })
      if (rows <= MOST_ROWS_IN_PAGE) await counter.#takeIntoPage()
      return counter
    } catch (problem) {
      counter.close()
      throw problem
    }
  }

  async answer<Job extends TradeJob>(job: Job): Promise<AnswerTo<Job>> {
    if (this.#inPage !== undefined) return this.#inPage.answer(this.#inPage.table, job)
    return this.#ask({ kind: 'job', job }) as Promise<AnswerTo<Job>>
  }

  /** The rows that a choice leaves, as a CSV file. */
  rows(question: TradeSelection): Promise<TaskAnswers['rows']> {
    return this.#ask({ kind: 'rows', question, release: this.file.release })
  }

  close(): void {
    this.#worker.terminate()
    this.#failAll('The file was closed')
  }

  /** Imports the rules with the table: they are needed only after the first change of a choice. */
  async #takeIntoPage(): Promise<void> {
    const [table, { answerTradeJob: answer }] = await Promise.all([
      this.#ask({ kind: 'table' }),
      import('#domain/trade/trade-jobs.ts'),
    ])
    this.#inPage = { table, answer }
  }

  #ask<Task extends TradeTask>(task: Task): Promise<TaskAnswers[Task['kind']]> {
    this.#lastId += 1
    const request: WorkerRequest = { ...task, id: this.#lastId }
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { resolve, reject })
      this.#worker.postMessage(request)
    })
  }

  #settle(reply: Exclude<WorkerReply, { kind: 'progress' }>): void {
    const waiting = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    if (reply.kind === 'answer') waiting?.resolve(reply.answer as never)
    else waiting?.reject(new Error(reply.message))
  }

  #failAll(message: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(message))
    this.#waiting.clear()
  }
}

let policy: { createScriptURL: (address: string) => string } | undefined

/** The worker's address as a trusted URL, where the browser requires one. */
function trustedUrl(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('trade-worker', { createScriptURL: () => address })
  return policy?.createScriptURL(address) ?? address
}
