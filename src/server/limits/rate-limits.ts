import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf, widerNetworkOf } from '#domain/accounts/network-of.ts'
import { isCountedBySession, limitOf, ROUTE_CLASSES, type RouteClass, routeClass } from './route-class.ts'
import { WindowCounts } from './window-counts.ts'

const MINUTE_MS = 60_000

/** Somebody may have a whole /48 of IPv6, with 65,536 networks in it: to sign in, all of them count as four. */
const NETWORKS_OF_A_SITE = 4

/** The session that a request names, where the portal signed it. */
type SessionOf = (request: FastifyRequest) => Promise<string | undefined>

type Limiter = ReturnType<FastifyInstance['createRateLimit']>

/**
 * Lets one network, or one session, send only so many requests of a class within a minute, and tells whoever sends
 * more when to come back. Answers in memory have a count of their own (cached-answers.ts). Each process counts
 * for itself. Signed-in people have counts of their own, so that others on the same network use up nothing of theirs.
 */
export async function rateLimits(
  app: FastifyInstance,
  requestsPerMinute: number,
  sessionOf: SessionOf,
): Promise<void> {
  const senders = new WeakMap<FastifyRequest, string>()
  await app.register(rateLimit, { global: false, store: WindowCounts })
  const limitersOf = (of: RouteClass): Limiter[] => {
    const max = limitOf(of, requestsPerMinute)
    const ofSender = app.createRateLimit({
      max,
      timeWindow: MINUTE_MS,
      keyGenerator: (request) => senders.get(request) ?? networkOf(addressOf(request)),
    })
    if (of !== 'sign_in') return [ofSender]
    const ofSite = app.createRateLimit({
      max: NETWORKS_OF_A_SITE * max,
      timeWindow: MINUTE_MS,
      keyGenerator: (request) => widerNetworkOf(addressOf(request)) ?? networkOf(addressOf(request)),
    })
    return [ofSender, ofSite]
  }
  const limiters = new Map((Object.keys(ROUTE_CLASSES) as RouteClass[]).map((of) => [of, limitersOf(of)]))

  app.addHook('onRequest', async (request, reply) => {
    const { method, url, routeOptions } = request
    const session = await sessionOf(request)
    const [path = url] = url.split('?', 1)
    const of = routeClass({ method, route: routeOptions.url, path, hasSession: session !== undefined })
    if (of === undefined) return
    if (session !== undefined && isCountedBySession(of)) senders.set(request, `session ${session}`)
    const seconds = await secondsToWait(limiters.get(of) ?? [], request)
    if (seconds === undefined) return
    reply.header('retry-after', seconds)
    throw Object.assign(new Error(`Too many requests from this address; try again in ${seconds} seconds.`), {
      statusCode: 429,
      code: 'TOO_MANY_REQUESTS',
    })
  })
}

/** What one limiter refuses the next does not count; undefined when the request may go on. */
async function secondsToWait(
  limiters: readonly Limiter[],
  request: FastifyRequest,
): Promise<number | undefined> {
  for (const limiter of limiters) {
    const counted = await limiter(request)
    if (!counted.isAllowed && counted.isExceeded) return counted.ttlInSeconds
  }
  return undefined
}

/** A connection that has just been closed has no address any more. */
const addressOf = ({ ip }: FastifyRequest): string => ip ?? ''
