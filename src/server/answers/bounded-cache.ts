const MEGABYTE = 1024 * 1024
const MINUTE_MS = 60_000

/** How much a cache of one server process may hold, and how long what nobody asks for stays in it. */
export interface CacheLimits {
  bytes: number
  entries: number
  lifetimeMs: number
}

/**
 * What the portal's caches may hold: pages and what else is written for readers and machines, answers of the
 * interface, pictures. Source: specification, document 3, section 9, "Cache and retry settings".
 */
export const CACHE_LIMITS = {
  general: { bytes: 50 * MEGABYTE, entries: 1000, lifetimeMs: 30 * MINUTE_MS },
  api: { bytes: 25 * MEGABYTE, entries: 500, lifetimeMs: 15 * MINUTE_MS },
  image: { bytes: 100 * MEGABYTE, entries: 200, lifetimeMs: 60 * MINUTE_MS },
} as const satisfies Record<string, CacheLimits>

/** How often what has expired is let go of. */
export const TIDY_EVERY_MS = 5 * MINUTE_MS

/**
 * Things by name within limits: the one unused for longest goes first, and what nobody asked for during its
 * lifetime goes too. Use renews a lifetime: nothing here grows stale, since what changes is dropped as a whole.
 */
export class BoundedCache<Value extends { weight: number }> {
  readonly #limits: CacheLimits
  readonly #clock: () => number
  readonly #dropped: (value: Value) => void
  /** In order of use, so that both what expires and what is too much stand in front. */
  readonly #entries = new Map<string, { value: Value; weight: number; until: number }>()
  #bytes = 0

  /** `dropped` hears of each thing that goes by itself; not of those that all go together. */
  constructor(limits: CacheLimits, clock: () => number, dropped: (value: Value) => void = () => undefined) {
    this.#limits = limits
    this.#clock = clock
    this.#dropped = dropped
  }

  get size(): number {
    return this.#entries.size
  }

  get bytes(): number {
    return this.#bytes
  }

  find(name: string): Value | undefined {
    const entry = this.#entries.get(name)
    if (entry === undefined) return undefined
    const now = this.#clock()
    if (entry.until <= now) return undefined
    entry.until = now + this.#limits.lifetimeMs
    this.#entries.delete(name)
    this.#entries.set(name, entry)
    return entry.value
  }

  keep(name: string, value: Value): void {
    this.#drop(name)
    const { weight } = value
    this.#entries.set(name, { value, weight, until: this.#clock() + this.#limits.lifetimeMs })
    this.#bytes += weight
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limits.bytes && this.#entries.size <= this.#limits.entries) return
      this.#drop(oldest)
    }
  }

  /** Lets go of what has expired. */
  tidy(): void {
    const now = this.#clock()
    for (const [name, { until }] of this.#entries) {
      if (until > now) return
      this.#drop(name)
    }
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }

  #drop(name: string): void {
    const entry = this.#entries.get(name)
    if (entry === undefined) return
    this.#entries.delete(name)
    this.#bytes -= entry.weight
    this.#dropped(entry.value)
  }
}
