import type { IncomingMessage, ServerResponse } from 'node:http'

/** A curator's longest text is some kilobytes; what most routes take at most is a megabyte. */
const LONGEST_BODY_MS = 30_000

/**
 * Closes connections that send a body too slowly: it must arrive whole in time, whether or not the request was
 * answered meanwhile. Files of a release and of a list may take longer, once it is known who sends them.
 */
export class SlowBodies {
  readonly #longestMs: number
  readonly #waiting = new WeakMap<IncomingMessage, () => void>()

  constructor(longestMs = LONGEST_BODY_MS) {
    this.#longestMs = longestMs
  }

  /** Begins to count; `refuse` answers on a connection without an answer yet. */
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
