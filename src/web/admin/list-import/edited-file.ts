import { dsvFormat } from 'd3-dsv'
import { MOST_IMPORTED_BYTES, MOST_IMPORTED_ROWS } from '#contract/lists-curation.ts'

/** A line of an edited file; `line` is its number in a spreadsheet, the headings being line 1. */
export interface EditedLine {
  line: number
  id: string
  version: string
  cells: Record<string, string>
}

/** Which columns a file may have. */
export interface FileColumns {
  /** Without which it is no file of this list. */
  required: readonly string[]
  /** What a line is sent with. */
  fields: readonly string[]
  /** Columns that are there to be read. */
  readOnly?: readonly string[]
}

/** An edited file as it was read, or why it was not: a key of `admin:list.importProblems` and the columns it names. */
export type EditedFile =
  | { rows: EditedLine[]; ignored: string[] }
  | { problem: FileProblem; columns?: readonly string[] }

export type FileProblem = 'notUtf8' | 'noKeys' | 'noRows' | 'tooManyRows' | 'tooLarge'

/** The columns of every file that are no fields. */
const KEYS = ['id', 'version']

const SEPARATORS = [',', ';', '\t']

/** Reads an edited file of records. Columns that are no fields of the records are named and left out. */
export function readEditedFile(
  bytes: ArrayBuffer,
  { required, fields, readOnly = [] }: FileColumns,
): EditedFile {
  const text = decoded(bytes)
  if (text === undefined) return { problem: 'notUtf8' }
  const head = text.slice(0, text.search(/[\r\n]|$/))
  const separator = SEPARATORS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ','
  const [heading = [], ...lines] = dsvFormat(separator).parseRows(text)
  const columns = heading.map((name) => name.trim())
  const missing = required.filter((name) => !columns.includes(name))
  if (missing.length > 0) return { problem: 'noKeys', columns: missing }

  const rows = lines.flatMap((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const row = Object.fromEntries(columns.map((name, place) => [name, cells[place] ?? '']))
    const { id = '', version = '' } = row
    const written = columns.filter((name) => fields.includes(name)).map((name) => [name, row[name] ?? ''])
    return [{ line: at + 2, id: id.trim(), version: version.trim(), cells: Object.fromEntries(written) }]
  })
  if (rows.length === 0) return { problem: 'noRows' }
  if (rows.length > MOST_IMPORTED_ROWS) return { problem: 'tooManyRows' }
  const known = [...KEYS, ...fields, ...readOnly]
  return { rows, ignored: columns.filter((name) => name !== '' && !known.includes(name)) }
}

function decoded(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** So much of a file is sent at once: the interface takes a megabyte. */
const LARGEST_PART = 300_000
const MOST_ROWS = 250

/** What is saved is sent at once, so that it is saved together. */
export const isTooLargeToSave = (rows: readonly EditedLine[]): boolean =>
  new Blob([JSON.stringify(rows)]).size > MOST_IMPORTED_BYTES

/** The lines in parts that are small enough to be sent. */
export function inParts(rows: readonly EditedLine[]): EditedLine[][] {
  const parts: EditedLine[][] = []
  let size = 0
  for (const row of rows) {
    const own = JSON.stringify(row).length
    const part = parts.at(-1)
    if (part === undefined || part.length >= MOST_ROWS || size + own > LARGEST_PART) {
      parts.push([row])
      size = own
    } else {
      part.push(row)
      size += own
    }
  }
  return parts
}
