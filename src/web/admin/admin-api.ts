import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import type { RouterUtils } from '@orpc/tanstack-query'
import type { AdminContract } from '#contract/index.ts'
import { type Questions, questionsAt } from '#web/api.ts'
import { adminApiLink, type RequestFacts } from './admin-api-link.ts'

type Client = JsonifiedClient<ContractRouterClient<AdminContract, RequestFacts>>

/** Of what the back office asks, every key begins so: no answer is ever taken for one of the public side. */
const BACK_OFFICE = 'admin'

/** Every question and change of the back office: `adminApi.accounts.own.queryOptions()`. */
export const adminApi = questionsAt([BACK_OFFICE], ([, ...path], input, { signal, context = {} } = {}) =>
  adminApiLink.call(path, input, { context, signal }),
) as Questions<RouterUtils<Client>>
