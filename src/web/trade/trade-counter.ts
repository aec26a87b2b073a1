import type { AnswerTo, TradeJob } from '#domain/trade/trade-jobs.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import type { TaskAnswers, TradeFileName, WorkerReply, WorkerRequest, WorkerTask } from './trade-messages.ts'
import workerAddress from './trade-worker.ts?worker&url'

interface Waiting {
  resolve: (answer: never) => void
  reject: (problem: Error) => void
}

/** Counts the trade of one species from its file, in a worker. */
export class TradeCounter {
  readonly file: TradeFileName
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0

  private constructor(file: TradeFileName, onProgress: (received: number) => void) {
    this.file = file
    this.#worker = new Worker(vouchedFor(workerAddress), { type: 'module' })
    this.#worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if (data.kind === 'progress') onProgress(data.received)
      else this.#settle(data)
    })
    this.#worker.addEventListener('error', () => this.#failAll('The worker failed'))
  }

  /** Loads a file. Throws where there are no workers, or where the file does not come or is not the one expected. */
  static async open(file: TradeFileName, onProgress: (received: number) => void): Promise<TradeCounter> {
    const counter = new TradeCounter(file, onProgress)
    try {
      await counter.#ask({ kind: 'open', file })
      return counter
    } catch (problem) {
      counter.close()
      throw problem
    }
  }

  answer<Job extends TradeJob>(job: Job): Promise<AnswerTo<Job>> {
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

  #ask<Task extends WorkerTask>(task: Task): Promise<TaskAnswers[Task['kind']]> {
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

/** The one address of this script, vouched for where the browser asks for that. */
function vouchedFor(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('trade-worker', { createScriptURL: () => address })
  return policy?.createScriptURL(address) ?? address
}
