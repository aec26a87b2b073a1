import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers send one request at a time on a connection; when they still pipelined, 32 was the most. */
export const MOST_OUTSTANDING = 32

/**
 * Handles the requests of one connection one after the other. Node starts every request that a client has sent ahead,
 * and keeps each answer in memory until the earlier ones are sent. A connection with too many requests outstanding is
 * closed; HTTP lets its client send them again.
 */
export class PipelinedRequests {
  /** By connection: the request that is being handled, then those that wait. */
  readonly #outstanding = new WeakMap<Socket, (() => void)[]>()

  /** Calls `handle` once the earlier requests of the same connection are answered. */
  inTurn({ socket }: IncomingMessage, response: ServerResponse, handle: () => void): void {
    // A connection that is closed still delivers what it had read before.
    if (socket.destroyed) return
    const outstanding = this.#outstandingOf(socket)
    if (outstanding.length >= MOST_OUTSTANDING) {
      socket.destroy()
      return
    }
    response.once('close', () => {
      outstanding.shift()
      if (!socket.destroyed) outstanding[0]?.()
    })
    outstanding.push(handle)
    if (outstanding.length === 1) handle()
  }

  /** Whether a request of this connection is not answered yet. */
  isServing(socket: Socket): boolean {
    return this.#outstandingOf(socket).length > 0
  }

  #outstandingOf(socket: Socket): (() => void)[] {
    const known = this.#outstanding.get(socket)
    if (known !== undefined) return known
    const none: (() => void)[] = []
    this.#outstanding.set(socket, none)
    return none
  }
}
