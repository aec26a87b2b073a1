import { ANSWER_COLUMNS, type AnswerColumn } from '#domain/assistant/answer.ts'
import type { Answered, AnswerRow } from './answered.ts'

type CsvCell = string | number | null

export interface AnswerCsvLabels {
  scientificName: string
  commonName: string
  link: string
  note: string
  heading: (column: AnswerColumn) => string
  cellText: (row: AnswerRow, column: AnswerColumn) => string | null
  /** The address where a row can be fixed. */
  address: (row: AnswerRow) => string | null
}

/**
 * An answer as rows of a file, headings first: figures as numbers, moments in UTC, unknown values empty. The warning of
 * simulated figures is a column of its own, so that it stays with them when rows are copied.
 */
export function answerCsv(
  { of_species, columns, rows }: Pick<Answered, 'of_species' | 'columns' | 'rows'>,
  labels: AnswerCsvLabels,
  simulated?: string,
): CsvCell[][] {
  const note = (text: string) => (simulated === undefined ? [] : [text])
  const head = [
    ...(of_species ? [labels.scientificName, labels.commonName] : []),
    ...columns.map(labels.heading),
    labels.link,
    ...note(labels.note),
  ]
  const cellOf = (row: AnswerRow, column: AnswerColumn): CsvCell => {
    const cell = row.cells[column]
    if (typeof cell === 'number') return cell
    return ANSWER_COLUMNS[column] === 'moment' ? String(cell ?? '') : labels.cellText(row, column)
  }
  return [
    head,
    ...rows.map((row) => [
      ...(of_species ? [row.species?.scientific_name ?? null, row.species?.common_name ?? null] : []),
      ...columns.map((column) => cellOf(row, column)),
      labels.address(row),
      ...note(simulated ?? ''),
    ]),
  ]
}

/** 'arctic-tracker-no-name-in-language-icelandic-2026-11-21', before its ending. */
export function answerFileName(
  { question, parameters }: Pick<Answered, 'question' | 'parameters'>,
  day: string,
  simulated: boolean,
): string {
  const { species, language, translation, records, field, code, table, first_year, last_year } = parameters
  const about = [species?.scientific_name, language, translation, records, field, code, table]
  const parts = [question, ...about, first_year, last_year].filter(Boolean)
  return ['arctic-tracker', ...parts, day, ...(simulated ? ['simulated'] : [])]
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
}
