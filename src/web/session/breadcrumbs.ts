/** Source: specification, document 3, section 9, "Error-report breadcrumbs". */
const MOST = 100
const LONGEST = 2048

export interface Breadcrumb {
  at: Date
  message: string
}

/** What was done before a fault and by whom: what a report of the fault says besides the fault itself. */
export class Breadcrumbs {
  #crumbs: Breadcrumb[] = []
  #user: string | undefined
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  /** Oldest first; of many the last hundred. */
  get all(): readonly Breadcrumb[] {
    return this.#crumbs
  }

  /** Id of who is signed in. */
  get user(): string | undefined {
    return this.#user
  }

  set user(id: string | undefined) {
    this.#user = id
  }

  leave(message: string): void {
    const crumb = { at: this.#now(), message: message.slice(0, LONGEST) }
    this.#crumbs = [...this.#crumbs, crumb].slice(-MOST)
  }
}
