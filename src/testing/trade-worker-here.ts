import { vi } from 'vitest'
import type { TradeFileName, TradeTask, WorkerReply } from '#web/trade/trade-messages.ts'

type Fetch = (address: string) => Promise<Response>

/**
 * The script that the browser runs beside a page, run here: its messages are copied as between two threads, and what it
 * fetches comes by `fetch`. Each call starts it again, with nothing loaded. One question is asked at a time, of however many.
 */
export async function runTradeWorker(fetch: Fetch) {
  let listener: ((event: { data: unknown }) => Promise<void>) | undefined
  vi.stubGlobal('addEventListener', (_: string, added: typeof listener) => {
    listener = added
  })
  vi.resetModules()
  await import('#web/trade/trade-worker.ts')

  async function ask(task: TradeTask): Promise<unknown> {
    const replies: WorkerReply[] = []
    // The script knows its surroundings by these names, and so does every other that runs here.
    vi.stubGlobal('fetch', fetch)
    vi.stubGlobal('postMessage', (reply: WorkerReply) => replies.push(structuredClone(reply)))
    await listener?.({ data: structuredClone({ ...task, id: 1 }) })
    const reply = replies.at(-1)
    if (reply?.kind === 'answer') return reply.answer
    throw new Error(reply?.kind === 'failed' ? reply.message : 'The script gave no answer')
  }
  return { ask, open: (file: TradeFileName) => ask({ kind: 'open', file }) }
}
