import type { Connection } from '#database/connect.ts'
import { ImportDesk } from '#ingest/import-desk.ts'
import type { AdminContext } from '#server/admin-access.ts'

export const CURATOR = { id: 'someone', email: 'curator@example.org', role: 'admin' }

/** What procedures of the back office are called with in process: by an administrator; problems say their keys. */
export function asCurator(connection: Connection, facts: Partial<AdminContext> = {}): AdminContext {
  return {
    db: connection.curator,
    stoppable: connection.stoppable,
    hearsEvents: false,
    currentDay: '2026-01-01',
    profile: CURATOR,
    words: (keys) => String(typeof keys === 'string' ? keys : keys.at(-1)),
    imports: new ImportDesk(connection, () => undefined),
    warn: () => undefined,
    ...facts,
  }
}
