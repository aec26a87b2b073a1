import type { TaskAnswers, TradeTask, WorkerReply, WorkerRequest } from './trade-messages.ts'
import workerAddress from './trade-worker.ts?worker&url'

interface Waiting {
  resolve: (answer: never) => void
  reject: (problem: Error) => void
}

/** The tasks of one file, done in a worker, so that the page stays free. Throws where there are no workers. */
export class TradeWorkerTasks {
  readonly #worker = new Worker(vouchedFor(workerAddress), { type: 'module' })
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0

  constructor(onProgress: (received: number) => void) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if (data.kind === 'progress') onProgress(data.received)
      else this.#settle(data)
    })
    this.#worker.addEventListener('error', () => this.#failAll('The worker failed'))
  }

  answer<Task extends TradeTask>(task: Task): Promise<TaskAnswers[Task['kind']]> {
    this.#lastId += 1
    const request: WorkerRequest = { ...task, id: this.#lastId }
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { resolve, reject })
      this.#worker.postMessage(request)
    })
  }

  close(): void {
    this.#worker.terminate()
    this.#failAll('The file was closed')
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
