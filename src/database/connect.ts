import { openEmbedded } from './engines/embedded.ts'
import type { Connection } from './engines/engine.ts'
import { openPostgresql } from './engines/postgresql.ts'

export { CannotOpen, type Connection, type CsvChunks } from './engines/engine.ts'

/**
 * Opens the server that `databaseUrl` names, else the embedded engine in `dataDir`, else one in memory.
 * Throws CannotOpen with one sentence for the operator.
 */
export function openDatabase({
  databaseUrl,
  dataDir,
}: {
  databaseUrl?: string
  dataDir?: string
}): Promise<Connection> {
  return databaseUrl ? openPostgresql(databaseUrl) : openEmbedded(dataDir)
}
