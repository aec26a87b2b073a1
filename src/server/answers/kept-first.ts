import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer, Encoding } from './answer.ts'
import { answerHeaders, isKnownToClient } from './send-answer.ts'

/** Names and values in turn, as the HTTP server writes them fastest. */
type HeaderList = string[]

type HeadersOfType = (type: string) => Record<string, string>

type FindAnswer = (address: string) => Answer | undefined

/**
 * Sends an answer that is at hand before anything else looks at the request: no routing, no hooks, no
 * counting. Most of what the public site serves leaves here, at the speed of the bare HTTP server.
 */
export class KeptFirst {
  #find: FindAnswer = () => undefined
  #headers: HeadersOfType = () => ({})
  readonly #headersOf = new WeakMap<Answer, Map<Encoding, HeaderList>>()

  /** Begins to serve; `headers` are those of every answer of a type, the security policy above all. */
  open(find: FindAnswer, headers: HeadersOfType): void {
    this.#find = find
    this.#headers = headers
  }

  /** Whether the request was answered; if not, the portal goes on with it. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const answer = request.method === 'GET' ? this.#find(request.url ?? '/') : undefined
    const encoding = answer?.encodingFor(request.headers['accept-encoding'] as string | undefined)
    const body = encoding && answer?.ready(encoding)
    if (answer === undefined || encoding === undefined || body === undefined) return false

    const headers = this.#headersFor(answer, encoding)
    if (isKnownToClient(answer, request.headers['if-none-match'])) response.writeHead(304, headers).end()
    else response.writeHead(answer.status, [...headers, 'content-length', String(body.length)]).end(body)
    return true
  }

  #headersFor(answer: Answer, encoding: Encoding): HeaderList {
    const known = this.#headersOf.get(answer)?.get(encoding)
    if (known !== undefined) return known
    const headers = Object.entries({
      ...this.#headers(answer.type),
      ...answerHeaders(answer, encoding),
    }).flat()
    const ofAnswer = this.#headersOf.get(answer) ?? new Map<Encoding, HeaderList>()
    this.#headersOf.set(answer, ofAnswer.set(encoding, headers))
    return headers
  }
}
