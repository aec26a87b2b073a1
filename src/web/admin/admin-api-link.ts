import { adminContract } from 'virtual:admin-contract'
import { onError } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { noteChange } from '#web/kept-answers.ts'
import { reach } from '#web/offline/reach.ts'
import { statusOf } from '#web/query-client.ts'
import { sessionEnded } from '#web/session/session.ts'

const NO_SESSION = 401

/** How a question of the back office travels: as any other, to its own address, with the session's cookie. */
export const adminApiLink = new OpenAPILink(adminContract, {
  url: () => `${location.origin}/api/admin`,
  fetch: async (request, init) => {
    const answer = await reach(request, init)
    if (answer.ok && request.method !== 'GET') noteChange()
    return answer
  },
  interceptors: [
    onError((problem) => {
      if (statusOf(problem) === NO_SESSION) sessionEnded()
    }),
  ],
})
