import { csvLine } from '../csv-line.ts'
import { conversionOf } from './measures.ts'
import type { PublishedFile } from './published-file.ts'
import type { PublishedColumns } from './trade-file.ts'
import { RECORD_COLUMNS, recordAt } from './trade-records.ts'

const MOST_AT_ONCE = 4000

type Rows = Pick<PublishedFile, 'length' | 'table' | 'further'>

/** The headings of a species' file of a release as CSV, as a line with its end. */
export const RELEASE_CSV_HEADINGS = `${csvLine(RECORD_COLUMNS)}\n`

/**
 * The rows of a whole file from one on, each as a line with its end, and the headings before the first: the published columns
 * and the measure of the unit. Notes on the whole are in the file's description.
 */
export function releaseCsvPart(file: Rows, from: number) {
  const end = Math.min(from + MOST_AT_ONCE, file.length)
  let text = from === 0 ? RELEASE_CSV_HEADINGS : ''
  for (let row = from; row < end; row++) {
    const record = recordAt(file, row)
    text += `${csvLine(RECORD_COLUMNS.map((column) => cellOf(record[column])))}\n`
  }
  return { text, next: end < file.length ? end : null }
}

/** Some lines of a species' file of a release as CSV, and the row to go on from; null after the last. */
export type ReleaseCsvPart = ReturnType<typeof releaseCsvPart>

/** The same lines of rows that are not put into a table, some thousand in one piece; without headings. */
export function* releaseCsvLines(columns: PublishedColumns): Generator<string> {
  const cells = RECORD_COLUMNS.map((column) => {
    if (column === 'measure') return (row: number) => conversionOf(columns.unit[row] || null).measure
    const values = columns[column]
    return (row: number) => cellOf(values[row])
  })
  const { length } = columns.year
  for (let from = 0; from < length; from += MOST_AT_ONCE) {
    const end = Math.min(from + MOST_AT_ONCE, length)
    let text = ''
    for (let row = from; row < end; row++) text += `${csvLine(cells.map((cell) => cell(row)))}\n`
    yield text
  }
}

const cellOf = (value: string | number | null | undefined): string => String(value ?? '')
