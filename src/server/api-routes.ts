import type { FastifyInstance } from 'fastify'
import { networkOf } from '#domain/accounts/network-of.ts'
import { jsonAnswer } from './answers/answer.ts'
import { sendAnswer } from './answers/send-answer.ts'
import { sendPieces } from './answers/send-pieces.ts'
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
      if (list !== undefined) return sendPieces(request, reply, list)
      return sendAnswer(request, reply, await answers.get(url, visitor))
    }),
  )
}
