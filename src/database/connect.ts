import { openEmbedded } from './engines/embedded.ts'
import type { Connection } from './engines/engine.ts'
import { openPostgresql } from './engines/postgresql.ts'

export { CannotOpen, type Connection, type CsvChunks, type Stoppable } from './engines/engine.ts'

/** Where the database is, and where the embedded engine keeps it without one. */
export interface DatabasePlace {
  databaseUrl: string | undefined
  dataDir: string
}

/** Reads the two settings that the portal and the commands beside it share. */
export function databasePlace(environment: Readonly<Record<string, string | undefined>>): DatabasePlace {
  return {
    databaseUrl: environment.DATABASE_URL || undefined,
    dataDir: environment.DATA_DIR || '.data',
  }
}

/**
 * Opens the server that `databaseUrl` names, else the embedded engine in `dataDir`, else one in memory.
 * Throws CannotOpen with one sentence for the operator.
 */
export function openDatabase({ databaseUrl, dataDir }: Partial<DatabasePlace>): Promise<Connection> {
  return databaseUrl ? openPostgresql(databaseUrl) : openEmbedded(dataDir)
}
