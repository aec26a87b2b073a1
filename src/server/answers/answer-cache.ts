import { LRUCache } from 'lru-cache'
import type { Answer } from './answer.ts'
import type { CacheLimits } from './cache-limits.ts'
import { SharedWork } from './shared-work.ts'

interface CacheOptions {
  /** Answers are held in the encodings that browsers take, and in no other. */
  packed?: boolean
}

export interface CacheState {
  entries: number
  bytes: number
  found: number
  built: number
}

/**
 * Answers of one data version and day, each built once however many ask at the same time. When the version
 * moves on, all are forgotten. Where several addresses come to the same answer it is one object, so that it is held
 * once and compressed once.
 */
export class AnswerCache {
  #dataVersion = ''
  /** Use renews an entry's lifetime: none grows stale, since all are dropped with their data version. */
  readonly #answers: LRUCache<string, Answer>
  readonly #holders = new Map<string, { answer: Answer; addresses: number }>()
  readonly #building = new Map<string, SharedWork<Answer>>()
  readonly #packed: boolean
  #found = 0
  #built = 0

  constructor(limits: CacheLimits, clock: () => number, { packed = false }: CacheOptions = {}) {
    this.#packed = packed
    this.#answers = new LRUCache({
      max: limits.entries,
      maxSize: limits.bytes,
      sizeCalculation: ({ weight }) => weight,
      ttl: limits.lifetimeMs,
      ttlResolution: 0,
      updateAgeOnGet: true,
      perf: { now: clock },
      dispose: (answer) => this.#release(answer),
    })
  }

  /** The cached answer at this address in this data version, if there is one. */
  find(dataVersion: string, address: string): Answer | undefined {
    const answer = dataVersion === this.#dataVersion ? this.#answers.get(address) : undefined
    if (answer !== undefined) this.#found += 1
    return answer
  }

  /**
   * The cached answer, else one built now and cached when it succeeded. Building is aborted, where it can be, once
   * every signal of those who wait for it has.
   */
  async get(
    dataVersion: string,
    address: string,
    build: (signal: AbortSignal) => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    this.#enter(dataVersion)
    const cached = this.find(dataVersion, address)
    if (cached !== undefined) return cached
    const running = this.#building.get(address)
    if (running !== undefined && !running.isAborted) return running.join(signal)

    this.#built += 1
    const building: SharedWork<Answer> = new SharedWork(async (aborted) => {
      try {
        const answer = await this.#sharing(await build(aborted))
        // A client that walks through all pages would push other answers out of the cache.
        const isWhole = answer.total === undefined
        if (answer.status === 200 && isWhole && dataVersion === this.#dataVersion)
          this.#store(address, answer)
        return answer
      } finally {
        if (this.#building.get(address) === building) this.#building.delete(address)
      }
    })
    this.#building.set(address, building)
    return building.join(signal)
  }

  /** What it holds now, and since the start how often an answer was at hand and how often one was built. */
  get state(): CacheState {
    const { size: entries, calculatedSize: bytes } = this.#answers
    return { entries, bytes, found: this.#found, built: this.#built }
  }

  /** Removes expired entries. */
  tidy(): void {
    this.#answers.purgeStale()
  }

  /** The answer to store: the one that is held already of the same bytes, if there is one. */
  async #sharing(answer: Answer): Promise<Answer> {
    const holder = this.#holders.get(answer.identity)
    if (holder !== undefined) return holder.answer
    return this.#packed && answer.status === 200 ? answer.pack() : answer
  }

  #store(address: string, answer: Answer): void {
    // What the cache would refuse must not be held either.
    if (answer.weight > this.#answers.maxSize) return
    // Replaced by the same answer, an address would be counted twice.
    this.#answers.delete(address)
    const holder = this.#holders.get(answer.identity) ?? { answer, addresses: 0 }
    holder.addresses += 1
    this.#holders.set(answer.identity, holder)
    this.#answers.set(address, holder.answer)
  }

  #release({ identity }: Answer): void {
    const holder = this.#holders.get(identity)
    if (holder === undefined) return
    holder.addresses -= 1
    if (holder.addresses === 0) this.#holders.delete(identity)
  }

  #enter(dataVersion: string): void {
    if (dataVersion === this.#dataVersion) return
    this.#dataVersion = dataVersion
    this.#answers.clear()
    this.#holders.clear()
    this.#building.clear()
  }
}
