import type { Database } from '#database/access.ts'
import { listPeople } from '#database/accounts/people-queries.ts'
import type { GivenUp } from '#database/webhooks/webhook-deliveries-changes.ts'
import { may } from '#domain/accounts/roles.ts'
import { FALLBACK_LANGUAGE, type Language } from '#domain/portal/languages.ts'
import type { Letter, Post } from './mailer.ts'

/** The changes that the owner of an account is notified of, since somebody else may have made them. */
type Notice = { about: 'password_changed' } | { about: 'email_changed'; new_email: string }

interface NoticeToSend {
  notice: Notice
  /** Of a changed e-mail the former one. */
  to: string
  now: Date
  language?: Language
}

/** Sends a notice in the background, where there is mail. A failure is logged and never fails the change. */
export type SendNotice = (notice: NoticeToSend) => void

/** Tells owners of accounts by mail that a password or an e-mail address was changed. */
export function createSendNotice({ sendMail, publicUrl, words, warn }: Post): SendNotice {
  const letterOf = ({ notice, to, now, language = FALLBACK_LANGUAGE }: NoticeToSend): Letter => {
    const t = words[language]
    const [day = '', time = ''] = now.toISOString().split('T')
    const when = `${t.date(day)}, ${time.slice(0, 5)} UTC`
    const { about, ...values } = notice
    return {
      to,
      subject: t(`admin:mail.${about}.subject`),
      text: [
        t(`admin:mail.${about}.what`, { email: to, when, ...values }),
        t('admin:mail.ownChange'),
        t(`admin:mail.${about}.otherwise`, { address: `${publicUrl}/admin/login` }),
      ].join('\n\n'),
    }
  }
  return (notice) => {
    if (sendMail === undefined) return
    Promise.resolve(notice)
      .then((given) => sendMail(letterOf(given)))
      .catch((err: unknown) =>
        warn('A notice could not be sent by mail', { err, about: notice.notice.about }),
      )
  }
}

/** Tells by mail, in the background, those who may correct a webhook that its calls were given up. */
export function createSendWebhookNotice({ db, sendMail, publicUrl, words, warn }: Post & { db: Database }) {
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
