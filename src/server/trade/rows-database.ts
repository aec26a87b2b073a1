import { join } from 'node:path'
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { DUCKDB_MEMORY } from '../memory-limits.ts'

/** With each batch that DuckDB takes in or gives it holds some megabytes more, whatever it may hold, until it is closed. */
const MOST_BATCHES = 20

/** A DuckDB database in a folder, which is open while it is used and holds some 90 MB then. */
export class RowsDatabase {
  readonly #folder: string
  #opened: { instance: DuckDBInstance; connection: DuckDBConnection } | undefined
  #batches = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Opens the database where it is closed; what it may do is settled before anything is asked. Throws where this machine cannot
   * run DuckDB.
   */
  async connection(): Promise<DuckDBConnection> {
    if (this.#opened !== undefined) return this.#opened.connection
    const { DuckDBInstance } = await import('@duckdb/node-api')
    const instance = await DuckDBInstance.create(join(this.#folder, 'rows.duckdb'), {
      threads: '1',
      memory_limit: DUCKDB_MEMORY,
      temp_directory: join(this.#folder, 'overflow'),
      autoinstall_known_extensions: 'false',
      autoload_known_extensions: 'false',
    })
    const connection = await instance.connect()
    await connection.run(`set allowed_directories = [${quoted(`${this.#folder}/`)}]`)
    await connection.run('set enable_external_access = false')
    await connection.run('set lock_configuration = true')
    this.#opened = { instance, connection }
    return connection
  }

  /** Many rows were taken in or given: it is closed after some batches, and opened again by the next. */
  endBatch(): void {
    this.#batches += 1
    if (this.#batches >= MOST_BATCHES) this.close()
  }

  close(): void {
    this.#opened?.connection.closeSync()
    this.#opened?.instance.closeSync()
    this.#opened = undefined
    this.#batches = 0
  }
}

export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
