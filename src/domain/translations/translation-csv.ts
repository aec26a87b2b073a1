import { BYTE_ORDER_MARK, csvLine } from '../csv-line.ts'
import { DELETE_COLUMN } from '../curation/record-csv.ts'
import type { TranslationWork } from './translation-work.ts'

const COLUMNS = {
  id: ({ translation }) => translation?.id,
  version: ({ translation }) => translation?.version,
  [DELETE_COLUMN]: () => '',
  table_name: ({ table_name }) => table_name,
  record_id: ({ record_id }) => record_id,
  record: ({ record_name }) => record_name,
  field: ({ field }) => field,
  language: ({ language }) => language,
  state: ({ state }) => state,
  english: ({ original }) => original,
  translation: ({ translation }) => translation?.text,
  kept_from: ({ translation }) => translation?.kept_from,
  checked: ({ translation }) => translation?.checked,
} satisfies Record<string, (work: TranslationWork) => unknown>

/** What says which text a line is of, and as which edit of it the file has it; without them a file is no file of texts. */
export const TEXT_KEY_COLUMNS = [
  'version',
  'record_id',
  'field',
  'language',
  'english',
  'translation',
] as const

/** What a translator writes or marks; the other columns are there to be read. */
export const TEXT_COLUMNS: readonly string[] = Object.keys(COLUMNS)

/** Texts beside their translations as a CSV file; what is not translated has empty cells. */
export function translationsCsv(work: readonly TranslationWork[]): string {
  const cells = Object.values(COLUMNS)
  const lines = work.map((one) => csvLine(cells.map((cell) => String(cell(one) ?? ''))))
  return `${BYTE_ORDER_MARK}${[csvLine(Object.keys(COLUMNS)), ...lines, ''].join('\r\n')}`
}
