import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

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

/** The headers that every answer carries, read from one, so that they are written down in one place only. */
export async function securityHeaders(app: FastifyInstance): Promise<Record<string, string>> {
  const { headers } = await app.inject('/healthz')
  const shared = Object.entries(headers).filter(
    ([name]) => !OF_ONE_ANSWER.test(name) || name === 'content-security-policy',
  )
  return Object.fromEntries(shared.map(([name, value]) => [name, String(value)]))
}
