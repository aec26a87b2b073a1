import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { refusalOf } from './refusal-words.ts'

const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'

/** Node's codes for bytes that are no request, each with its status; anything else is a bad request. */
const STATUSES: Readonly<Record<string, number>> = {
  [TOO_SLOW]: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/**
 * Refuses what arrived on a connection and is no request, or none that a route could be asked: in the portal's own words and
 * with the headers that every answer carries.
 */
export class UnreadableRequests {
  #headers: Readonly<Record<string, string>> = {}

  /** The headers of every refusal, once they are known. */
  open(headers: Readonly<Record<string, string>>): void {
    this.#headers = headers
  }

  /** Whether a request names the host that it is for, once; before HTTP/1.1 it need not. */
  hasOneHost({ headers, httpVersion, rawHeaders }: IncomingMessage): boolean {
    if (headers.host === undefined) return httpVersion !== '1.1'
    // Node gives the first of several hosts, a proxy may read the last. Names and values are in turn.
    const isHost = (text: string, place: number) =>
      place % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host'
    return rawHeaders.findIndex(isHost) === rawHeaders.findLastIndex(isHost)
  }

  answer(response: ServerResponse, status: number): void {
    const body = JSON.stringify(refusalOf(status))
    response.writeHead(status, this.#headersOf(body)).end(response.req.method === 'HEAD' ? undefined : body)
  }

  /** Answers who sends too slowly, and closes the connection. */
  giveUp(socket: Socket): void {
    this.close(Object.assign(new Error('The body did not come in time'), { code: TOO_SLOW }), socket)
  }

  /** Answers on a connection that Node gave up reading, and closes it. */
  close(problem: NodeJS.ErrnoException, socket: Socket): void {
    if (problem.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) socket.write(this.#written(STATUSES[problem.code ?? ''] ?? 400))
    socket.destroy(problem)
  }

  #headersOf(body: string): Record<string, string> {
    return {
      ...this.#headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    }
  }

  #written(status: number): string {
    const body = JSON.stringify(refusalOf(status))
    const lines = Object.entries(this.#headersOf(body)).map(([name, value]) => `${name}: ${value}\r\n`)
    return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
  }
}
