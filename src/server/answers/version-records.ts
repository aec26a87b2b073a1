import type { Reader } from '#database/access.ts'
import type { DataVersion } from './data-version.ts'
import { type ReadSpecies, RecordsOfSpecies } from './records-of-species.ts'
import { LISTS_OF_SPECIES, scopesOfRecords } from './scopes-of-records.ts'

/** A question about all records of a kind, with nothing to narrow it. */
export type ReadAll<Records> = (db: Reader) => Promise<Records>

interface CachedRecords {
  /** The data version and day of what the records rest on. */
  version: string
  records: Promise<unknown>
}

type Versions = Pick<DataVersion, 'ofScopes' | 'changesSince'>

/**
 * Records that many answers are made of, read once however many ask, for as long as nothing changes that they rest on. The
 * cache is as large as the questions it is asked with are many: each is a function of the code. Of lists of species only
 * those that changed are read again.
 */
export class VersionRecords {
  readonly #versions: Versions
  readonly #scopesOf: typeof scopesOfRecords
  readonly #cached = new Map<ReadAll<unknown>, CachedRecords>()
  readonly #lists: ReadonlyMap<ReadSpecies, RecordsOfSpecies>

  constructor(versions: Versions, scopesOf = scopesOfRecords) {
    this.#versions = versions
    this.#scopesOf = scopesOf
    this.#lists = new Map(
      [...LISTS_OF_SPECIES].map(([read, tables]) => [read, new RecordsOfSpecies(read, tables, versions)]),
    )
  }

  async of<Records>(dataVersion: string, db: Reader, read: ReadAll<Records>): Promise<Records> {
    const list = this.#lists.get(read as ReadAll<unknown> as ReadSpecies)
    if (list !== undefined) return (await list.of(db)) as Records
    // Of an answer that is overtaken while it is built, they are of its own data version.
    const version = this.#versions.ofScopes(dataVersion, this.#scopesOf(read)) ?? dataVersion
    const cached = this.#cached.get(read)
    if (cached?.version === version) return cached.records as Promise<Records>

    // A query of the builder runs anew each time it is awaited; its result is cached.
    const records = Promise.resolve(read(db))
    this.#cached.set(read, { version, records })
    try {
      return await records
    } catch (problem) {
      if (this.#cached.get(read)?.records === records) this.#cached.delete(read)
      throw problem
    }
  }
}
