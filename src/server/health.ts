import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Connection } from '#database/connect.ts'
import { currentDataVersion } from '#database/releases/data-version-queries.ts'
import { Unavailable } from '#domain/problems.ts'
import type { DataVersion } from './answers/data-version.ts'
import { cachedFor } from './cached-for.ts'
import { inTime } from './in-time.ts'

const SLOWEST_LOOP_MS = 2000
/** Balancers wait a few seconds at most. */
const SLOWEST_DATABASE_MS = 2000
/** More frequent requests get the same answer again without a query. */
const CHECKED_EVERY_MS = 1000

interface Watched {
  connection: Connection
  dataVersion: Pick<DataVersion, 'version'>
  /** Milliseconds that only ever grow. */
  clock?: () => number
  slowestDatabaseMs?: number
}

const now = () => performance.now()

/**
 * /healthz: the process answers. /readyz: the database does too, and the process has time: a balancer spares one that has
 * none.
 */
export async function health(
  app: FastifyInstance,
  { connection, dataVersion, clock = now, slowestDatabaseMs = SLOWEST_DATABASE_MS }: Watched,
) {
  await app.register(underPressure, {
    maxEventLoopDelay: SLOWEST_LOOP_MS,
    message: 'The site is busy; try again in a moment.',
    retryAfter: 5,
  })

  // A busy process is alive: who restarts what is not would only make it worse. It is not ready, though.
  app.get('/healthz', { config: { pressureHandler: () => undefined } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )

  const answeredVersion = cachedFor(CHECKED_EVERY_MS, clock, () =>
    inTime(slowestDatabaseMs, currentDataVersion(connection.urgent)).catch((problem) => {
      if (!(problem instanceof Unavailable)) {
        app.log.error({ err: problem }, 'The database does not answer')
        return undefined
      }
      app.log.warn({ err: problem }, 'The database does not answer in time')
      // An import holds the embedded engine's only session for as long as it lasts; what is at hand is served meanwhile.
      return connection.engine === 'embedded' ? dataVersion.version : undefined
    }),
  )

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const data_version = await answeredVersion()
    return data_version === undefined
      ? reply.code(503).send({ status: 'not ready' })
      : { status: 'ready', data_version }
  })
}
