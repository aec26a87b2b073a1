import { createORPCClient, DynamicLink } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { Contract } from '#contract/index.ts'

type Client = JsonifiedClient<ContractRouterClient<Contract>>

/** A page brings its first answers along, so the link to the server loads with the first request. */
const link = new DynamicLink(async () => (await import('./api-link.ts')).apiLink)

/** Every procedure of the public interface: `api.species.get.queryOptions({ input: { id } })`. */
export const api = createTanstackQueryUtils<Client>(createORPCClient(link))

/** The question that a query's key is of; undefined for a key of another form. */
export function questionOf(key: readonly unknown[]): { procedure: string; input?: unknown } | undefined {
  const [path, options] = key
  if (!Array.isArray(path)) return undefined
  const { input } = (options ?? {}) as { input?: unknown }
  return { procedure: path.join('.'), ...(input === undefined ? {} : { input }) }
}
