import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressKind } from '../metrics/address-kind.ts'
import type { Counter, RequestCounts } from '../metrics/request-counts.ts'
import type { Encoding } from './accepted-encoding.ts'
import type { Answer } from './answer.ts'
import { answerHeaders, isKnownToClient } from './send-answer.ts'

/** Names and values in turn, as the HTTP server writes them fastest. */
type HeaderList = string[]

/** What every sending of an answer has in common, put together once. */
interface Sending {
  headers: HeaderList
  /** Raised when it is sent whole, and when the client had it already. */
  whole: Counter
  known: Counter
}

type HeadersOfType = (type: string) => Record<string, string>

type FindAnswer = (request: IncomingMessage) => Answer | undefined

/**
 * Sends an answer that is at hand before anything else looks at the request: no routing, no hooks, no
 * counting but one addition. Most of what the public site serves leaves here, at the speed of the bare HTTP server.
 */
export class CachedFirst {
  #find: FindAnswer = () => undefined
  #headers: HeadersOfType = () => ({})
  readonly #counts: RequestCounts
  readonly #sendings = new WeakMap<Answer, Map<Encoding, Sending>>()

  constructor(counts: RequestCounts) {
    this.#counts = counts
  }

  /** Begins to serve; `headers` are those of every answer of a type, the security policy above all. */
  open(find: FindAnswer, headers: HeadersOfType): void {
    this.#find = find
    this.#headers = headers
  }

  /** Whether the request was answered; if not, the portal goes on with it. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const answer = request.method === 'GET' ? this.#find(request) : undefined
    const encoding = answer?.encodingFor(request.headers['accept-encoding'] as string | undefined)
    const body = encoding && answer?.ready(encoding)
    if (answer === undefined || encoding === undefined || body === undefined) return false

    const { headers, whole, known } = this.#sendingOf(answer, encoding, request.url)
    if (isKnownToClient(answer, request.headers['if-none-match'])) {
      known.count += 1
      response.writeHead(304, headers).end()
    } else {
      whole.count += 1
      response.writeHead(answer.status, [...headers, 'content-length', String(body.length)]).end(body)
    }
    return true
  }

  #sendingOf(answer: Answer, encoding: Encoding, address = '/'): Sending {
    const sending = this.#sendings.get(answer)?.get(encoding)
    if (sending !== undefined) return sending
    const kind = addressKind(address)
    const made = {
      headers: Object.entries({ ...this.#headers(answer.type), ...answerHeaders(answer, encoding) }).flat(),
      whole: this.#counts.counter(kind, answer.status, 'kept'),
      known: this.#counts.counter(kind, 304, 'kept'),
    }
    const ofAnswer = this.#sendings.get(answer) ?? new Map<Encoding, Sending>()
    this.#sendings.set(answer, ofAnswer.set(encoding, made))
    return made
  }
}
