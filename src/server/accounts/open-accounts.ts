import type { FastifyBaseLogger } from 'fastify'
import { ensureSessionSecret } from '#database/accounts/session-secret-changes.ts'
import type { Connection } from '#database/connect.ts'
import type { Config } from '../config.ts'
import { createMailer } from '../mail/mailer.ts'
import { createSendLink } from '../mail/send-link.ts'
import { createSendNotice, createSendWebhookNotice } from '../mail/send-notice.ts'
import type { WordsByLanguage } from '../pages/words.ts'
import type { Digests } from './auth-library.ts'
import { createSignIn } from './sign-in.ts'
import { createTokens } from './tokens.ts'

interface AccountParts {
  connection: Pick<Connection, 'db'>
  config: Config
  words: WordsByLanguage
  warn: (message: string, details: Record<string, unknown>) => void
  digests: Digests | undefined
  log: FastifyBaseLogger
}

/** Sign-in, API tokens, links and notices sent by mail. `secret` signs sessions and encrypts second factors and webhooks' secrets. */
export async function openAccounts({ connection, config, words, warn, digests, log }: AccountParts) {
  const sessionSecret = await ensureSessionSecret(connection.db)
  const secret = config.authSecret ?? sessionSecret
  const signIn = createSignIn({
    db: connection.db,
    secret,
    attemptKey: sessionSecret,
    publicUrl: config.publicUrl,
    report: (message, problem) => log.error({ err: problem }, message),
    digests,
  })
  const tokens = createTokens({ db: connection.db, key: sessionSecret })
  const post = {
    sendMail: config.mail && createMailer(config.mail),
    publicUrl: config.publicUrl,
    words,
    warn,
  }
  return {
    signIn,
    tokens,
    sendLink: createSendLink(post),
    sendNotice: createSendNotice(post),
    sendWebhookNotice: createSendWebhookNotice({ ...post, db: connection.db }),
    secret,
  }
}
