import { contract } from 'virtual:contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'

/** How a question travels: the contract's method and address, answers as JSON. */
export const apiLink = new OpenAPILink(contract, { url: () => `${location.origin}/api` })
