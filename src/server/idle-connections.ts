import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const CHECK_MS = 100
/** A look-up of a picture takes up to eight seconds; a client that reads an answer more slowly loses the rest. */
export const LONGEST_ANSWER_MS = 9000

/**
 * A portal that closes finishes the requests it has received and waits for nothing else. Closed at once are
 * connections that are idle, that nothing was asked on yet, as browsers open them ahead, and whose request has not
 * arrived whole; Node would wait more than a minute for them. Those that are answered are closed when they have
 * their answer, or after some seconds without it.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  const requestsOn = new Map<Socket, Set<IncomingMessage>>()
  app.server.on('connection', (socket: Socket) => {
    requestsOn.set(socket, new Set())
    socket.once('close', () => requestsOn.delete(socket))
  })
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const requests = requestsOn.get(request.socket)
    requests?.add(request)
    response.once('close', () => requests?.delete(request))
  })
  app.addHook('preClose', async () => {
    const { server } = app
    if (!server.listening) return
    const latest = performance.now() + LONGEST_ANSWER_MS
    const check = setInterval(() => {
      const isLate = performance.now() > latest
      for (const [socket, requests] of requestsOn) {
        if (isLate || ![...requests].some(({ complete }) => complete)) socket.destroy()
      }
    }, CHECK_MS)
    server.once('close', () => clearInterval(check))
  })
}
