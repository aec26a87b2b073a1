import { contract } from 'virtual:contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'

/** Answers every question with the address at which it would have been asked. */
const addresses = new OpenAPILink(contract, {
  url: () => `${location.origin}/api`,
  fetch: async ({ url }) => Response.json(url),
})

/** The address at which a screen asks a question. */
export const addressOf = (path: readonly string[], input: unknown): Promise<string> =>
  addresses.call(path, input, { context: {} }) as Promise<string>
