/** Work that several wait for: done once, and broken off when the last of them has left. */
export class SharedWork<Result> {
  readonly #ended = new AbortController()
  readonly #result: Promise<Result>
  #waiting = 0

  constructor(work: (signal: AbortSignal) => Promise<Result>) {
    this.#result = Promise.resolve(this.#ended.signal).then(work)
    // Where all have left, nobody hears how it ended.
    this.#result.catch(() => undefined)
  }

  /** Whether everybody had left; then it comes to nothing, and whoever asks now begins anew. */
  get isBrokenOff(): boolean {
    return this.#ended.signal.aborted
  }

  /** What comes of it, unless `leaves` aborts before. Who brings no such signal stays to the end. */
  async join(leaves?: AbortSignal): Promise<Result> {
    this.#waiting += 1
    if (leaves === undefined) return this.#result
    const { promise: left, reject } = Promise.withResolvers<never>()
    const leave = () => {
      this.#waiting -= 1
      if (this.#waiting === 0) this.#ended.abort(leaves.reason)
      reject(leaves.reason)
    }
    if (leaves.aborted) leave()
    else leaves.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([this.#result, left])
    } finally {
      leaves.removeEventListener('abort', leave)
    }
  }
}
