import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { AttemptOutcome } from '#database/webhooks/webhook-deliveries-changes.ts'
import { lookupPublic } from '../outside/outside-request.ts'
import { isPublicAddress } from '../outside/public-network.ts'
import { addressFault, isNamedReceiver } from './receiver-address.ts'

const PATIENCE_MS = 10_000
const AGENT = 'Arctic Tracker'

interface Call {
  body: string
  headers: Readonly<Record<string, string>>
  /** Hosts that the operator named: these alone may be inside the portal's own network, or without https. */
  named: readonly string[]
  signal: AbortSignal
}

/**
 * Sends a signed call. The address is looked at where it is connected to, so that a name which leads elsewhere by then is
 * refused too. A redirect is an answer like any other and not followed; of the answer nothing but its status is read.
 */
export function postToReceiver(
  address: string,
  { body, headers, named, signal }: Call,
): Promise<AttemptOutcome> {
  const url = new URL(address)
  const isNamed = isNamedReceiver(url, named)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (addressFault(address, named) !== undefined || (!isNamed && isIP(host) !== 0 && !isPublicAddress(host)))
    return Promise.resolve({ status: null, problem: 'address_refused' })
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const ended = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent: false,
        signal: ended,
        headers: {
          ...headers,
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
          'user-agent': AGENT,
        },
        ...(isNamed ? {} : { lookup: lookupPublic }),
      },
      (answer) => {
        answer.on('error', () => undefined)
        answer.destroy()
        resolve({ status: answer.statusCode ?? null, problem: null })
      },
    )
    sent.on('error', (problem) => resolve({ status: null, problem: whyNot(problem, ended) }))
    sent.end(body)
  })
}

function whyNot(problem: Error & { code?: string }, ended: AbortSignal): string {
  if (ended.aborted) return 'timed_out'
  if (problem.message.endsWith('is no address of the public internet')) return 'address_refused'
  return 'no_connection'
}
