import type { AdminAnswers } from '../admin-api.ts'
import type { RecordTopic } from '../records/record-api.ts'
import type { EditedLine, FileColumns } from './edited-file.ts'

export type ImportOutcome = AdminAnswers['lists']['preview']
export type ImportedRow = ImportOutcome['rows'][number]

/** A list that an edited file is imported into. */
export interface ImportTarget {
  topic: RecordTopic
  columns: FileColumns
  /** Whether all cells of a changed line are sent to be saved, and not those alone that it changes. */
  sendsWholeLines?: boolean
  preview: (rows: EditedLine[]) => Promise<ImportOutcome>
  /** However often it is called with the same key, the lines are saved once. */
  save: (rows: EditedLine[], idempotencyKey: string) => Promise<ImportOutcome>
  /** The record of a line by its name; undefined where it has none yet. */
  nameOf: (row: ImportedRow, line: EditedLine | undefined) => string | undefined
}
