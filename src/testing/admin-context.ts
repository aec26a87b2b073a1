import type { Connection } from '#database/connect.ts'
import { ImportDesk } from '#ingest/import-desk.ts'
import type { AdminContext } from '#server/admin-access.ts'
import { createSendLink } from '#server/mail/send-link.ts'
import type { Translate, WordsByLanguage } from '#server/pages/words.ts'
import { Webhooks } from '#server/webhooks/webhooks.ts'

export const CURATOR = { id: 'someone', email: 'curator@example.org', role: 'admin', languages: [] }

const NO_MAIL = createSendLink({
  sendMail: undefined,
  publicUrl: 'https://portal.example',
  words: {} as WordsByLanguage,
  warn: () => undefined,
})

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
    accounts: connection.db,
    sendLink: NO_MAIL,
    webhooks: new Webhooks({
      db: connection.db,
      key: 'a key of tests that is long enough',
      named: [],
      dataVersion: { onChange: () => undefined },
      report: () => undefined,
      warn: () => undefined,
    }),
    nameServiceUrl: '',
    stoppable: connection.stoppable,
    hearsEvents: false,
    currentDay: '2026-01-01',
    profile: CURATOR,
    words: Object.assign((...asked: Parameters<Translate>) => words(...asked), {
      number: String,
      language: 'en' as const,
    }),
    imports: new ImportDesk(connection, () => undefined),
    warn: () => undefined,
    idempotencyKey: undefined,
    ...facts,
  }
}
