import { dsvFormat } from 'd3-dsv'
import { MOST_IMPORTED_ROWS } from '#contract/lists-curation.ts'
import { KEY_COLUMNS, SPECIES_COLUMN } from '#domain/curation/record-csv.ts'

/** A line of an edited file; `line` is its number in a spreadsheet, the headings being line 1. */
export interface EditedLine {
  line: number
  id: string
  version: string
  cells: Record<string, string>
}

/** An edited file as it was read, or why it was not: a key of `admin:list.importProblems`. */
export type EditedFile = { rows: EditedLine[]; ignored: string[] } | { problem: FileProblem }

export type FileProblem = 'notUtf8' | 'noKeys' | 'noRows' | 'tooManyRows'

const SEPARATORS = [',', ';', '\t']

/** Reads an edited file of records. Columns that are no fields of the records are named and left out. */
export function readEditedFile(bytes: ArrayBuffer, fields: readonly string[]): EditedFile {
  const text = decoded(bytes)
  if (text === undefined) return { problem: 'notUtf8' }
  const head = text.slice(0, text.search(/[\r\n]|$/))
  const separator = SEPARATORS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ','
  const [heading = [], ...lines] = dsvFormat(separator).parseRows(text)
  const columns = heading.map((name) => name.trim())
  if (!KEY_COLUMNS.every((key) => columns.includes(key))) return { problem: 'noKeys' }

  const known: readonly string[] = [...fields, SPECIES_COLUMN]
  const rows = lines.flatMap((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const row = Object.fromEntries(columns.map((name, place) => [name, cells[place] ?? '']))
    const { id = '', version = '' } = row
    const written = columns.filter((name) => known.includes(name)).map((name) => [name, row[name] ?? ''])
    return [{ line: at + 2, id: id.trim(), version: version.trim(), cells: Object.fromEntries(written) }]
  })
  if (rows.length === 0) return { problem: 'noRows' }
  if (rows.length > MOST_IMPORTED_ROWS) return { problem: 'tooManyRows' }
  const keys: readonly string[] = KEY_COLUMNS
  return { rows, ignored: columns.filter((name) => name !== '' && ![...known, ...keys].includes(name)) }
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
