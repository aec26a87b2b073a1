import { createORPCClient, DynamicLink } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { Contract } from '#contract/index.ts'

type Client = JsonifiedClient<ContractRouterClient<Contract>>

/** A page brings its first answers along, so the way to ask for more may load after it. */
const loadLink = () => import('./api-link.ts').then(({ apiLink }) => apiLink)

const client: Client = createORPCClient(new DynamicLink(loadLink))

/** Every question the portal answers: `api.species.get.queryOptions({ input: { id } })`. */
export const api = createTanstackQueryUtils(client)
