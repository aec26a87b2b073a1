import { csvLine } from '../csv-line.ts'
import type { PublishedFile } from './published-file.ts'
import { RECORD_COLUMNS, recordAt } from './trade-records.ts'

const MOST_AT_ONCE = 4000

/** Some lines of a species' file of a release as CSV, and the row to go on from; null after the last. */
export interface ReleaseCsvPart {
  text: string
  next: number | null
}

type Rows = Pick<PublishedFile, 'length' | 'table' | 'further'>

/** A species' file of a release as CSV. */
export function releaseCsv(file: Rows): string {
  const texts: string[] = []
  for (let from: number | null = 0; from !== null; ) {
    const { text, next } = releaseCsvPart(file, from)
    texts.push(text)
    from = next
  }
  return texts.join('')
}

/**
 * The rows of a whole file from one on, each as a line with its end, and the headings before the first: the published columns
 * and the measure of the unit. Notes on the whole are in the file's description.
 */
export function releaseCsvPart(file: Rows, from: number): ReleaseCsvPart {
  const end = Math.min(from + MOST_AT_ONCE, file.length)
  const lines = from === 0 ? [csvLine(RECORD_COLUMNS)] : []
  for (let row = from; row < end; row++) {
    const record = recordAt(file, row)
    lines.push(csvLine(RECORD_COLUMNS.map((column) => String(record[column] ?? ''))))
  }
  return { text: [...lines, ''].join('\n'), next: end < file.length ? end : null }
}
