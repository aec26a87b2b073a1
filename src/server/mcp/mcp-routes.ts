import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Unavailable } from '#domain/problems.ts'
import type { Parts } from '../parts.ts'
import { mcpServer } from './mcp-server.ts'
import { Refused } from './portal-tool.ts'

/** A question is some lines; what is longer is none. */
const LONGEST_QUESTION = 64 * 1024

/** What a browser asks before an assistant in it may send a question. */
const PREFLIGHT = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'accept, content-type, mcp-method, mcp-name, mcp-protocol-version',
  'access-control-max-age': '86400',
}

/** Nothing here changes while an assistant waits, so there is nothing to subscribe to. */
const NO_STREAMS = { maxSubscriptions: 0 }

/** The portal for assistants: one address that speaks the Model Context Protocol over HTTP, read-only and stateless. */
export async function mcpRoutes(
  app: FastifyInstance,
  { answers, portal, today, warn }: Parts<'answers' | 'portal' | 'today' | 'warn'>,
) {
  const report = (problem: unknown) => warn('A question of an assistant failed', { err: problem })

  app.options('/mcp', (_request, reply) => reply.headers(PREFLIGHT).code(204).send())

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    bodyLimit: LONGEST_QUESTION,
    handler: async (request, reply) => {
      const context = { ask, report, publicUrl: portal.public_url, today: today() }
      const handler = createMcpHandler(() => mcpServer(portal, context), NO_STREAMS)
      const { status, headers, body } = await handler.fetch(webRequest(request), { parsedBody: request.body })
      return reply
        .code(status)
        .headers({ ...Object.fromEntries(headers), 'cache-control': 'no-store' })
        .send(body === null ? undefined : await new Response(body).text())
    },
  })

  /** Asks as a visitor of the interface would: none of the tools asks what the contract calls costly. */
  async function ask<Content>(address: string): Promise<Content> {
    const { status, body } = await answers.get(`/api${address}`)
    if (status === 503) throw new Unavailable('The database does not answer')
    const content = JSON.parse(body.toString())
    if (status !== 200) throw new Refused(content.message)
    return content
  }
}

/** The request as the protocol's library takes it; its body goes along beside it, read already. */
function webRequest({ method, url, headers }: FastifyRequest): Request {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  return new Request(new URL(url, 'http://portal'), { method, headers: given })
}
