import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '#domain/accounts/network-of.ts'
import { acceptedEncoding } from './answers/accepted-encoding.ts'
import { jsonAnswer } from './answers/answer.ts'
import type { LongList } from './answers/long-lists.ts'
import { answerHeaders, isKnownToClient, sendAnswer } from './answers/send-answer.ts'
import { unlessDisconnected } from './disconnect.ts'
import { isCostlyAddress } from './limits/costly-addresses.ts'
import { interfaceDescription } from './pages/interface-description.ts'
import type { Parts } from './parts.ts'
import { parametersIn, unknownAmong } from './unknown-parameters.ts'
import { VERSION } from './version.ts'

/** The public interface under /api: its answers and its description. */
export async function apiRoutes(app: FastifyInstance, { answers, config }: Parts<'answers' | 'config'>) {
  const openapi = jsonAnswer(200, await interfaceDescription(config), VERSION)

  app.get('/api/openapi.json', (request, reply) => {
    const [, query = ''] = request.url.split('?', 2)
    const message = unknownAmong(parametersIn(new URLSearchParams(query)), [])
    if (message !== undefined) return reply.code(400).send({ code: 'BAD_REQUEST', message })
    return sendAnswer(request, reply, openapi)
  })

  app.get('/api/*', (request, reply) =>
    unlessDisconnected(request, reply, async (disconnected) => {
      const { ip, url } = request
      const [path = url] = url.split('?', 1)
      const visitor = isCostlyAddress(path) ? { network: networkOf(ip ?? ''), disconnected } : undefined
      const list = await answers.openLongList(url)
      if (list !== undefined) return sendLongList(request, reply, list)
      return sendAnswer(request, reply, await answers.get(url, visitor))
    }),
  )
}

/** Brotli would hold some megabytes of memory for each reader. */
const OFFERED = ['gzip', 'identity'] as const

/** Sends a list while it is made, or 304 when the client has it already: its tag names the data version. */
function sendLongList(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { beginning, text }: LongList,
): FastifyReply {
  const encoding = acceptedEncoding(headers['accept-encoding'], OFFERED)
  reply.headers(answerHeaders(beginning, encoding))
  if (isKnownToClient(beginning, headers)) return reply.code(304).send()
  if (method === 'HEAD') return reply.send(Readable.from([]))
  const whole = Readable.from(text)
  // A fault cuts the answer off, so that a client does not take a part for the whole.
  return reply.send(encoding === 'identity' ? whole : pipeline(whole, createGzip(), () => undefined))
}
