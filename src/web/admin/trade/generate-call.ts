import { adminContract } from 'virtual:admin-contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type { Generation, GenerationEvents, GenerationProgress } from '#contract/trade-summaries-curation.ts'
import { fetchFromPortal } from '#web/offline/fetch-from-portal.ts'
import { sessionEnded } from '#web/session/session.ts'

const NO_SESSION = 401

/** The remote function, called with progress events. */
const functionLink = new OpenAPILink(adminContract, {
  url: () => `${location.origin}/api`,
  headers: { accept: 'text/event-stream' },
  fetch: async (request, init) => answered(await fetchFromPortal(request, init)),
})

export type Asked = { species_id: string } | { process_all: true; batch_size: number }

/**
 * Generates trade summaries. Throws where the response is no success, with the text of document 3, section 8. Aborting
 * `signal` stops the work on the server too.
 */
export async function generateTradeSummaries(
  asked: Asked,
  signal: AbortSignal,
  onProgress: (progress: GenerationProgress) => void,
): Promise<Generation> {
  const path = ['functions', 'generateTradeSummary'] as const
  // The accept header makes the response a stream of events.
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
