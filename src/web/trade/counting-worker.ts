import type { TaskAnswers, TradeTask, WorkerReply, WorkerRequest } from './trade-messages.ts'
import workerAddress from './trade-worker.ts?worker&url'

interface Waiting {
  resolve: (answer: never) => void
  reject: (problem: Error) => void
}

/** The worker that counts trade from files, and the tasks that it has not answered yet. */
export class CountingWorker {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0

  constructor({ onProgress, onEnd }: { onProgress?: (received: number) => void; onEnd?: () => void } = {}) {
    this.#worker = new Worker(trustedUrl(workerAddress), { type: 'module' })
    this.#worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if (data.kind === 'progress') onProgress?.(data.received)
      else this.#settle(data)
    })
    this.#worker.addEventListener('error', () => {
      this.#failAll('The worker failed')
      onEnd?.()
    })
  }

  ask<Task extends TradeTask>(task: Task): Promise<TaskAnswers[Task['kind']]> {
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

/** The worker's address as a trusted URL, where the browser requires one. */
function trustedUrl(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('trade-worker', { createScriptURL: () => address })
  return policy?.createScriptURL(address) ?? address
}
