import type { Transaction } from '#database/access.ts'
import type { Connection } from '#database/connect.ts'
import type { NamedCountry } from '#database/countries/countries-queries.ts'
import type { NewRelease, Release } from '#database/releases/releases-changes.ts'
import type { InputDocument } from './files/input-documents.ts'
import type { InputTable } from './files/input-tables.ts'
import type { ImportNotes } from './import-notes.ts'
import type { RowReading } from './read-rows.ts'
import type { SpeciesMatcher } from './species-matcher.ts'

/** What an importer may look at while it reads, parses and matches. */
export interface ImportContext extends RowReading {
  tables: readonly InputTable[]
  /** The files of a source that publishes JSON; its tables are none. */
  documents: readonly InputDocument[]
  species: SpeciesMatcher
  countries: readonly NamedCountry[]
  notes: ImportNotes
  /** The day of the import, YYYY-MM-DD. */
  today: string
  currentYear: number
  /** The version an operator gave the release, and up to which year it is complete. */
  release: string | undefined
  lastCompleteYear: number | undefined
  /** The whole release beside which this one covers only the species in its files; undefined where it is a whole one. */
  beside: Pick<Release, 'last_complete_year'> | undefined
}

/** A release that was read in full, every row matched or refused, and can be stored. */
export interface PreparedImport {
  release: NewRelease & { row_count: number }
  /** Lets the records wait beside those in use. */
  stage: (connection: Pick<Connection, 'copyInto'>, tx: Transaction) => Promise<void>
  /** Lets go of the records where they take room of their own; they cannot be staged any more. */
  close?: () => void
}

/** One published source: reads, parses and matches without touching the database. */
export type Importer = (context: ImportContext) => Promise<PreparedImport>
