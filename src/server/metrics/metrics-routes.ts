import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { addressKind } from './address-kind.ts'
import { cacheMetrics, databaseMetrics } from './data-metrics.ts'
import { mayReadMetrics } from './metrics-access.ts'
import { METRICS_TYPE, renderMetrics } from './metrics-text.ts'
import { processMetrics, watchEventLoop } from './process-metrics.ts'
import { requestMetrics } from './request-counts.ts'

const MILLISECONDS = 1000

/** /metrics, for Prometheus and what reads like it. To others there is no such address. */
export function metricsRoutes(
  app: FastifyInstance,
  {
    connection,
    config,
    answers,
    dataVersion,
    counts,
  }: Parts<'connection' | 'config' | 'answers' | 'dataVersion' | 'counts'>,
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
