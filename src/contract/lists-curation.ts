import { z } from 'zod'
import { CURATED_TOPIC_NAMES } from '#domain/curation/curated-topics.ts'
import { recordListRequest, seenRow } from './curated-records.ts'
import { get, post } from './routes.ts'
import { listUpTo, text } from './text-limits.ts'
import { textOrNull } from './vocabularies.ts'

/** How many rows of a file are compared, or saved, at once. */
export const MOST_IMPORTED_ROWS = 6000

/** How many bytes of rows are saved at once: four times as many as all texts and translations, the largest list, have. */
export const MOST_IMPORTED_BYTES = 8_000_000

const records = z.enum(CURATED_TOPIC_NAMES)

const values = z.array(
  z.object({
    value: z.string(),
    name: textOrNull.describe('What the value is called, where that is not the value itself'),
    rows: z.number().int(),
  }),
)

/** A line of an edited file: its cells, by the names of its columns; without id and version it is a new record, with
 * `true` in the column `delete` its record is deleted. */
const editedRow = z.object({
  line: z.number().int(),
  id: text('name'),
  version: text('code'),
  cells: z.record(text('name'), text('longText')),
})

const change = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })

const problem = z.object({
  field: textOrNull.describe('The column concerned; null where it is the row'),
  message: z.string().describe('Why the row is refused: a key of `admin:validation`'),
  existing: textOrNull.describe('The record that stands in the way, by its name'),
})

/** What a file of records would change, or has changed. */
const importOutcome = z.object({
  rows: z
    .array(
      z.object({
        line: z.number().int(),
        id: z.string(),
        name: textOrNull.describe('The record by its name; null where there is none'),
        is_new: z.boolean().describe('Whether the line adds a record'),
        deletes: z.boolean().describe('Whether the line deletes its record'),
        changes: z.array(change),
        problems: z.array(problem),
      }),
    )
    .describe('The rows that differ from what is stored, and those that are refused'),
  unchanged: z.number().int(),
  saved: z
    .array(z.object({ ...seenRow, removed: z.boolean() }))
    .describe('What was saved, each in its new version, or deleted, in its last one; empty in a preview'),
})

/** Lines of an edited file, and what they would change or have changed. */
export const editedFile = {
  input: z.object({ rows: listUpTo(editedRow, MOST_IMPORTED_ROWS) }),
  output: importOutcome,
}

export type EditedRow = z.output<typeof editedRow>
export type ImportOutcome = z.input<typeof importOutcome>

/** Lists as files, and what they can be narrowed by. */
export const listsCuration = {
  values: get(
    '/lists/{records}/values',
    'The values by which a list can be narrowed, each with its number of rows',
  )
    .input(z.object({ records }))
    .output(
      z.object({
        species_id: values.optional(),
        language: values.optional(),
        source: values.optional(),
      }),
    ),

  export: get('/lists/{records}/export', 'A list as a CSV file: every row that it is narrowed to')
    .input(recordListRequest.extend({ records }))
    .output(z.file()),

  preview: post(
    '/lists/{records}/preview',
    'What an edited CSV file would change, add and delete; nothing is saved',
  )
    .input(editedFile.input.extend({ records }))
    .output(editedFile.output),

  import: post(
    '/lists/{records}/import',
    'Saves what an edited CSV file changes, adds and deletes: all of it, or nothing where a line is refused',
  )
    .input(editedFile.input.extend({ records }))
    .output(editedFile.output),
}
