import { csvLine } from '../csv-line.ts'
import { factsOf } from './codebook.ts'
import type { Cell, PublishedView } from './view-table.ts'

/**
 * A view as CSV (RFC 4180): UTF-8 without a byte order mark, one line of headings. Text that a spreadsheet would run as a
 * formula begins with an apostrophe; figures are written in full, and what is unknown stays empty.
 */
export function viewCsv({ columns, rows }: Pick<PublishedView, 'columns' | 'rows'>): string {
  return [columns.join(','), ...rows.map((row) => row.map(csvCell).join(','))]
    .map((line) => `${line}\r\n`)
    .join('')
}

/** Only text may be a formula: a negative figure stays as it is. */
const csvCell = (cell: Cell): string =>
  typeof cell === 'string' ? csvLine([cell]) : cell === null ? '' : String(cell)

/** A view as JSON: its description, and one object per row. */
export function viewJson({ columns, rows, isFixed: _, ...about }: PublishedView): string {
  const records = rows.map((row) =>
    Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])),
  )
  return JSON.stringify({ ...about, rows: records.length, records })
}

interface Addresses {
  /** Of the CSV file that is described. */
  csv: string
  /** Of the page that shows the view. */
  page: string
}

/** What a CSV file holds, in the vocabulary of CSV on the Web (W3C, 2015) with Dublin Core terms. */
export function viewMetadata(view: PublishedView, { csv, page }: Addresses): string {
  const { title, columns, citations, licence, publisher_address, release, selection, notes, simulated } = view
  return JSON.stringify({
    '@context': ['http://www.w3.org/ns/csvw', { '@language': 'en' }],
    url: csv,
    'dc:title': title,
    'dc:isPartOf': { '@id': page },
    ...(release === null ? {} : { 'dc:hasVersion': release }),
    ...(citations.length === 0 ? {} : { 'dc:bibliographicCitation': citations }),
    ...(licence === null ? {} : { 'dc:rights': licence }),
    ...(publisher_address === null ? {} : { 'dc:source': { '@id': publisher_address } }),
    'dc:description': [
      simulated && 'Simulated: no figure here is real.',
      selection && `Selection: ${selection}.`,
      notes && `Notes: ${notes}.`,
    ]
      .filter(Boolean)
      .join(' '),
    dialect: { encoding: 'utf-8', header: true, delimiter: ',', lineTerminators: ['\r\n'] },
    tableSchema: {
      columns: columns.map((column) => {
        const { datatype, description, unit } = factsOf(column)
        return {
          name: column,
          titles: column,
          datatype,
          null: '',
          'dc:description': description,
          ...(unit === undefined ? {} : { 'schema:unitText': unit }),
        }
      }),
    },
  })
}
