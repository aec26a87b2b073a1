import { AsyncLocalStorage } from 'node:async_hooks'
import { parentPort, workerData } from 'node:worker_threads'
import type { ViewToDraw } from '#contract/view-to-draw.ts'
import type { PageReply, PageRequest, PageToRender, RenderedPage } from './page-messages.ts'

/* Renders pages in a thread of its own, so that the portal answers others meanwhile. */

type Rendered = Omit<RenderedPage, 'answers'> & { answers: unknown[] }
type RenderPage = (page: PageToRender, ask: typeof fetch) => Promise<Rendered>

type RenderView = (view: ViewToDraw) => Promise<string>

const { renderPage, renderView }: { renderPage: RenderPage; renderView: RenderView } = await import(
  workerData.renderer
)

/** The page that is being rendered: several are at once, and the portal answers each by its own rules. */
const pageId = new AsyncLocalStorage<number>()

const waiting = new Map<number, (answer: Response) => void>()
let lastQuestion = 0

parentPort?.on('message', async (request: PageRequest) => {
  if (request.kind === 'page') return tell(await replyTo(request.id, () => page(request.id, request)))
  if (request.kind === 'view') return tell(await replyTo(request.id, () => view(request.id, request.view)))
  const { question, status, body } = request
  waiting.get(question)?.(new Response(body, { status, headers: { 'content-type': 'application/json' } }))
  waiting.delete(question)
})

const tell = (reply: PageReply) => parentPort?.postMessage(reply)

async function page(id: number, { address, language }: PageToRender): Promise<PageReply> {
  const { html, answers, namespaces } = await pageId.run(id, () => renderPage({ address, language }, ask))
  return { kind: 'page', id, page: { html, answers: JSON.stringify(answers), namespaces } }
}

async function view(id: number, toDraw: ViewToDraw): Promise<PageReply> {
  return { kind: 'view', id, markup: await renderView(toDraw) }
}

async function replyTo(id: number, reply: () => Promise<PageReply>): Promise<PageReply> {
  try {
    return await reply()
  } catch (problem) {
    return { kind: 'failed', id, message: problem instanceof Error ? (problem.stack ?? '') : String(problem) }
  }
}

/** Asks the portal that this thread belongs to. */
function ask(request: Parameters<typeof fetch>[0]): Promise<Response> {
  const id = pageId.getStore()
  if (id === undefined) throw new Error('Only a page that is being rendered asks')
  const { pathname, search } = new URL(request instanceof Request ? request.url : request)
  lastQuestion += 1
  const question = lastQuestion
  tell({ kind: 'question', id, question, path: pathname + search })
  return new Promise((resolve) => waiting.set(question, resolve))
}
