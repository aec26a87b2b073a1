import type { Database, Reader, Transaction } from '../access.ts'
import type { DataVersions } from '../releases/data-scopes.ts'

/** An open database, whichever engine is behind it. */
export interface Connection {
  engine: 'embedded' | 'postgresql'
  /** For changes, migrations and imports. */
  db: Database
  /** For the public side: its role can select public tables and nothing else. */
  reader: Database
  /** For the back office: its role can change curated tables and add to the audit trail, and sees no account. */
  curator: Database
  /** For health checks and the data version: no other queries queue before these. */
  urgent: Reader
  /** Runs a costly query of a visitor, after all others where one session serves all. */
  askCostly: AskCostly
  /** Sentences for the operator when the engine could not be set up as it should be, e.g. without the reader's role. */
  warnings: string[]
  /**
   * Loads rows inside `tx` by the engine's fastest way. Chunks are CSV text of whole rows in the order of
   * `columns`; an empty unquoted cell is null.
   */
  copyInto: (
    tx: Transaction,
    table: string,
    columns: readonly string[],
    chunks: CsvChunks,
    format?: CopyFormat,
  ) => Promise<void>
  /**
   * The rows of a table inside `tx` as COPY's own text, each on a line of its own; pieces end anywhere. No more
   * than a few megabytes are held at a time, however large the table is.
   */
  copyOutOf: (tx: Transaction, table: string, columns: readonly string[]) => AsyncIterable<Uint8Array>
  /**
   * Does `work` inside `tx` and lets `signal` break it off: the statement that runs then fails. The embedded
   * engine cannot be interrupted and ends its statement first.
   */
  stoppable: Stoppable
  /**
   * Calls back at once with all versions, and after every committed public change, of this process or another, with the new
   * version and the scopes that changed.
   */
  onDataVersion: (listener: DataVersionListener) => Promise<void>
  /** How busy the ways into the database are, for those who watch over an installation. */
  pools: () => PoolState[]
  close: () => Promise<void>
}

/** Connections that the portal holds for one kind of work, and questions that wait for one. */
export interface PoolState {
  pool: string
  used: number
  idle: number
  waiting: number
}

export type Stoppable = <Result>(
  tx: Transaction,
  signal: AbortSignal,
  work: () => Promise<Result>,
) => Promise<Result>

/**
 * PostgreSQL cancels the question once `signal` aborts. The embedded engine cannot be interrupted: it ends what it has
 * begun, and does not begin what waits.
 */
export type AskCostly = <Result>(signal: AbortSignal, ask: (db: Reader) => Promise<Result>) => Promise<Result>

/** COPY's own text has a row per line and an escape for whatever would break it; CSV is what people and programs send. */
export type CopyFormat = 'csv' | 'text'

export type CsvChunks = AsyncIterable<string> | Iterable<string>

/** Receives what changed, or undefined when notifications no longer arrive and caches cannot be trusted. */
export type DataVersionListener = (versions: DataVersions | undefined) => void

/** The database cannot be opened; the message is one sentence for the operator. */
export class CannotOpen extends Error {
  override name = 'CannotOpen'
}

/** The role of the public side. Shared by all databases of a server, as is the curators'. */
export const READER_ROLE = 'arctic_tracker_reader'
export const CURATOR_ROLE = 'arctic_tracker_curator'

/** COPY of rows in CSV, or in COPY's own text, into the named columns. */
export const copyStatement = (
  table: string,
  columns: readonly string[],
  from: string,
  format: CopyFormat = 'csv',
): string => `copy ${quoted(table)} (${columns.map(quoted).join(', ')}) from ${from} with (format ${format})`

export const quoted = (name: string): string => `"${name}"`
