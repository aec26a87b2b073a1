import { adminContract } from 'virtual:admin-contract'
import { onError } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { fetchFromPortal } from '#web/offline/fetch-from-portal.ts'
import { statusOf } from '#web/query-client.ts'
import { noteChange } from '#web/request-cache.ts'
import { sessionEnded } from '#web/session/session.ts'

const NO_SESSION = 401

/** What a request carries besides its input. */
export interface RequestFacts {
  /** The same in every attempt to save one form, so that the server saves it once. */
  idempotencyKey?: string
}

/** Sends the back office's requests to its own address, with the session's cookie. */
export const adminApiLink = new OpenAPILink<RequestFacts>(adminContract, {
  url: () => `${location.origin}/api/admin`,
  headers: ({ context: { idempotencyKey } }) =>
    idempotencyKey === undefined ? {} : { 'idempotency-key': `"${idempotencyKey}"` },
  fetch: async (request, init, _facts, [topic]) => {
    const response = await fetchFromPortal(request, init)
    if (response.ok && request.method !== 'GET' && topic !== 'open_records') noteChange()
    return response
  },
  interceptors: [
    onError((problem) => {
      if (statusOf(problem) === NO_SESSION) sessionEnded()
    }),
  ],
})
