import type { FastifyInstance } from 'fastify'
import type { EmbedStyles } from './embed-styles.ts'

/** What depends on the reader: the language, where the address names none. No cookie. */
const VARY = 'accept-encoding, accept-language'
/** From this status on the answer is a page of another part of the portal, which is in no frame. */
const FAILED = 429

/** Lets any site show the pages of this part of the portal in a frame. They run nothing and load nothing but a font. */
export function framedAnywhere(app: FastifyInstance, styles: readonly EmbedStyles[]): void {
  const policy = [
    "default-src 'none'",
    `style-src ${styles.map(({ hash }) => hash).join(' ')}`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join(';')

  // Helmet writes to the raw response, so that is where its headers are replaced.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= FAILED) return
    reply.raw.removeHeader('x-frame-options')
    reply.raw.removeHeader('cross-origin-opener-policy')
    reply.raw.setHeader('content-security-policy', policy)
    reply.header('vary', VARY)
  })
}
