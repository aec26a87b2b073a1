/**
 * Who goes first where several wait for the only session: the portal itself and curators (health, signing in, saves),
 * then visitors, then visitors with a costly question.
 */
const RANKS = ['portal', 'visitor', 'costly'] as const

export type Rank = (typeof RANKS)[number]

export type Release = () => void

/** Lets one holder at a time use the engine: by rank, and within a rank in the order of asking. */
export class Turns {
  #isTaken = false
  readonly #waiting: Readonly<Record<Rank, (() => void)[]>> = { portal: [], visitor: [], costly: [] }

  async take(rank: Rank): Promise<Release> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting[rank].push(resolve))
    this.#isTaken = true
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      this.#passOn()
    }
  }

  state(): { used: number; idle: number; waiting: number } {
    const used = this.#isTaken ? 1 : 0
    return { used, idle: 1 - used, waiting: RANKS.reduce((all, rank) => all + this.#waiting[rank].length, 0) }
  }

  /** The session passes directly to the next in the queue, so that a new caller cannot jump it. */
  #passOn(): void {
    const rank = RANKS.find((one) => this.#waiting[one].length > 0)
    const next = rank && this.#waiting[rank].shift()
    if (next === undefined) this.#isTaken = false
    else next()
  }
}
