import { connect } from 'node:net'
import fc from 'fast-check'

/** More than this says nothing new, and would load the machine that runs the test. */
const MOST_REQUESTS = 5000
const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

export interface PipelinedRequest {
  address: string
  headers: Readonly<Record<string, string>>
}

/** What a client that takes no compressed content sends. */
export const PLAIN = { accept: 'text/html, application/json' }

const HEADERS = [PLAIN, { ...PLAIN, 'accept-encoding': 'br' }, { ...PLAIN, 'accept-encoding': 'gzip;q=0.5' }]

/** Requests for these addresses, as clients with and without compression send them; the same for the same seed. */
export function mixedRequests(addresses: readonly string[], count: number, seed: number): PipelinedRequest[] {
  const request = fc.record({
    address: fc.constantFrom(...addresses),
    headers: fc.constantFrom<PipelinedRequest['headers']>(...HEADERS),
  })
  return fc.sample(request, { numRuns: count, seed })
}

export interface PipelinedAttack {
  /** The portal's own address, on this machine. */
  url: string
  requests: readonly PipelinedRequest[]
  /** Whether the client reads what is answered. */
  reads: boolean
  /** After this the client closes the connection. */
  longestMs: number
  /** Called every few milliseconds while the attack lasts. */
  watch?: () => void
}

export interface PipelinedOutcome {
  bytesReceived: number
  /** Whole answers, counted by their status lines; a client that does not read counts none. */
  answers: number
  closedBy: 'server' | 'client'
}

const WATCH_EVERY_MS = 10
const STATUS_LINE = /HTTP\/1\.1 \d{3} /g

/** Sends all requests over one connection without waiting for an answer, and reports what came of it. */
export function sendPipelined({
  url,
  requests,
  reads,
  longestMs,
  watch = () => undefined,
}: PipelinedAttack): Promise<PipelinedOutcome> {
  const { hostname, port, host } = new URL(url)
  if (!LOOPBACK.includes(hostname)) throw new RangeError('Attacks are sent to this machine only')
  if (requests.length > MOST_REQUESTS) throw new RangeError(`At most ${MOST_REQUESTS} requests are sent`)

  return new Promise((resolve) => {
    const outcome: PipelinedOutcome = { bytesReceived: 0, answers: 0, closedBy: 'server' }
    const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''))
    const watching = setInterval(watch, WATCH_EVERY_MS)
    const end = setTimeout(() => {
      outcome.closedBy = 'client'
      socket.destroy()
    }, longestMs)
    if (reads) {
      socket.on('data', (chunk) => {
        outcome.bytesReceived += chunk.length
        outcome.answers += chunk.toString('latin1').match(STATUS_LINE)?.length ?? 0
      })
    }
    // A server that closes the connection while requests are on their way resets it.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(watching)
      clearTimeout(end)
      resolve(outcome)
    })
    socket.write(requests.map((request) => written(request, host)).join(''))
  })
}

const written = ({ address, headers }: PipelinedRequest, host: string): string =>
  [
    `GET ${address} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')
