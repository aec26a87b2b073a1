import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { Unavailable } from '#domain/problems.ts'
import type { Answer } from '../answers/answer.ts'
import type { PageQuestion, PageReply, PageRequest, PageToRender, RenderedPage } from './page-messages.ts'

export type Ask = (path: string) => Promise<Answer>

interface Waiting {
  ask: Ask
  resolve: (page: RenderedPage) => void
  reject: (problem: Error) => void
}

/** With so many pages waiting, one that nobody is sure to ask for again is left to the browser. */
const BUSY_WITH = 8

/** Renders pages in a thread of its own, which begins with the first page and begins anew after a fault. */
export class PageThread {
  readonly #renderer: string
  #worker: Worker | undefined
  #isClosed = false
  #lastId = 0
  readonly #waiting = new Map<number, Waiting>()

  /** `renderer` is the file that the web was built into for the server. */
  constructor(renderer: string) {
    this.#renderer = pathToFileURL(renderer).href
  }

  get isBusy(): boolean {
    return this.#waiting.size >= BUSY_WITH
  }

  /**
   * Renders the page; `ask` answers what its screens ask, and where it fails, so does the page. Throws Unavailable where
   * the thread ended over it.
   */
  render(page: PageToRender, ask: Ask): Promise<RenderedPage> {
    if (this.#isClosed) return Promise.reject(new Unavailable('The portal is closing'))
    this.#lastId += 1
    const id = this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { ask, resolve, reject })
      this.#tell({ kind: 'page', id, ...page })
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#worker?.terminate()
  }

  #tell(request: PageRequest): void {
    this.#thread().postMessage(request)
  }

  #thread(): Worker {
    if (this.#worker !== undefined) return this.#worker
    const worker = new Worker(new URL('./page-worker.ts', import.meta.url), {
      workerData: { renderer: this.#renderer },
      // React's own checks are for who writes screens.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    worker.on('message', (reply: PageReply) => this.#receive(worker, reply))
    worker.on('error', (problem) => this.#fail(worker, problem))
    worker.on('exit', () => this.#fail(worker, new Unavailable('The thread that renders pages ended')))
    worker.unref()
    this.#worker = worker
    return worker
  }

  #receive(worker: Worker, reply: PageReply): void {
    const waiting = this.#waiting.get(reply.id)
    if (reply.kind === 'question') {
      this.#answer(worker, reply, waiting)
      return
    }
    if (waiting === undefined) return
    this.#waiting.delete(reply.id)
    if (reply.kind === 'page') waiting.resolve(reply.page)
    else waiting.reject(new Error(`A page could not be rendered: ${reply.message}`))
  }

  /** Every question is answered, also for a page that another answer has failed, so that the thread gives it up. */
  #answer(worker: Worker, { id, question, path }: PageQuestion, waiting: Waiting | undefined): void {
    const tell = (status: number, body: string) =>
      worker.postMessage({ kind: 'answer', question, status, body } satisfies PageRequest)
    if (waiting === undefined) {
      tell(500, '{}')
      return
    }
    waiting.ask(path).then(
      ({ status, body }) => tell(status, body.toString()),
      (problem) => {
        this.#waiting.delete(id)
        waiting.reject(problem)
        tell(500, '{}')
      },
    )
  }

  #fail(worker: Worker, problem: Error): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(problem)
    this.#waiting.clear()
  }
}
