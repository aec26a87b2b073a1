import { adminContract } from 'virtual:admin-contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type { Generation, GenerationEvents, GenerationProgress } from '#contract/trade-summaries-curation.ts'
import { fetchFromPortal } from '#web/offline/fetch-from-portal.ts'
import { sessionEnded } from '#web/session/session.ts'

const NO_SESSION = 401

/** The remote function, asked to tell how far it is. */
const functionLink = new OpenAPILink(adminContract, {
  url: () => `${location.origin}/api`,
  headers: { accept: 'text/event-stream' },
  fetch: async (request, init) => answered(await fetchFromPortal(request, init)),
})

export type Asked = { species_id: string } | { process_all: true; batch_size: number }

/**
 * Has trade summaries generated; gives what came of it. Throws where the answer is no success, in the words of
 * document 3, section 8. Giving up through `signal` stops the work as well.
 */
export async function generateTradeSummaries(
  asked: Asked,
  signal: AbortSignal,
  onProgress: (progress: GenerationProgress) => void,
): Promise<Generation> {
  const path = ['functions', 'generateTradeSummary'] as const
  // What is asked for with this header is answered with events.
  const events = (await functionLink.call(path, asked, { context: {}, signal })) as GenerationEvents
  for (;;) {
    const { done, value } = await events.next()
    if (done) return value
    onProgress(value)
  }
}

async function answered(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  if (answer.status === NO_SESSION) sessionEnded()
  throw new Error(`HTTP error! status: ${answer.status}, message: ${await answer.text()}`)
}
