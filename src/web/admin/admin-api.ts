import { adminContract } from 'virtual:admin-contract'
import { createORPCClient, onError } from '@orpc/client'
import type { ContractRouterClient, InferContractRouterOutputs } from '@orpc/contract'
import type { JsonifiedClient, JsonifiedValue } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { AdminContract } from '#contract/index.ts'
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
const adminApiLink = new OpenAPILink<RequestFacts>(adminContract, {
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

type Client = JsonifiedClient<ContractRouterClient<AdminContract, RequestFacts>>

/** What each procedure of the back office answers, as it reaches the browser. */
export type AdminAnswers = JsonifiedValue<InferContractRouterOutputs<AdminContract>>

/** The first part of every query key of the back office, so that none is the same as one of the public side. */
const BACK_OFFICE = 'admin'

/** Every procedure of the back office: `adminApi.accounts.own.queryOptions()`. */
export const adminApi = createTanstackQueryUtils<Client>(createORPCClient(adminApiLink), {
  path: [BACK_OFFICE],
})

/** Of a query: it is asked again with every screen that shows it. */
export const ASKED_ANEW = { staleTime: 0, refetchOnMount: true } as const
