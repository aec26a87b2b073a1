import { Busy } from '#domain/problems.ts'

/** Who asks a costly question over the interface. */
export interface CostlyVisitor {
  network: string
  /** Aborts when they close the connection. */
  disconnected: AbortSignal
}

/** For whom an answer is built, and until when. */
export interface Asking {
  signal?: AbortSignal
  visitor?: CostlyVisitor | undefined
}

/** Each takes a core of the database, or the embedded engine's only session. */
export const MOST_AT_ONCE = 2
/** At half a second to a second each, the last of them waits some ten seconds. */
export const MOST_WAITING = 16
/** Half of them, so that one network leaves places to all others. */
export const MOST_WAITING_OF_A_NETWORK = 8

const BUSY = 'Many costly questions are being asked at the moment. Try again in a few seconds.'

/**
 * Lets few costly questions run at a time and some wait; refuses further ones with Busy. What the portal asks itself,
 * for the pages that it writes, goes before visitors' questions and is never refused: there is one such question for
 * each species and kind.
 */
export class CostlyQuestions {
  #running = 0
  /** How to begin those that wait, in the order of asking, each with the network that asked; none asked for the portal. */
  readonly #waiting = new Map<() => void, string | undefined>()

  /** Runs `ask` in its turn. Where `signal` aborts before that, it is never run. */
  async run<Result>(
    signal: AbortSignal,
    ask: () => Promise<Result>,
    network: string | undefined,
  ): Promise<Result> {
    await this.#turn(signal, network)
    try {
      return await ask()
    } finally {
      this.#running -= 1
      this.#beginNext()
    }
  }

  async #turn(signal: AbortSignal, network: string | undefined): Promise<void> {
    signal.throwIfAborted()
    if (this.#running < MOST_AT_ONCE) {
      this.#running += 1
      return
    }
    if (network !== undefined && !this.#hasPlaceFor(network)) throw new Busy(BUSY)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      if (this.#waiting.delete(resolve)) reject(signal.reason)
    }
    this.#waiting.set(resolve, network)
    signal.addEventListener('abort', leave, { once: true })
    await promise.finally(() => signal.removeEventListener('abort', leave))
  }

  #hasPlaceFor(network: string): boolean {
    const visitors = [...this.#waiting.values()].filter((of) => of !== undefined)
    return (
      visitors.length < MOST_WAITING &&
      visitors.filter((of) => of === network).length < MOST_WAITING_OF_A_NETWORK
    )
  }

  #beginNext(): void {
    const waiting = [...this.#waiting.entries()]
    const [next] = waiting.find(([, network]) => network === undefined) ?? waiting[0] ?? []
    if (next === undefined) return
    this.#waiting.delete(next)
    this.#running += 1
    next()
  }
}
