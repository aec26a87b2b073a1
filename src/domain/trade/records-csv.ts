import { BYTE_ORDER_MARK, csvLine } from '../csv-line.ts'
import { speciesSlug } from '../species/species-slug.ts'
import { choiceFileName } from './choice-file-name.ts'
import type { PublishedFile } from './published-file.ts'
import { SELECTED } from './selected.ts'
import { selectRows } from './selected-rows.ts'
import { countedRows } from './trade-basis.ts'
import { RECORD_COLUMNS, recordAt, rowsFrom, signsOf } from './trade-records.ts'
import type { TradeSelection } from './trade-selection.ts'
import type { TradeFacts } from './trade-signs.ts'

/** What is beside every row of the file, so that it stays with rows that are copied. */
const BESIDE = ['release', 'selection', 'notes', 'citation'] as const

/** Signs that rest on the rows alone: the same release always gives the same bytes. */
const NOTHING_FURTHER: TradeFacts = { last_complete_year: null, listed_since: null, has_reservation: false }

const MOST_AT_ONCE = 2000

/** The heading of a CSV file with the rows of a choice, and what is beside each of them. */
export function recordsCsvHead({ table, about }: PublishedFile, question: TradeSelection, release: string) {
  const { recordRows, all_rows, ...basis } = countedRows(table, question)
  const signs = signsOf(table, recordRows, question, NOTHING_FURTHER).map(({ sign }) => sign)
  const notes = [
    `${basis.rows} of ${all_rows} rows`,
    `left out by movement: ${basis.left_out_by_movement}`,
    `left out by reporter: ${basis.left_out_by_reporter}`,
    `signs: ${signs.join(' ') || 'none'}`,
    ...(about.simulated === 'true' ? ['simulated'] : []),
  ]
  const { reporter, movement, by } = basis
  return {
    /** How many rows follow. */
    total: basis.rows,
    /** The name of the file, without its ending. */
    name: fileName(about, question),
    /** The line of headings, with its end. */
    text: `${BYTE_ORDER_MARK}${csvLine([...RECORD_COLUMNS, ...BESIDE])}\n`,
    /** The cells of BESIDE. */
    beside: [
      release,
      selectionText({ ...question, reporter, movement, by }),
      notes.join('; '),
      about.citation ?? about.title ?? '',
    ],
  }
}

/** How the rows that a choice leaves begin as a CSV file. */
export type RecordsCsvHead = ReturnType<typeof recordsCsvHead>

/** The lines of some rows, each with its end, and the place in the file to go on from; null after the last row. */
export function recordsCsvLines(
  file: PublishedFile,
  { question, beside, from }: { question: TradeSelection; beside: readonly string[]; from: number },
): { text: string; next: number | null } {
  const { rows, next } = rowsFrom(selectRows(file.table, question).rows, from, MOST_AT_ONCE)
  // The same in every line, so that it is written once.
  const end = `,${csvLine(beside)}\n`
  return { text: Array.from(rows, (row) => lineOf(file, row) + end).join(''), next }
}

/** 'arctic-tracker-monodon-monoceros-rows-term-tusks'. */
function fileName(
  { scientific_name = '', simulated }: PublishedFile['about'],
  question: TradeSelection,
): string {
  const parts = ['arctic-tracker', speciesSlug(scientific_name), 'rows', choiceFileName(question)]
  return [...parts, simulated === 'true' ? 'simulated' : ''].filter(Boolean).join('-')
}

/** The whole file of the rows that a choice leaves, in pieces. */
export function recordsCsv(
  file: PublishedFile,
  question: TradeSelection,
  release: string,
): { name: string; parts: string[] } {
  const { name, text: head, beside } = recordsCsvHead(file, question, release)
  const parts = [head]
  for (let from: number | null = 0; from !== null; ) {
    const { text, next }: ReturnType<typeof recordsCsvLines> = recordsCsvLines(file, {
      question,
      beside,
      from,
    })
    parts.push(text)
    from = next
  }
  return { name, parts }
}

/** A selection as an address writes it. Source: trade-methods, section 11. */
export function selectionText(selection: TradeSelection): string {
  return SELECTED.flatMap((name) => {
    const value = selection[name]
    return value === undefined ? [] : [`${name}=${[value].flat().join(',')}`]
  }).join('&')
}

function lineOf(file: PublishedFile, row: number): string {
  const record = recordAt(file, row)
  return csvLine(RECORD_COLUMNS.map((column) => String(record[column] ?? '')))
}
