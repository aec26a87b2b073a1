import type { FastifyInstance, FastifyRequest } from 'fastify'

const SAFE_METHODS = ['GET', 'HEAD']

/** What browsers that tell it say of a page that asks its own address. */
const SAME_ORIGIN = 'same-origin'

interface Sender {
  method: string
  origin: string | undefined
  host: string
  /** Of Sec-Fetch-Site; older browsers, and all without https, send none. */
  site?: string | undefined
}

/**
 * Whether a request that may change something was sent by a page of this portal: browsers name the origin
 * of every such request, and no other site can make them name ours. Who names none is refused too, and whom the
 * browser says to come from elsewhere whatever origin is named.
 * Behind https only the public address counts; without it the portal may be visited under many names, of
 * which the one it was asked by is its own.
 */
export function isFromOwnPage(
  { method, origin, host, site = SAME_ORIGIN }: Sender,
  publicUrl: string,
): boolean {
  if (SAFE_METHODS.includes(method)) return true
  if (origin === undefined || site !== SAME_ORIGIN) return false
  if (origin === publicUrl) return true
  return !publicUrl.startsWith('https:') && origin === `http://${host}`
}

const FOREIGN_ORIGIN = {
  code: 'FORBIDDEN',
  message: 'This request did not come from a page of this site.',
}

/**
 * Refuses changes that no page of this portal sent, and lets no cache have an answer of these routes. Where API tokens let
 * programs in, `isByToken` says which requests bring one: no page of another site can, and their cookies count for nothing.
 */
export function forOwnPages(
  app: FastifyInstance,
  publicUrl: string,
  isByToken: (request: FastifyRequest) => boolean = () => false,
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isByToken(request) && !isFromOwnPage(senderOf(request), publicUrl))
      return reply.code(403).send(FOREIGN_ORIGIN)
  })
}

const senderOf = ({ method, headers, host }: FastifyRequest): Sender => ({
  method,
  origin: headers.origin,
  host,
  site: headers['sec-fetch-site']?.toString(),
})
