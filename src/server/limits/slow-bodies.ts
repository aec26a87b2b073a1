import type { IncomingMessage, ServerResponse } from 'node:http'

/** A curator's longest text is some kilobytes; the largest body that any route takes beside files is one megabyte. */
const LONGEST_BODY_MS = 30_000

/**
 * Lets go of who sends a body drop by drop: the line is closed when it has not come whole in time, whether or not
 * the request was answered meanwhile. Files of a release may take their time, once it is known who sends them.
 */
export class SlowBodies {
  readonly #longestMs: number
  readonly #waiting = new WeakMap<IncomingMessage, () => void>()

  constructor(longestMs = LONGEST_BODY_MS) {
    this.#longestMs = longestMs
  }

  /** Begins to count; `refuse` answers on a line that has had no answer yet. */
  watch(request: IncomingMessage, response: ServerResponse, refuse: () => void): void {
    if (!bringsBody(request)) return
    const late = setTimeout(() => {
      if (request.complete || request.socket.destroyed) return
      if (!response.headersSent) refuse()
      request.socket.destroy()
    }, this.#longestMs).unref()
    const stop = () => clearTimeout(late)
    request.once('end', stop)
    this.#waiting.set(request, stop)
  }

  /** What this request brings may take as long as the server lets any. */
  allow(request: IncomingMessage): void {
    this.#waiting.get(request)?.()
  }
}

const bringsBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
