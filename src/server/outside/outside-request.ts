import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-network.ts'

/** How something outside the portal is asked for. */
export interface OutsideRequest {
  /** The service that the operator named: it alone may stand inside the portal's own network. */
  serviceUrl: string
  /** Ends the request with the signal's reason. */
  signal: AbortSignal
  /** Whether nothing but the service itself is asked, whatever it redirects to. */
  onlyService?: boolean
}

export interface OutsideAnswer {
  status: number
  type: string
  bytes: Buffer
}

const MOST_REDIRECTS = 3
const AGENT = 'Arctic Tracker'

/**
 * Gets what is at an address that someone else named. It leads out into the public internet or nowhere:
 * every address on the way, of a redirect or behind a name, is looked at before it is connected to. Throws
 * when more than `most` bytes come, and when `signal` ends it.
 */
export async function getOutside(
  address: string | URL,
  { most, accept, ...request }: OutsideRequest & { most: number; accept: string },
): Promise<OutsideAnswer> {
  let url = new URL(address)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await ask(url, accept, request)
    const { statusCode: status = 0, headers } = response
    if (status < 300 || status > 399 || headers.location === undefined) {
      return {
        status,
        type: headers['content-type'] ?? '',
        bytes: await bytesOf(response, url, most, request.signal),
      }
    }
    response.destroy()
    url = new URL(headers.location, url)
  }
  throw new Error(`${address} leads from one address to the next without end`)
}

function ask(
  url: URL,
  accept: string,
  { serviceUrl, signal, onlyService = false }: OutsideRequest,
): Promise<IncomingMessage> {
  const isService = URL.canParse(serviceUrl) && url.origin === new URL(serviceUrl).origin
  if (onlyService && !isService) throw new Error(`${url} is not the service that was asked`)
  const request = { 'http:': requestHttp, 'https:': requestHttps }[url.protocol]
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (request === undefined || (!isService && isIP(host) !== 0 && !isPublicAddress(host))) {
    throw new Error(`${url} is no address of the public internet`)
  }
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const options = {
      signal,
      headers: { accept, 'accept-encoding': 'identity', 'user-agent': AGENT },
      ...(isService ? {} : { lookup: lookupPublic }),
    }
    // A connection is for this one answer: the name may lead to another address by the next.
    request(url, { ...options, agent: false }, resolve)
      .on('error', (problem) => reject(signal.aborted ? signal.reason : problem))
      .end()
  })
}

/** Looks a name up and refuses it when any of its addresses is not of the public internet. */
export const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (problem, found) => {
    const [first] = found ?? []
    if (problem !== null || first === undefined)
      return done(problem ?? new Error(`${host} has no address`), '')
    if (!found.every(({ address }) => isPublicAddress(address))) {
      return done(new Error(`${host} is no address of the public internet`), '')
    }
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })
}

async function bytesOf(
  response: IncomingMessage,
  url: URL,
  most: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    // Leaving the loop early closes the connection.
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > most) throw new Error(`${url} is too large: more than ${most} bytes`)
      chunks.push(chunk)
    }
  } catch (problem) {
    throw signal.aborted ? signal.reason : problem
  }
  return Buffer.concat(chunks)
}
