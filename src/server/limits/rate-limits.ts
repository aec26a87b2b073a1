import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf, widerNetworkOf } from '#domain/accounts/network-of.ts'
import { isCountedBySession, limitOf, ROUTE_CLASSES, type RouteClass, routeClass } from './route-class.ts'
import { WindowCounts } from './window-counts.ts'

const MINUTE_MS = 60_000

/** Someone may have a whole /48 of IPv6, with 65,536 networks in it: to sign in, all of them count as four. */
const NETWORKS_OF_A_SITE = 4

/** The session that a request names, where the portal signed it. */
type SessionOf = (request: FastifyRequest) => Promise<string | undefined>

type Limiter = ReturnType<FastifyInstance['createRateLimit']>

/**
 * Limits the requests of a class that one network, or one session, sends within a minute, and answers a client that sends
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
    const { max, remaining, seconds, isExceeded } = await stateOf(limiters.get(of) ?? [], request)
    // Source: draft-ietf-httpapi-ratelimit-headers-10.
    reply.header('ratelimit-policy', `"${of}";q=${max};w=${MINUTE_MS / 1000}`)
    reply.header('ratelimit', `"${of}";r=${remaining};t=${seconds}`)
    if (!isExceeded) return
    reply.header('retry-after', seconds)
    throw Object.assign(new Error(`Too many requests from this address; try again in ${seconds} seconds.`), {
      statusCode: 429,
      code: 'TOO_MANY_REQUESTS',
    })
  })
}

interface LimitState {
  max: number
  /** How many more are answered before the window ends. */
  remaining: number
  /** Until the window ends. */
  seconds: number
  isExceeded: boolean
}

/** Of several limiters, that of the one with the least left. What one refuses the next does not count. */
async function stateOf(limiters: readonly Limiter[], request: FastifyRequest): Promise<LimitState> {
  let least: LimitState | undefined
  for (const limiter of limiters) {
    const counted = await limiter(request)
    if (counted.isAllowed) continue
    const { max, remaining, ttlInSeconds: seconds, isExceeded } = counted
    if (least === undefined || remaining < least.remaining) least = { max, remaining, seconds, isExceeded }
    if (isExceeded) return { max, remaining, seconds, isExceeded }
  }
  if (least === undefined) throw new Error('Each class of requests has a limiter')
  return least
}

/** A connection that has just been closed has no address any more. */
const addressOf = ({ ip }: FastifyRequest): string => ip ?? ''
