import type { FastifyInstance } from 'fastify'

/**
 * Only the portal's own pages read these: the back office, sign-in, reports of faults, measurements, and photographs,
 * whose licences are given with their credit beside them.
 */
const OWN_PAGES_ONLY = /^\/(admin|metrics|images\/species|api\/(admin|auth|fault-reports))(\/|\?|$)/

const isPublic = (address: string) => !OWN_PAGES_ONLY.test(address)

/** Any site may read an answer and its headers. No credentials are named, so browsers send none. */
const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': '*',
}

/** What browsers ask before a request that is not the simplest one: with a range, or with a tag of what they have. */
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'accept, if-modified-since, if-none-match, if-range, range',
  'access-control-max-age': '86400',
  'cache-control': 'public, max-age=86400',
}

/**
 * Lets pages and programs of other sites read what is public, refusals included, so that they see why. Never the back
 * office nor sign-in.
 */
export function crossOrigin(app: FastifyInstance): void {
  app.addHook('onSend', async ({ url }, reply) => {
    if (!isPublic(url)) return
    reply.headers(ANY_ORIGIN)
    // Helmet writes to the raw response, so that is where its header is replaced.
    reply.raw.setHeader('cross-origin-resource-policy', 'cross-origin')
  })

  app.options('/*', ({ url }, reply) =>
    isPublic(url) ? reply.headers(PREFLIGHT).code(204).send() : reply.callNotFound(),
  )
}
