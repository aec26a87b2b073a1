import { adminContract } from 'virtual:admin-contract'
import { onError } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { statusOf } from '#web/query-client.ts'
import { sessionEnded } from '#web/session/session.ts'

const NO_SESSION = 401

/** How a question of the back office travels: as any other, to its own address, with the session's cookie. */
export const adminApiLink = new OpenAPILink(adminContract, {
  url: () => `${location.origin}/api/admin`,
  interceptors: [
    onError((problem) => {
      if (statusOf(problem) === NO_SESSION) sessionEnded()
    }),
  ],
})
