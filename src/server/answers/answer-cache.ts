import type { Answer } from './answer.ts'

/** In-memory answers of one server process. Source: specification, document 3, section 9 (API cache 25 MB, 500 entries). */
const MOST_BYTES = 25 * 1024 * 1024
const MOST_ENTRIES = 500

/**
 * Answers of one data version and day, each built once however many ask at the same time. When the version
 * moves on, all are forgotten; when there are too many, the one unused for longest goes first.
 */
export class AnswerCache {
  #era = ''
  #bytes = 0
  readonly #answers = new Map<string, Answer>()
  readonly #building = new Map<string, Promise<Answer>>()

  /** The answer kept for this address in this era, if there is one. */
  find(era: string, address: string): Answer | undefined {
    if (era !== this.#era) return undefined
    const answer = this.#answers.get(address)
    if (answer !== undefined) {
      this.#answers.delete(address)
      this.#answers.set(address, answer)
    }
    return answer
  }

  /** The kept answer, else one built now and kept when it succeeded. */
  async get(era: string, address: string, build: () => Promise<Answer>): Promise<Answer> {
    this.#enter(era)
    const kept = this.find(era, address)
    if (kept !== undefined) return kept
    const running = this.#building.get(address)
    if (running !== undefined) return running

    const building = build()
    this.#building.set(address, building)
    try {
      const answer = await building
      if (answer.status === 200 && era === this.#era) this.#keep(address, answer)
      return answer
    } finally {
      if (this.#building.get(address) === building) this.#building.delete(address)
    }
  }

  #enter(era: string): void {
    if (era === this.#era) return
    this.#era = era
    this.#bytes = 0
    this.#answers.clear()
    this.#building.clear()
  }

  #keep(address: string, answer: Answer): void {
    this.#answers.set(address, answer)
    this.#bytes += answer.weight
    for (const [oldest, forgotten] of this.#answers) {
      if (this.#bytes <= MOST_BYTES && this.#answers.size <= MOST_ENTRIES) return
      this.#answers.delete(oldest)
      this.#bytes -= forgotten.weight
    }
  }
}
