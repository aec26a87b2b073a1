import { contract } from 'virtual:contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { cacheOfAnswers } from './kept-answers.ts'

/** How a question travels: the contract's method and address, answers as JSON. */
export const apiLink = new OpenAPILink(contract, {
  url: () => `${location.origin}/api`,
  fetch: (request, init) => fetch(request, { ...init, cache: cacheOfAnswers() }),
})
