import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import type { Transaction } from '../access.ts'

/** A table whose rows are edited one by one: each has an id and counts its versions. */
export type EditedTable = PgTable & { id: PgColumn; version: PgColumn; updated_at: PgColumn } & SourcedColumns

/** Where a row's facts come from, and whether they were compared with it. */
interface SourcedColumns {
  source: PgColumn
  checked: PgColumn
}

/** How the rows of one table are listed and checked; the other files of this folder do the rest. */
export interface CuratedTable {
  /** As the audit trail and the messages name it. */
  name: string
  table: EditedTable
  /** Where its rows belong to a species: the column that says to which. */
  species_id?: PgColumn
  /** What a row is called beside its species, where it has a name of its own. */
  record?: SQL | PgColumn
  /** What a search looks into, besides the names of the species. */
  searched: readonly (SQL | PgColumn)[]
  /** What a list is divided by, where it is. */
  category?: PgColumn
  order: readonly (SQL | PgColumn)[]
  /** A mark that one row may carry among those that agree in `per`: saving a row with it takes it from the others. */
  onlyOne?: { mark: string; per: readonly string[] }
  /** The message where the database refuses a row: constraint → key of `admin:validation`. */
  refusals?: Readonly<Record<string, string>>
  /** Finds another row that says what this one says, or cannot be beside it, where no index of the database tells. */
  clash?: (tx: Transaction, values: RecordValues) => Promise<Clash | undefined>
  /** Finds what in a row contradicts other rows, before the row is written. A row that is stored already has its id. */
  contradictions?: (tx: Transaction, values: RecordValues) => Promise<Contradictions>
}

/** Another row that a row cannot be beside, and where a form says so with which key of `admin:validation`. */
export interface Clash {
  topic: CuratedTopic
  id: string
  field: string
  message: string
}

/** What a curator wrote, by column. */
export type RecordValues = Readonly<Record<string, unknown>>

/** Field → key of `admin:validation`; empty where a row contradicts nothing. */
export type Contradictions = Readonly<Record<string, string>>

/** A row as it is stored. */
export interface EditedRow {
  id: string
  version: number
  updated_at: Date
  [column: string]: unknown
}
