import type { Reader } from '#database/access.ts'

/** A question about all records of a kind, with nothing to narrow it. */
export type ReadAll<Records> = (db: Reader) => Promise<Records>

/**
 * Records that many answers are made of, read once per data version and day however many ask. A new data version forgets
 * them all. What it holds is as large as the questions it is asked with are many: each is a function of the code.
 */
export class VersionRecords {
  #dataVersion: string | undefined
  readonly #records = new Map<ReadAll<unknown>, Promise<unknown>>()

  async of<Records>(dataVersion: string, db: Reader, read: ReadAll<Records>): Promise<Records> {
    if (dataVersion !== this.#dataVersion) {
      this.#dataVersion = dataVersion
      this.#records.clear()
    }
    const cached = this.#records.get(read)
    if (cached !== undefined) return cached as Promise<Records>

    // A query of the builder runs anew each time it is awaited; its result is cached.
    const reading = Promise.resolve(read(db))
    this.#records.set(read, reading)
    try {
      return await reading
    } catch (problem) {
      if (this.#records.get(read) === reading) this.#records.delete(read)
      throw problem
    }
  }
}
