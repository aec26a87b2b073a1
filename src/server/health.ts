import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Connection } from '#database/connect.ts'
import { currentDataVersion } from '#database/releases/data-version-queries.ts'

const SLOWEST_LOOP_MS = 2000

/** /healthz: the process answers. /readyz: the database does too. A swamped process says so instead of piling up work. */
export async function health(app: FastifyInstance, { connection }: { connection: Connection }) {
  await app.register(underPressure, {
    maxEventLoopDelay: SLOWEST_LOOP_MS,
    message: 'The portal is busy; try again in a moment.',
    retryAfter: 5,
  })

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      return { status: 'ready', data_version: await currentDataVersion(connection.reader) }
    } catch (problem) {
      request.log.error(problem, 'The database does not answer')
      return reply.code(503).send({ status: 'not ready' })
    }
  })
}
