import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { AdminContract } from '#contract/index.ts'
import { adminApiLink, type RequestFacts } from './admin-api-link.ts'

type Client = JsonifiedClient<ContractRouterClient<AdminContract, RequestFacts>>

/** The first part of every key of the back office, so that no answer is ever taken for one of the public side. */
const BACK_OFFICE = 'admin'

/** Every procedure of the back office: `adminApi.accounts.own.queryOptions()`. */
export const adminApi = createTanstackQueryUtils<Client>(createORPCClient(adminApiLink), {
  path: [BACK_OFFICE],
})
