import type { SentLink } from '#contract/people-contract.ts'
import { type LinkPurpose, linkAddress } from '#domain/accounts/account-links.ts'
import { FALLBACK_LANGUAGE, type Language } from '#domain/portal/languages.ts'
import type { Post } from './mailer.ts'

interface LinkToSend {
  purpose: LinkPurpose
  email: string
  /** The secret of the link. */
  token: string
  expires_at: Date
  /** Who sends it; without it the person asked for it. */
  sender?: string
  language?: Language
}

export interface SendLink {
  (link: LinkToSend): Promise<SentLink>
  /** Whether the operator has named a mail server. */
  hasMail: boolean
}

/** Sends links by mail; where there is no mail, or it fails, they are given back to be handed over. */
export function createSendLink({ sendMail, publicUrl, words, warn }: Post): SendLink {
  const send = async (link: LinkToSend): Promise<SentLink> => {
    const { purpose, email, token, expires_at, sender, language = FALLBACK_LANGUAGE } = link
    const address = linkAddress(purpose, token, publicUrl)
    const t = words[language]
    try {
      await sendMail?.({
        to: email,
        subject: t(`admin:mail.${purpose}.subject`),
        text: [
          sender === undefined
            ? t(`admin:mail.${purpose}.asked`)
            : t(`admin:mail.${purpose}.sent`, { sender }),
          address,
          t('admin:mail.until', { day: t.date(expires_at.toISOString().slice(0, 10)) }),
          t('admin:mail.ignore'),
        ].join('\n\n'),
      })
    } catch (err) {
      warn('A link could not be sent by mail', { err, purpose })
      return { sent: false, link: address, expires_at }
    }
    return sendMail ? { sent: true, link: null, expires_at } : { sent: false, link: address, expires_at }
  }
  return Object.assign(send, { hasMail: sendMail !== undefined })
}
