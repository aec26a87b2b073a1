import type { FastifyInstance } from 'fastify'
import type { Connection } from '#database/connect.ts'
import type { DataVersion } from '../answers/data-version.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import type { Config } from '../config.ts'
import { addressKind } from './address-kind.ts'
import { cacheMetrics, databaseMetrics } from './data-metrics.ts'
import { mayReadMetrics } from './metrics-access.ts'
import { METRICS_TYPE, renderMetrics } from './metrics-text.ts'
import { processMetrics, watchEventLoop } from './process-metrics.ts'
import type { RequestCounts } from './request-counts.ts'
import { requestMetrics } from './request-counts.ts'

interface Watched {
  connection: Connection
  config: Config
  answers: PublicAnswers
  dataVersion: DataVersion
  counts: RequestCounts
}

const MILLISECONDS = 1000

/** /metrics, for Prometheus and what reads like it. To others there is no such address. */
export function metricsRoutes(
  app: FastifyInstance,
  { connection, config, answers, dataVersion, counts }: Watched,
): void {
  const delays = watchEventLoop()
  app.addHook('onClose', async () => {
    delays.disable()
  })
  app.addHook('onResponse', (request, reply, done) => {
    counts.note(addressKind(request.url), reply.statusCode, reply.elapsedTime / MILLISECONDS)
    done()
  })

  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!mayReadMetrics({ from: request.socket.remoteAddress, headers: request.headers }, config)) {
      return reply.callNotFound()
    }
    return reply
      .type(METRICS_TYPE)
      .send(
        renderMetrics([
          ...processMetrics(delays, connection.engine),
          ...requestMetrics(counts),
          ...cacheMetrics(answers),
          ...(await databaseMetrics(connection, dataVersion.version)),
        ]),
      )
  })
}
