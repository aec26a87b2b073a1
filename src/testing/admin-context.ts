import type { Connection } from '#database/connect.ts'
import { ImportDesk } from '#ingest/import-desk.ts'
import type { AdminContext } from '#server/admin-access.ts'
import type { Translate } from '#server/pages/words.ts'

export const CURATOR = { id: 'someone', email: 'curator@example.org', role: 'admin' }

const translateKey: Translate = (keys) => String([keys].flat().at(-1))

interface Facts extends Partial<Omit<AdminContext, 'words'>> {
  words?: Translate
}

/** What procedures of the back office are called with in process: by an administrator; problems say their keys. */
export function asCurator(
  connection: Connection,
  { words = translateKey, ...facts }: Facts = {},
): AdminContext {
  return {
    db: connection.curator,
    stoppable: connection.stoppable,
    hearsEvents: false,
    currentDay: '2026-01-01',
    profile: CURATOR,
    words: Object.assign((...asked: Parameters<Translate>) => words(...asked), { number: String }),
    imports: new ImportDesk(connection, () => undefined),
    warn: () => undefined,
    idempotencyKey: undefined,
    ...facts,
  }
}
