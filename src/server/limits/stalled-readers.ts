import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** A reader that still takes a little of its answer now and then is not stalled. */
const LONGEST_STALL_MS = 60_000
/** How often within that time connections are looked at; the last look comes a quarter late at most. */
const LOOKS = 4

/**
 * Closes connections whose client takes nothing of an answer for a minute, whatever it sends meanwhile: an answer stays
 * in memory until it is read. A request that is still being worked on may take longer; a connection without one is
 * closed after the same time.
 */
export function closeStalledReaders(
  server: Server,
  isServing: (socket: Socket) => boolean,
  longestMs = LONGEST_STALL_MS,
): void {
  const readers = new Map<Socket, { taken: string; since: number }>()
  server.on('connection', (socket) => {
    readers.set(socket, { taken: '', since: performance.now() })
    socket.once('close', () => readers.delete(socket))
  })

  const looking = setInterval(() => {
    const now = performance.now()
    for (const [socket, { taken, since }] of readers) {
      const takenNow = takenBy(socket)
      if (socket.writableLength === 0 || takenNow !== taken) {
        readers.set(socket, { taken: takenNow, since: now })
      } else if (now - since >= longestMs) socket.destroy()
    }
  }, longestMs / LOOKS).unref()
  server.once('close', () => clearInterval(looking))

  // Every byte that arrives begins this time again, so that it does for idle connections alone.
  server.setTimeout(longestMs, (socket) => {
    if (!isServing(socket)) socket.destroy()
  })
}

/** What the system was given to send: the pieces that went whole, and what is left of the one on its way. */
function takenBy(socket: Socket): string {
  // The only place where Node shows how much of a large piece is left; its own timeouts look here too.
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null }
  return `${socket.bytesWritten - socket.writableLength} ${handle?.writeQueueSize}`
}
