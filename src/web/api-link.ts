import { contract } from 'virtual:contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { CACHED_SINCE } from './offline/cached-copies.ts'
import { noteAnswer } from './offline/cached-since.ts'
import { setConnection } from './offline/connection.ts'
import { fetchFromPortal } from './offline/fetch-from-portal.ts'
import { requestCache } from './request-cache.ts'

/** On the server, how the interface of the same portal is asked. */
let askPortal: typeof fetch | undefined

/** Asks through `ask` from now on instead of over the network. */
export function askThrough(ask: typeof fetch): void {
  askPortal = ask
}

/** How a question travels: the contract's method and address, answers as JSON. */
export const apiLink = new OpenAPILink(contract, {
  url: () => (import.meta.env.SSR ? 'http://portal/api' : `${location.origin}/api`),
  fetch: async (request, init, _options, path, input) => {
    if (import.meta.env.SSR && askPortal) return askPortal(request)
    const answer = await fetchFromPortal(request, { ...init, cache: requestCache() })
    const since = answer.headers.get(CACHED_SINCE)
    noteAnswer(path, input, since === null ? undefined : Number(since))
    // A copy is given only where the portal did not answer.
    if (since !== null) setConnection('offline')
    return answer
  },
})
