import { Agent, request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from 'node:http'
import { connect } from 'node:net'
import type { BadRequest } from './request.ts'

/** What came back, or why nothing did. */
export interface Received {
  status: number
  headers: IncomingHttpHeaders
  body: string
  ms: number
}

/** The longest that anything may take to be answered, on a machine that is busy with the same. */
export const LONGEST_MS = 20_000

export interface Sender {
  send: (request: BadRequest) => Promise<Received>
  close: () => void
}

/** Sends requests as they are; an administrator's carry the session's cookie and the portal's own origin. */
export function senderTo(url: string, cookie: string): Sender {
  const { hostname, port, origin } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  return {
    send: ({ method, address, headers, body, who }) => {
      const session: Record<string, string> =
        who === 'administrator' ? { cookie: headers.cookie ? `${cookie}; ${headers.cookie}` : cookie } : {}
      const length: Record<string, string> =
        body === undefined || 'transfer-encoding' in headers
          ? {}
          : { 'content-length': String(Buffer.byteLength(body)) }
      return exchange(
        {
          hostname,
          port,
          agent,
          method,
          path: address,
          headers: { origin, ...headers, ...session, ...length },
        },
        body,
      )
    },
    close: () => agent.destroy(),
  }
}

function exchange(options: RequestOptions, body: string | undefined): Promise<Received> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const request = httpRequest(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
          ms: performance.now() - begun,
        }),
      )
    })
    request.setTimeout(LONGEST_MS, () => request.destroy(new Error(`no answer within ${LONGEST_MS} ms`)))
    request.on('error', reject)
    request.end(body)
  })
}

/** Writes bytes that are no proper request and gives what came back before the line was closed. */
export function sendBytes(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(Number(port), hostname, () => socket.end(bytes, 'latin1'))
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text
    })
    socket.setTimeout(LONGEST_MS, () => socket.destroy(new Error(`no answer within ${LONGEST_MS} ms`)))
    socket.on('error', (problem: NodeJS.ErrnoException) =>
      // A refusal may be on its way while more is sent than anybody reads.
      problem.code === 'ECONNRESET' || problem.code === 'EPIPE' ? resolve(received) : reject(problem),
    )
    socket.on('close', () => resolve(received))
  })
}
