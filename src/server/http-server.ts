import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { PipelinedRequests } from './limits/pipelined-requests.ts'
import type { SlowBodies } from './limits/slow-bodies.ts'
import { closeStalledReaders } from './limits/stalled-readers.ts'
import { readableAddress } from './readable-address.ts'
import type { UnreadableRequests } from './unreadable-requests.ts'

/** Longer than the minute after which load balancers drop idle connections, so that they do it and not we. */
const KEEP_ALIVE_MS = 72_000

/** The full CITES release at 4 megabits a second; Node allows five minutes. For other bodies see slow-bodies.ts. */
const LONGEST_UPLOAD_MS = 3_600_000

interface Entrance {
  unreadable: UnreadableRequests
  slowBodies: SlowBodies
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** The HTTP server: takes the requests of a connection in turn, refuses unclear ones, and leaves the rest to `handle`. */
export function httpServer({ unreadable, slowBodies }: Entrance, handle: Handle): Server {
  const pipelined = new PipelinedRequests()
  const enter: Handle = (request, response) => {
    const address = unreadable.hasOneHost(request) ? readableAddress(request) : undefined
    if (address === undefined) return unreadable.answer(response, 400)
    // All that follows sees the same address.
    request.url = address
    slowBodies.watch(request, response, () => unreadable.giveUp(request.socket))
    handle(request, response)
  }
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: LONGEST_UPLOAD_MS, requireHostHeader: false },
    (request, response) => pipelined.inTurn(request, response, () => enter(request, response)),
  ).on('checkExpectation', (request, response) =>
    pipelined.inTurn(request, response, () => unreadable.answer(response, 417)),
  )
  closeStalledReaders(server, (socket) => pipelined.isServing(socket))
  return server
}
