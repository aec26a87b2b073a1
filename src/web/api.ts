import { contract } from 'virtual:contract'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { Contract } from '#contract/index.ts'

type Client = JsonifiedClient<ContractRouterClient<Contract>>

const client: Client = createORPCClient(new OpenAPILink(contract, { url: () => `${location.origin}/api` }))

/** Every question the portal answers: `api.species.get.queryOptions({ input: { id } })`. */
export const api = createTanstackQueryUtils(client)
