/** Some 170 pages of a species. Almost every client takes them compressed. */
const MOST_BYTES = 32 * 1024 * 1024

/** The answer to whom a body is sent; it needs the body until it closes. */
export interface Recipient {
  readonly closed: boolean
  once: (event: 'close', listener: () => void) => unknown
}

/** So many clients hold different bodies that no further one may be unpacked now. */
export class TooManyPlainBodies extends Error {
  override name = 'TooManyPlainBodies'
  readonly statusCode = 503
}

interface Body {
  bytes: Promise<Buffer>
  length: number
  users: number
}

/**
 * The plain bytes of answers that are cached compressed, for clients that take no compressed content. Each body is
 * unpacked once for all who ask, and stays until its place is needed. All of them together, those that are being sent
 * to slow readers included, stay below a limit; beyond it clients are asked to come back later.
 */
export class PlainBodies {
  readonly #mostBytes: number
  /** Least recently used first. */
  readonly #bodies = new Map<string, Body>()
  #bytes = 0

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes
  }

  /** Bytes of all bodies, of those that are being unpacked too. */
  get bytes(): number {
    return this.#bytes
  }

  /** The body of this name, unpacked if it is not at hand. Throws TooManyPlainBodies where it would be too much. */
  async get(
    name: string,
    length: number,
    unpack: () => Promise<Buffer>,
    recipient?: Recipient,
  ): Promise<Buffer> {
    const body = this.#bodies.get(name) ?? this.#begin(length, unpack)
    this.#bodies.delete(name)
    this.#bodies.set(name, body)
    body.users += 1
    try {
      return await body.bytes
    } catch (problem) {
      this.#drop(name, body)
      throw problem
    } finally {
      if (recipient === undefined || recipient.closed) body.users -= 1
      else
        recipient.once('close', () => {
          body.users -= 1
        })
    }
  }

  #begin(length: number, unpack: () => Promise<Buffer>): Body {
    for (const [name, body] of this.#bodies) {
      if (this.#bytes + length <= this.#mostBytes) break
      if (body.users === 0) this.#drop(name, body)
    }
    if (this.#bytes + length > this.#mostBytes) throw new TooManyPlainBodies()
    this.#bytes += length
    return { bytes: unpack(), length, users: 0 }
  }

  #drop(name: string, body: Body): void {
    if (this.#bodies.get(name) !== body) return
    this.#bodies.delete(name)
    this.#bytes -= body.length
  }
}
