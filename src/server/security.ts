import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** Data loads nothing, runs nothing and stands in no frame. */
const POLICY_OF_DATA = "default-src 'none';frame-ancestors 'none'"
/** What these say about scripts, windows and links means nothing for data; there it would only make every answer longer. */
const ONLY_FOR_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-frame-options',
]

/** Images for social networks are there to be shown elsewhere. */
const SHARED = /^\/(social\.png$|images\/social\/)/
const SHARED_IMAGE = '/social.png'

const isData = (type: string) => type.startsWith('application/json')
const isImage = (type: string) => type.startsWith('image/')

/** Headers that keep other sites, scripts and frames out, and a limit on requests per visitor. */
export async function security(
  app: FastifyInstance,
  { config, scriptHashes, styleHashes }: { config: Config; scriptHashes: string[]; styleHashes: string[] },
) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        styleSrc: ["'self'", ...styleHashes],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    // Headers for browsers that no longer exist would only make every answer longer.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // Plain http on a local machine must stay reachable; behind https the browser is told to stay there.
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })

  // Helmet writes to the raw response, so that is where its headers are taken back.
  app.addHook('onSend', async (request, reply) => {
    if (SHARED.test(request.url)) reply.raw.setHeader('cross-origin-resource-policy', 'cross-origin')
    if (!isData(String(reply.getHeader('content-type')))) return
    for (const name of ONLY_FOR_DOCUMENTS) reply.raw.removeHeader(name)
    reply.raw.setHeader('content-security-policy', POLICY_OF_DATA)
  })

  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: '1 minute',
    allowList: (request) => request.url === '/healthz' || request.url === '/readyz',
    errorResponseBuilder: (_request, { after }) => ({
      statusCode: 429,
      code: 'TOO_MANY_REQUESTS',
      message: `Too many requests from this address; try again in ${after}.`,
    }),
  })
}

const OF_ONE_ANSWER = /^(content-|cache-|date|connection|keep-alive|etag|vary|x-ratelimit-)/

/** The headers that an answer of this type carries, read from one, so that they are written down in one place only. */
export async function securityHeaders(
  app: FastifyInstance,
): Promise<(type: string) => Record<string, string>> {
  const ofPages = await headersOf(app, '/api')
  const ofData = await headersOf(app, '/healthz')
  // The only images that are kept as answers are those for networks.
  const ofImages = await headersOf(app, SHARED_IMAGE)
  return (type) => (isData(type) ? ofData : isImage(type) ? ofImages : ofPages)
}

async function headersOf(app: FastifyInstance, address: string): Promise<Record<string, string>> {
  // Asked from an address that no visitor has, so that it counts against nobody's limit.
  const { headers } = await app.inject({ url: address, remoteAddress: '0.0.0.0' })
  const shared = Object.entries(headers).filter(
    ([name]) => !OF_ONE_ANSWER.test(name) || name === 'content-security-policy',
  )
  return Object.fromEntries(shared.map(([name, value]) => [name, String(value)]))
}
