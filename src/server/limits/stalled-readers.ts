import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** A reader that still takes a little of its answer now and then is not stalled. */
const LONGEST_STALL_MS = 60_000

/**
 * Closes connections whose client takes nothing of an answer for a minute: an answer stays in memory until it is
 * read. A request that is still being worked on may take longer.
 */
export function closeStalledReaders(
  server: Server,
  isServing: (socket: Socket) => boolean,
  longestMs = LONGEST_STALL_MS,
): void {
  server.setTimeout(longestMs, (socket) => {
    // Node leaves closing to this listener, of idle connections too.
    if (socket.writableLength > 0 || !isServing(socket)) socket.destroy()
  })
}
