import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient, InferContractRouterOutputs } from '@orpc/contract'
import type { JsonifiedClient, JsonifiedValue } from '@orpc/openapi-client'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { AdminContract } from '#contract/index.ts'
import { adminApiLink, type RequestFacts } from './admin-api-link.ts'

type Client = JsonifiedClient<ContractRouterClient<AdminContract, RequestFacts>>

/** What each procedure of the back office answers, as it reaches the browser. */
export type AdminAnswers = JsonifiedValue<InferContractRouterOutputs<AdminContract>>

/** The first part of every query key of the back office, so that none is the same as one of the public side. */
const BACK_OFFICE = 'admin'

/** Every procedure of the back office: `adminApi.accounts.own.queryOptions()`. */
export const adminApi = createTanstackQueryUtils<Client>(createORPCClient(adminApiLink), {
  path: [BACK_OFFICE],
})
