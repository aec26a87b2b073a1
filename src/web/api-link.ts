import { contract } from 'virtual:contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
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
  fetch: (request, init) =>
    import.meta.env.SSR && askPortal
      ? askPortal(request)
      : fetchFromPortal(request, { ...init, cache: requestCache() }),
})
