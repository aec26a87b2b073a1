import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from './answer.ts'

/** Browsers ask again each time (and mostly hear 304); shared caches may carry an answer for five minutes. */
const PUBLIC_ANSWER = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600'

/** Sends a built answer, or 304 when the client has it already. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): FastifyReply | Promise<FastifyReply> {
  reply.header('etag', answer.etag)
  reply.header('vary', 'accept-encoding')
  reply.header('cache-control', answer.status === 200 ? PUBLIC_ANSWER : 'no-store')
  if (answer.status === 200 && request.headers['if-none-match']?.includes(answer.etag)) {
    return reply.code(304).send()
  }
  reply.code(answer.status).header('content-type', answer.type)
  const encoding = answer.encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const body = answer.encoded(encoding)
  return body instanceof Promise ? body.then((bytes) => reply.send(bytes)) : reply.send(body)
}
