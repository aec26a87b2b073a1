import type { Database, Transaction } from '../access.ts'

/** An open database, whichever engine is behind it. */
export interface Connection {
  engine: 'embedded' | 'postgresql'
  /** For changes, migrations and imports. */
  db: Database
  /** For the public side: its role can select public tables and nothing else. */
  reader: Database
  /** For the back office: its role can change curated tables and add to the audit trail, and sees no account. */
  curator: Database
  /** Sentences for the operator when the engine could not be set up as it should be, e.g. without the reader's role. */
  warnings: string[]
  /**
   * Loads rows inside `tx` by the engine's fastest way. Chunks are CSV text of whole rows in the order of
   * `columns`; an empty unquoted cell is null.
   */
  copyInto: (tx: Transaction, table: string, columns: readonly string[], chunks: CsvChunks) => Promise<void>
  /**
   * Does `work` inside `tx` and lets `signal` break it off: the statement that runs then fails. The embedded
   * engine cannot be interrupted and ends its statement first.
   */
  stoppable: Stoppable
  /** Calls back with the new version after every committed public change, of this process or another. */
  onDataVersion: (listener: DataVersionListener) => Promise<void>
  close: () => Promise<void>
}

export type Stoppable = <Result>(
  tx: Transaction,
  signal: AbortSignal,
  work: () => Promise<Result>,
) => Promise<Result>

export type CsvChunks = AsyncIterable<string> | Iterable<string>

/** Receives the version, or undefined when word of changes no longer arrives and caches cannot be trusted. */
export type DataVersionListener = (version: number | undefined) => void

/** The database cannot be opened; the message is one sentence for the operator. */
export class CannotOpen extends Error {
  override name = 'CannotOpen'
}

/** The role of the public side. Shared by all databases of a server, as is the curators'. */
export const READER_ROLE = 'arctic_tracker_reader'
export const CURATOR_ROLE = 'arctic_tracker_curator'

/** COPY of CSV into the named columns. */
export const copyStatement = (table: string, columns: readonly string[], from: string): string =>
  `copy "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) from ${from} with (format csv)`
