/** Work that several wait for: done once, and aborted when the last of them has given up. */
export class SharedWork<Result> {
  readonly #aborted = new AbortController()
  readonly #result: Promise<Result>
  #waiting = 0

  constructor(work: (signal: AbortSignal) => Promise<Result>) {
    this.#result = Promise.resolve(this.#aborted.signal).then(work)
    // Once all callers have given up, a failure has no handler.
    this.#result.catch(() => undefined)
  }

  /** Whether all callers gave up; the next caller starts the work again. */
  get isAborted(): boolean {
    return this.#aborted.signal.aborted
  }

  /** The result, unless `signal` aborts before. Without a signal the caller waits to the end. */
  async join(signal?: AbortSignal): Promise<Result> {
    this.#waiting += 1
    if (signal === undefined) return this.#result
    const { promise: givenUp, reject } = Promise.withResolvers<never>()
    const giveUp = () => {
      this.#waiting -= 1
      if (this.#waiting === 0) this.#aborted.abort(signal.reason)
      reject(signal.reason)
    }
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
    try {
      return await Promise.race([this.#result, givenUp])
    } finally {
      signal.removeEventListener('abort', giveUp)
    }
  }
}
