import { createTransport } from 'nodemailer'
import type { Parts } from '../parts.ts'

/** A letter in plain text, which every program shows and no filter distrusts. */
export interface Letter {
  to: string
  subject: string
  text: string
}

type SendMail = (letter: Letter) => Promise<void>

/** What letters of the portal are written and sent with. */
export interface Post extends Parts<'words' | 'warn'> {
  /** Undefined where the operator has named no mail server. */
  sendMail: SendMail | undefined
  publicUrl: string
}

/** How long a mail server may take for each step; a curator waits for it. */
const PATIENCE_MS = 15_000

/** Sends letters through the mail server of the operator. Rejects where it does not take one. */
export function createMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (letter) => {
    await transport.sendMail({ from, ...letter })
  }
}
