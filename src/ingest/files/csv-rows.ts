import { lineNotUtf8 } from './line-not-utf8.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** One row as it stands in a file. `line` is where it begins, the header being line 1. */
export interface CsvRow {
  line: number
  cells: string[]
}

const NEW_LINE = 10
const SEPARATORS = [',', ';', '\t'] as const
/**
 * No real row is longer. Without this limit one stray quotation mark would swallow the rest of a file, and a packed
 * file of a few megabytes without a line end would unpack into all of the memory.
 */
const LONGEST_ROW = 1_000_000

/**
 * The rows of a CSV file, in batches as they arrive; blank lines are passed over. The separator is the one
 * the header uses. Written by hand because half a million rows have to be read in half a second: text
 * without a quotation mark is cut apart by the engine itself, and only the rest goes letter by letter.
 */
export async function* csvRows(file: string, content: AsyncIterable<Buffer>): AsyncGenerator<CsvRow[]> {
  const reader = new CsvReader(file)
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of content) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const end = bytes.lastIndexOf(NEW_LINE) + 1
    rest = bytes.subarray(end)
    if (end > 0) yield reader.read(bytes.subarray(0, end))
    if (rest.length > LONGEST_ROW) reader.refuseLongRow()
  }
  yield reader.read(rest)
  reader.end()
}

class CsvReader {
  readonly #file: string
  #separator: string | undefined
  #line = 1
  #openRow = ''

  constructor(file: string) {
    this.#file = file
  }

  read(bytes: Buffer): CsvRow[] {
    const line = lineNotUtf8(bytes)
    if (line !== undefined) this.#refuse('the file is not UTF-8 text', linesIn(this.#openRow) + line - 1)
    let text = this.#openRow + bytes.toString('utf8')
    this.#openRow = ''
    if (this.#line === 1 && text.startsWith('\uFEFF')) text = text.slice(1)
    if (text.includes('\0')) this.#refuse('the file is not text', linesIn(text.slice(0, text.indexOf('\0'))))
    if (text.includes('\r')) text = text.replaceAll('\r\n', '\n')

    const separator = this.#separator ?? separatorOf(text)
    if (text !== '') this.#separator = separator
    return text.includes('"') ? this.#readQuoted(text, separator) : this.#readPlain(text, separator)
  }

  end(): void {
    if (this.#openRow === '') return
    this.#refuse('a quotation mark opens here and is never closed')
  }

  refuseLongRow(): never {
    this.#refuse('a line is longer than in any table')
  }

  /** `ahead` lines on from the row that is read. */
  #refuse(reason: string, ahead = 0): never {
    throw new UnreadableFile(this.#file, reason, { line: this.#line + ahead })
  }

  #readPlain(text: string, separator: string): CsvRow[] {
    const rows: CsvRow[] = []
    let start = 0
    while (start < text.length) {
      const newLine = text.indexOf('\n', start)
      const end = newLine === -1 ? text.length : newLine
      if (end > start) rows.push({ line: this.#line, cells: text.slice(start, end).split(separator) })
      this.#line += 1
      start = end + 1
    }
    return rows
  }

  #readQuoted(text: string, separator: string): CsvRow[] {
    const rows: CsvRow[] = []
    let at = 0
    while (at < text.length) {
      const row = readRow(text, at, separator)
      if (row === undefined) {
        this.#openRow = text.slice(at)
        if (this.#openRow.length > LONGEST_ROW) this.end()
        break
      }
      if (row.end > at) rows.push({ line: this.#line, cells: row.cells })
      this.#line += row.lines
      at = row.end + 1
    }
    return rows
  }
}

/** How many lines end in a text. */
const linesIn = (text: string): number => text.split('\n').length - 1

/** The row that begins at `start`, or undefined when a quoted cell of it is not closed yet. */
function readRow(
  text: string,
  start: number,
  separator: string,
): { cells: string[]; end: number; lines: number } | undefined {
  const cells: string[] = []
  let lines = 1
  let at = start
  for (;;) {
    const quoted = text[at] === '"' ? readQuotedCell(text, at) : undefined
    if (text[at] === '"' && quoted === undefined) return undefined
    const cellEnd = endOfCell(text, quoted?.end ?? at, separator)
    const plain = text.slice(quoted?.end ?? at, cellEnd)
    cells.push(quoted === undefined ? plain : quoted.text + plain)
    if (quoted !== undefined) lines += quoted.text.split('\n').length - 1
    if (text[cellEnd] !== separator) return { cells, end: cellEnd, lines }
    at = cellEnd + 1
  }
}

function readQuotedCell(text: string, start: number): { text: string; end: number } | undefined {
  let cell = ''
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return undefined
    cell += text.slice(at, quote)
    if (text[quote + 1] !== '"') return { text: cell, end: quote + 1 }
    cell += '"'
    at = quote + 2
  }
}

function endOfCell(text: string, start: number, separator: string): number {
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === separator || text[at] === '\n') return at
  }
  return text.length
}

/** The separator that cuts the first line into most cells; a comma where none does. */
function separatorOf(text: string): string {
  const header = text.slice(0, text.indexOf('\n') === -1 ? undefined : text.indexOf('\n'))
  return SEPARATORS.reduce((best, next) =>
    header.split(next).length > header.split(best).length ? next : best,
  )
}
