import type { Database } from '#database/access.ts'
import { listPeople } from '#database/accounts/people-queries.ts'
import type { GivenUp } from '#database/webhooks/webhook-deliveries-changes.ts'
import { may } from '#domain/accounts/roles.ts'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import type { WordsByLanguage } from '../pages/words.ts'
import type { SendMail } from './mailer.ts'

interface Setting {
  db: Database
  /** Undefined where the operator has named no mail server. */
  sendMail: SendMail | undefined
  publicUrl: string
  words: WordsByLanguage
  warn: (message: string, details: Record<string, unknown>) => void
}

/** Tells by mail, in the background, those who may correct a webhook that its calls were given up. */
export function createSendWebhookNotice({ db, sendMail, publicUrl, words, warn }: Setting) {
  const t = words[FALLBACK_LANGUAGE]
  const letterOf = ({ what, name }: GivenUp) => ({
    subject: t(`admin:mail.given_up_${what}.subject`, { name }),
    text: [
      t(`admin:mail.given_up_${what}.what`, { name }),
      t('admin:mail.webhooks', { address: `${publicUrl}/admin/webhooks` }),
    ].join('\n\n'),
  })
  return (givenUp: GivenUp): void => {
    if (sendMail === undefined) return
    const failed = (err: unknown) => warn('A notice about a webhook could not be sent by mail', { err })
    listPeople(db)
      .then((people) => people.filter((person) => may({ role: person.role }, 'manage_webhooks')))
      .then((told) =>
        // One address that cannot be reached does not stop the others.
        Promise.all(told.map(({ email }) => sendMail({ to: email, ...letterOf(givenUp) }).catch(failed))),
      )
      .catch(failed)
  }
}
