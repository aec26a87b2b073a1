/** A row of a table takes some 60 bytes, so that all tables together take at most 90 MB. */
const MOST_ROWS = 1_500_000

/** The tables that were asked for last, as many as fit; one that is larger than all others together is kept alone. */
export class TableCache<Table extends { length: number }> {
  readonly #tables = new Map<string, Table>()
  readonly #mostRows: number

  constructor(mostRows = MOST_ROWS) {
    this.#mostRows = mostRows
  }

  get(key: string): Table | undefined {
    const table = this.#tables.get(key)
    if (table === undefined) return undefined
    // What was asked for last comes last.
    this.#tables.delete(key)
    this.#tables.set(key, table)
    return table
  }

  add(key: string, table: Table): Table {
    this.#tables.set(key, table)
    for (const oldest of this.#tables.keys()) {
      if (oldest === key || this.#rows() <= this.#mostRows) break
      this.#tables.delete(oldest)
    }
    return table
  }

  #rows(): number {
    return [...this.#tables.values()].reduce((sum, { length }) => sum + length, 0)
  }
}
