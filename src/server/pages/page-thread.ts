import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { ViewToDraw } from '#contract/view-to-draw.ts'
import type { Answer } from '../answers/answer.ts'
import { BackgroundWork, type WorkerLike } from '../background-work.ts'
import type { PageQuestion, PageReply, PageRequest, PageToRender, RenderedPage } from './page-messages.ts'

export type Ask = (path: string) => Promise<Answer>

interface Known {
  /** Undefined for a view, which asks nothing. */
  ask: Ask | undefined
}

/** While so many pages wait, a page that is rarely asked for again is left to the browser. */
const BUSY_WITH = 8

/** Renders pages in a thread of its own. */
export class PageThread extends BackgroundWork<PageReply, Known> {
  readonly #renderer: string

  /** `renderer` is the file that the web was built into for the server. */
  constructor(renderer: string) {
    super()
    this.#renderer = pathToFileURL(renderer).href
  }

  get isBusy(): boolean {
    return this.waiting.size >= BUSY_WITH
  }

  /**
   * Renders the page; `ask` answers what its screens ask, and where it fails, so does the page. Throws Unavailable where
   * the thread ended over it.
   */
  render(page: PageToRender, ask: Ask): Promise<RenderedPage> {
    return this.send({ ask }, (id): PageRequest => ({ kind: 'page', id, ...page }))
  }

  /** Draws a view: the markup of a picture, or of the inside of a page; empty where there is nothing to draw. */
  drawView(view: ViewToDraw): Promise<string> {
    return this.send({ ask: undefined }, (id): PageRequest => ({ kind: 'view', id, view }))
  }

  protected override open(): Worker {
    return new Worker(new URL('./page-worker.ts', import.meta.url), {
      workerData: { renderer: this.#renderer },
      // React's own checks are for who writes screens.
      env: { ...process.env, NODE_ENV: 'production' },
    })
  }

  protected override receive(reply: PageReply, worker: WorkerLike): void {
    const { id } = reply
    if (reply.kind === 'question') this.#answer(worker, reply)
    else if (reply.kind === 'page') this.settled(id)?.resolve(reply.page as never)
    else if (reply.kind === 'view') this.settled(id)?.resolve(reply.markup as never)
    else this.settled(id)?.reject(new Error(`A page could not be rendered: ${reply.message}`))
  }

  /** Every question is answered, also for a page that another answer has failed, so that the thread gives it up. */
  #answer(worker: WorkerLike, { id, question, path }: PageQuestion): void {
    const tell = (status: number, body: string) =>
      worker.postMessage({ kind: 'answer', question, status, body } satisfies PageRequest)
    const ask = this.waiting.get(id)?.ask
    if (ask === undefined) {
      tell(500, '{}')
      return
    }
    ask(path).then(
      ({ status, body }) => tell(status, body.toString()),
      (problem) => {
        this.settled(id)?.reject(problem)
        tell(500, '{}')
      },
    )
  }
}
