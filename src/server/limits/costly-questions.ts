import { Busy } from '#domain/problems.ts'

/** Each takes a core of the database, or the embedded engine's only session. */
export const MOST_AT_ONCE = 2
/** At half a second to a second each, the last of them waits some ten seconds. */
export const MOST_WAITING = 16

const BUSY = 'Many costly questions are being asked at the moment. Try again in a few seconds.'

/** Lets few costly questions run at a time and some wait; refuses further ones with Busy. */
export class CostlyQuestions {
  #running = 0
  /** In the order of asking. */
  readonly #waiting = new Set<() => void>()

  /** Runs `ask` in its turn. Where `signal` aborts before that, it is never run. */
  async run<Result>(signal: AbortSignal, ask: () => Promise<Result>): Promise<Result> {
    await this.#turn(signal)
    try {
      return await ask()
    } finally {
      this.#running -= 1
      this.#beginNext()
    }
  }

  async #turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.#running < MOST_AT_ONCE) {
      this.#running += 1
      return
    }
    if (this.#waiting.size >= MOST_WAITING) throw new Busy(BUSY)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      if (this.#waiting.delete(resolve)) reject(signal.reason)
    }
    this.#waiting.add(resolve)
    signal.addEventListener('abort', leave, { once: true })
    await promise.finally(() => signal.removeEventListener('abort', leave))
  }

  #beginNext(): void {
    const [next] = this.#waiting
    if (next === undefined) return
    this.#waiting.delete(next)
    this.#running += 1
    next()
  }
}
