import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const CHECK_MS = 100

/**
 * A portal that closes answers what it was asked and waits for nobody who asks nothing. A line that falls idle
 * while others are answered is closed then, and so is one that nobody asked anything on yet, as browsers open
 * them ahead: Node would wait for the first until its visitor lets go of it, for the second more than a minute.
 */
export function closeIdleLines(app: FastifyInstance): void {
  const lines = new Set<Socket>()
  app.server.on('connection', (line: Socket) => {
    lines.add(line)
    line.once('close', () => lines.delete(line))
  })
  app.addHook('preClose', async () => {
    const { server } = app
    if (!server.listening) return
    const check = setInterval(() => {
      server.closeIdleConnections()
      for (const line of lines) if (line.bytesRead === 0) line.destroy()
    }, CHECK_MS)
    server.once('close', () => clearInterval(check))
  })
}
