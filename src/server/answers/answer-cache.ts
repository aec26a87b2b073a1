import { LRUCache } from 'lru-cache'
import type { Answer } from './answer.ts'
import { isFurtherPart } from './asked-address.ts'
import type { CacheLimits } from './cache-limits.ts'
import type { DataVersion } from './data-version.ts'
import { SharedWork } from './shared-work.ts'

type ScopeVersions = Pick<DataVersion, 'ofScopes'>

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

interface CachedAnswer {
  answer: Answer
  /** The data version and day of what the answer rests on. */
  version: string
}

/** One at work on an answer, and the data version in which it began. */
interface Building {
  dataVersion: string
  work: SharedWork<Answer>
}

/**
 * Answers, each built once however many ask at the same time, and found for as long as nothing has changed that they
 * rest on. Where several addresses come to the same answer it is one object, so that it is held once and compressed once.
 */
export class AnswerCache {
  /** Use renews an entry's lifetime: none is found once it is stale. */
  readonly #answers: LRUCache<string, CachedAnswer>
  readonly #holders = new Map<string, { answer: Answer; addresses: number }>()
  readonly #building = new Map<string, Building>()
  readonly #versions: ScopeVersions
  readonly #packed: boolean
  #found = 0
  #built = 0

  constructor(
    limits: CacheLimits,
    clock: () => number,
    versions: ScopeVersions,
    { packed = false }: CacheOptions = {},
  ) {
    this.#versions = versions
    this.#packed = packed
    this.#answers = new LRUCache({
      max: limits.entries,
      maxSize: limits.bytes,
      sizeCalculation: ({ answer }) => answer.weight,
      ttl: limits.lifetimeMs,
      ttlResolution: 0,
      updateAgeOnGet: true,
      perf: { now: clock },
      dispose: ({ answer }) => this.#release(answer),
    })
  }

  /** The cached answer at this address that holds in this data version, if there is one. */
  find(dataVersion: string, address: string): Answer | undefined {
    const cached = this.#answers.get(address)
    if (cached === undefined || !this.#isCurrent(cached, dataVersion)) return undefined
    this.#found += 1
    return cached.answer
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
    const cached = this.find(dataVersion, address)
    if (cached !== undefined) return cached
    const running = this.#building.get(address)
    if (running?.dataVersion === dataVersion && !running.work.isAborted) return running.work.join(signal)

    this.#built += 1
    const work: SharedWork<Answer> = new SharedWork(async (aborted) => {
      try {
        const answer = await this.#sharing(await build(aborted))
        // A client that walks through all pages would push other answers out of the cache.
        const isOfWalk = answer.total !== undefined && isFurtherPart(address)
        if (answer.status === 200 && !isOfWalk) this.#store(dataVersion, address, answer)
        return answer
      } finally {
        if (this.#building.get(address)?.work === work) this.#building.delete(address)
      }
    })
    this.#building.set(address, { dataVersion, work })
    return work.join(signal)
  }

  /** What it holds now, and since the start how often an answer was at hand and how often one was built. */
  get state(): CacheState {
    const { size: entries, calculatedSize: bytes } = this.#answers
    return { entries, bytes, found: this.#found, built: this.#built }
  }

  /** Removes expired entries, and those that do not hold in this data version. */
  tidy(dataVersion: string | undefined): void {
    this.#answers.purgeStale()
    if (dataVersion === undefined) return
    for (const [address, cached] of [...this.#answers.entries()]) {
      if (!this.#isCurrent(cached, dataVersion)) this.#answers.delete(address)
    }
  }

  #isCurrent({ answer, version }: CachedAnswer, dataVersion: string): boolean {
    return version === this.#versions.ofScopes(dataVersion, answer.restsOn)
  }

  /** The answer to store: the one that is held already of the same bytes, if there is one. */
  async #sharing(answer: Answer): Promise<Answer> {
    const holder = this.#holders.get(answer.identity)
    if (holder !== undefined) return holder.answer
    return this.#packed && answer.status === 200 ? answer.pack() : answer
  }

  #store(dataVersion: string, address: string, answer: Answer): void {
    const version = this.#versions.ofScopes(dataVersion, answer.restsOn)
    // Overtaken by a change while it was built.
    if (version === undefined) return
    // What the cache would refuse must not be held either.
    if (answer.weight > this.#answers.maxSize) return
    // Replaced by the same answer, an address would be counted twice.
    this.#answers.delete(address)
    const holder = this.#holders.get(answer.identity) ?? { answer, addresses: 0 }
    holder.addresses += 1
    this.#holders.set(answer.identity, holder)
    this.#answers.set(address, { answer: holder.answer, version })
  }

  #release({ identity }: Answer): void {
    const holder = this.#holders.get(identity)
    if (holder === undefined) return
    holder.addresses -= 1
    if (holder.addresses === 0) this.#holders.delete(identity)
  }
}
