import { adminContract } from 'virtual:admin-contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'

/** How a question of the back office travels: as any other, to its own address, with the session's cookie. */
export const adminApiLink = new OpenAPILink(adminContract, { url: () => `${location.origin}/api/admin` })
