import { openEmbedded } from './engines/embedded.ts'
import type { Connection } from './engines/engine.ts'
import { openPostgresql } from './engines/postgresql.ts'

export {
  type AskCostly,
  CannotOpen,
  type Connection,
  type CsvChunks,
  type PoolState,
  type Stoppable,
} from './engines/engine.ts'
export { PORTAL_SOCKET } from './engines/folder-lock.ts'

/** Where the database is, and where the embedded engine stores it without one. */
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

/** `image` is a file with a whole database, which an embedded one in memory or in a new folder begins as. */
type OpenOptions = Partial<DatabasePlace> & { image?: string }

/**
 * Opens the server that `databaseUrl` names, else the embedded engine in `dataDir`, else one in memory.
 * Throws CannotOpen with one sentence for the operator.
 */
export function openDatabase({ databaseUrl, dataDir, image }: OpenOptions): Promise<Connection> {
  return databaseUrl ? openPostgresql(databaseUrl) : openEmbedded(dataDir, image)
}
