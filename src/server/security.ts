import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** Data loads nothing, runs nothing and is in no frame. */
const POLICY_OF_DATA = "default-src 'none';frame-ancestors 'none'"
/** Rules for scripts, windows and links do not concern data, where they would only make every answer longer. */
const ONLY_FOR_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
]

/** What the portal never asks a device for, so that no script in its pages can. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

const YEAR_S = 365 * 24 * 3600

const SHARED_IMAGE = '/social.png'

/**
 * Pictures come from a service that others write to, so even one that were no picture runs nothing. Scripts have the policy
 * of pages, under which the offline worker sends its requests.
 */
const isData = (type: string) => /^(application\/json|image\/|font\/|text\/plain|application\/xml)/.test(type)
const isImage = (type: string) => type.startsWith('image/')

/** Headers that keep other sites, scripts and frames out. */
export async function security(
  app: FastifyInstance,
  { config, scriptHashes, styleHashes }: { config: Config; scriptHashes: string[]; styleHashes: string[] },
) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      // What is not named here is not loaded.
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scriptHashes],
        styleSrc: ["'self'", ...styleHashes],
        // Downloads of charts are drawn from a picture that the page itself made.
        imgSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // No page is given markup by a script; scripts' addresses are those of the two workers.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['offline-worker', 'trade-worker'],
      },
    },
    crossOriginEmbedderPolicy: false,
    // Headers for browsers that no longer exist would only make every answer longer.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // Plain http on a local machine must stay reachable; behind https the browser is asked to stay there.
    // No 'preload': that list binds a whole domain, and only its owner may ask for it.
    strictTransportSecurity: config.publicUrl.startsWith('https:') && {
      maxAge: YEAR_S,
      includeSubDomains: true,
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })

  // Helmet writes to the raw response, so that is where its headers are taken back.
  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type'))
    if (type.startsWith('text/html')) reply.raw.setHeader('permissions-policy', PERMISSIONS)
    if (!isData(type)) return
    for (const name of ONLY_FOR_DOCUMENTS) reply.raw.removeHeader(name)
    reply.raw.setHeader('content-security-policy', POLICY_OF_DATA)
  })
}

const OF_ONE_ANSWER = /^(content-|cache-|date|connection|keep-alive|etag|vary|ratelimit)/

/** The headers that an answer of this type carries, read from one, so that they are written down in one place only. */
export async function securityHeaders(
  app: FastifyInstance,
): Promise<(type: string) => Record<string, string>> {
  const ofPages = await headersOf(app, '/offline-shell')
  const ofData = await headersOf(app, '/healthz')
  // The only images among cached answers are those for networks.
  const ofImages = await headersOf(app, SHARED_IMAGE)
  return (type) => (isImage(type) ? ofImages : isData(type) ? ofData : ofPages)
}

async function headersOf(app: FastifyInstance, address: string): Promise<Record<string, string>> {
  // Asked from an address that no visitor has, so that it counts against no visitor's limit.
  const { headers } = await app.inject({ url: address, remoteAddress: '0.0.0.0' })
  const shared = Object.entries(headers).filter(
    ([name]) => !OF_ONE_ANSWER.test(name) || name === 'content-security-policy',
  )
  return Object.fromEntries(shared.map(([name, value]) => [name, String(value)]))
}
