import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { ORPCError, onError } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import type { AdminContext } from '../admin-access.ts'
import { adminRouter } from '../procedures/admin-router.ts'

interface BackOffice extends Pick<AdminContext, 'db' | 'words' | 'warn'> {
  /** Today, YYYY-MM-DD. */
  today: () => string
}

/** The back office's interface under /api/admin: never kept by anybody on the way. */
export async function adminRoutes(app: FastifyInstance, { db, today, words, warn }: BackOffice) {
  const handler = new OpenAPIHandler(adminRouter, {
    interceptors: [
      onError((problem) => {
        // Named problems are answers; anything else is a fault of ours.
        if (!(problem instanceof ORPCError))
          app.log.error({ err: problem }, 'A request of the back office failed')
      }),
    ],
  })

  // The contract's handler reads bodies itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))

  app.all('/api/admin/*', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { matched } = await handler.handle(request, reply, {
      prefix: '/api/admin',
      context: { db, currentDay: today(), profile: null, words, warn },
    })
    if (!matched) {
      return reply
        .code(404)
        .send({ code: 'NOT_FOUND', message: 'There is no such address in this interface' })
    }
  })
}
