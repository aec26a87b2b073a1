import type { FastifyInstance } from 'fastify'
import { unfurl } from 'unfurl.js'

/** What a site that shows links finds at the address of a page: unfurl.js reads the page, and the oEmbed answer it names. */
export async function unfurledPage(app: FastifyInstance, address: string) {
  return unfurl(address, {
    oembed: true,
    fetch: async (asked) => {
      const { pathname, search } = new URL(asked)
      const answer = await app.inject({ url: pathname + search, headers: { accept: 'text/html, */*' } })
      return new Response(answer.body, {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type']) },
      })
    },
  })
}
