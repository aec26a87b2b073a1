import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { limitOf, ROUTE_CLASSES, type RouteClass, routeClass } from './route-class.ts'

const MINUTE_MS = 60_000

/**
 * Lets one network send only so many requests of a class within a minute, and tells whoever sends more when to
 * come back. What leaves before anything looks at it (kept-first.ts) is not counted. Each process counts for itself.
 */
export async function rateLimits(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  await app.register(rateLimit, { global: false })
  const counters = new Map(
    (Object.keys(ROUTE_CLASSES) as RouteClass[]).map((of) => [
      of,
      app.createRateLimit({ max: limitOf(of, requestsPerMinute), timeWindow: MINUTE_MS }),
    ]),
  )

  app.addHook('onRequest', async (request, reply) => {
    const { method, url, routeOptions } = request
    const of = routeClass({ method, route: routeOptions.url, path: url.split('?', 1)[0] ?? url })
    const counted = of && (await counters.get(of)?.(request))
    if (counted === undefined || counted.isAllowed || !counted.isExceeded) return
    const seconds = counted.ttlInSeconds
    reply.header('retry-after', seconds)
    throw Object.assign(new Error(`Too many requests from this address; try again in ${seconds} seconds.`), {
      statusCode: 429,
      code: 'TOO_MANY_REQUESTS',
    })
  })
}
