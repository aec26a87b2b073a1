import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '#domain/accounts/network-of.ts'
import { limitOf } from '../limits/route-class.ts'
import { WindowCounts } from '../limits/window-counts.ts'
import type { Encoding } from './accepted-encoding.ts'
import type { Answer } from './answer.ts'
import { answerHeaders, isKnownToClient } from './send-answer.ts'

const MINUTE_MS = 60_000

/** Names and values in turn, as the HTTP server writes them fastest. */
type HeaderList = string[]

/** The headers that every answer of a type carries, the security policy above all. */
type HeadersOfType = (type: string) => Record<string, string>

interface CachedAnswers {
  find: (request: FastifyRequest) => Answer | undefined
  /** RATE_LIMIT: reads per minute and network. */
  requestsPerMinute: number
}

/**
 * Sends an answer that is in memory before any other hook sees the request, with headers that are put together once.
 * A network that asks for too many of them is answered like any other request, under the limits of those. Returns what
 * starts it, once the headers are known.
 */
export function cachedAnswers(
  app: FastifyInstance,
  { find, requestsPerMinute }: CachedAnswers,
): (headers: HeadersOfType) => void {
  let headersOfType: HeadersOfType | undefined
  const counts = new WindowCounts()
  // They cost no more than files of the build.
  const most = limitOf('file', requestsPerMinute)
  const headerLists = new WeakMap<Answer, Map<Encoding, HeaderList>>()

  app.addHook('onRequest', (request, reply, done) => {
    if (headersOfType === undefined || request.method !== 'GET') return done()
    const answer = find(request)
    const encoding = answer?.encodingFor(request.headers['accept-encoding'] as string | undefined)
    const body = encoding && answer?.ready(encoding)
    if (answer === undefined || encoding === undefined || body === undefined) return done()
    // A connection that has just been closed has no address any more.
    if (counts.count(networkOf(request.ip ?? ''), MINUTE_MS) > most) return done()

    reply.hijack()
    const headers = headersOf(answer, encoding, headersOfType)
    if (isKnownToClient(answer, request.headers)) reply.raw.writeHead(304, headers).end()
    else reply.raw.writeHead(answer.status, [...headers, 'content-length', String(body.length)]).end(body)
  })
  return (headers) => {
    headersOfType = headers
  }

  function headersOf(answer: Answer, encoding: Encoding, ofType: HeadersOfType): HeaderList {
    const known = headerLists.get(answer)?.get(encoding)
    if (known !== undefined) return known
    const headers = Object.entries({ ...ofType(answer.type), ...answerHeaders(answer, encoding) }).flat()
    const ofAnswer = headerLists.get(answer) ?? new Map<Encoding, HeaderList>()
    headerLists.set(answer, ofAnswer.set(encoding, headers))
    return headers
  }
}
