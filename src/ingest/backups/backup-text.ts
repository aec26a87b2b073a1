import type { BackedUpTable, BackupHead } from '#domain/backups/backup-head.ts'

/*
 * The text inside a backup: a line with the head, then of each table the statement that takes its rows in, its
 * rows as COPY writes them, one a line, and the line that ends them. psql reads it too.
 */

const COMMENT = '-- '
const NEWLINE = 0x0a
/** Ends the rows of a table; COPY escapes every backslash, so that no row looks like it. */
const END = '\\.\n'

export const headLine = (head: BackupHead): string => `${COMMENT}${JSON.stringify(head)}\n`

export const tableLine = ({ table, columns }: Pick<BackedUpTable, 'table' | 'columns'>): string =>
  `copy "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) from stdin;\n`

export const TABLE_END = END

/** The head in the first line of a backup; undefined when it is none. */
export function parseHeadLine(line: string): BackupHead | undefined {
  try {
    const head = line.startsWith(COMMENT) ? JSON.parse(line.slice(COMMENT.length)) : undefined
    return typeof head?.format === 'number' && Array.isArray(head.tables) ? head : undefined
  } catch {
    return undefined
  }
}

/** Reads such a text piece by piece, holding no more of it than one piece and one row. */
export class BackupText {
  readonly #source: AsyncIterator<Buffer>
  #ahead: Buffer = Buffer.alloc(0)
  #ended = false

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The next line without its end; undefined after the last. */
  async line(): Promise<string | undefined> {
    for (;;) {
      const end = this.#ahead.indexOf(NEWLINE)
      if (end >= 0) return this.#take(end + 1).toString('utf8', 0, end)
      if (!(await this.#readOn())) return undefined
    }
  }

  /** The rows up to the line that ends them, in pieces of whole lines. Throws when the text ends before. */
  async *rows(): AsyncGenerator<string> {
    const end = Buffer.from(END)
    const endAfterRow = Buffer.from(`\n${END}`)
    for (;;) {
      if (this.#ahead.subarray(0, end.length).equals(end)) {
        this.#take(end.length)
        return
      }
      const found = this.#ahead.indexOf(endAfterRow)
      const whole = (found >= 0 ? found : this.#ahead.lastIndexOf(NEWLINE)) + 1
      if (whole > 0) yield this.#take(whole).toString()
      else if (!(await this.#readOn())) throw new Error('The rows of a table have no end')
    }
  }

  close(): void {
    this.#source.return?.()
  }

  #take(bytes: number): Buffer {
    const taken = this.#ahead.subarray(0, bytes)
    this.#ahead = this.#ahead.subarray(bytes)
    return taken
  }

  async #readOn(): Promise<boolean> {
    if (this.#ended) return false
    const { value, done } = await this.#source.next()
    if (done) this.#ended = true
    else this.#ahead = Buffer.concat([this.#ahead, value])
    return !this.#ended
  }
}
