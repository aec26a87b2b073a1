import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGE_HEADERS } from '../pages/page-language.ts'
import type { Encoding } from './accepted-encoding.ts'
import type { Answer } from './answer.ts'
import { surrogateKeys } from './surrogate-keys.ts'

/**
 * Browsers ask again each time (and mostly hear 304); shared caches may carry an answer for five minutes. Nobody hands out
 * an older one while asking (stale-while-revalidate): browsers would show it after a save.
 */
export const PUBLIC_ANSWER = 'public, max-age=0, s-maxage=300'

/** Carries the banner's words on answers that hold simulated figures. */
const SIMULATED_HEADER = 'x-simulated-data'

/** The headers that travel with an answer, whole or as 304. */
export function answerHeaders(answer: Answer, encoding: Encoding): Record<string, string> {
  const isOfReader = answer.language !== undefined && !answer.namesLanguage
  return {
    etag: tagIn(answer, encoding),
    vary: isOfReader ? `accept-encoding, ${LANGUAGE_HEADERS}` : 'accept-encoding',
    'cache-control': answer.shared ? (answer.caching ?? PUBLIC_ANSWER) : 'no-store',
    'content-type': answer.type,
    ...(answer.shared && !answer.isPinned
      ? { 'surrogate-key': surrogateKeys(answer.restsOn).join(' ') }
      : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...(answer.language === undefined ? {} : { 'content-language': answer.language }),
    ...(answer.retryAfter === undefined ? {} : { 'retry-after': String(answer.retryAfter) }),
    ...(answer.lastModified === undefined ? {} : { 'last-modified': answer.lastModified.toUTCString() }),
    ...(answer.total === undefined ? {} : { 'x-total-count': String(answer.total) }),
    ...(answer.links === undefined ? {} : { link: answer.links }),
    ...(answer.notice === undefined ? {} : { [SIMULATED_HEADER]: answer.notice }),
  }
}

/** Whether the client has this very answer already. A tag that it names counts before a time. Source: RFC 9110, section 13.2.2. */
export function isKnownToClient(answer: Answer, headers: IncomingHttpHeaders): boolean {
  const { 'if-none-match': tag, 'if-modified-since': since } = headers
  if (answer.status !== 200) return false
  if (tag !== undefined) return tag.includes(answer.isPinned ? answer.content : answer.etag)
  if (since === undefined || answer.lastModified === undefined) return false
  // Times in headers are whole seconds.
  return Math.floor(answer.lastModified.getTime() / 1000) * 1000 <= Date.parse(since)
}

/** A tag that names bytes names those that are sent. */
const tagIn = ({ etag, content, isPinned }: Answer, encoding: Encoding): string =>
  isPinned && encoding !== 'identity' ? `"${content}-${encoding}"` : etag

/** Sends a built answer, or 304 when the client has it already. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  const encoding = answer.encodingFor(request.headers['accept-encoding'])
  const isKnown = isKnownToClient(answer, request.headers)
  // Before the headers, which a refusal must not carry.
  const body = isKnown ? undefined : await answer.encoded(encoding, reply.raw)
  return reply
    .headers(answerHeaders(answer, encoding))
    .code(isKnown ? 304 : answer.status)
    .send(body)
}
