import type { FastifyInstance, FastifyReply } from 'fastify'
import { credentials } from '#contract/accounts-contract.ts'
import type { Database } from '#database/access.ts'
import { hasUnusedPassword } from '#database/accounts/accounts-queries.ts'
import {
  countSignInAttempt,
  forgetFailedSignIns,
  takeBackSignInAttempt,
} from '#database/accounts/sign-in-attempts-changes.ts'
import { endOf } from '#domain/accounts/session-life.ts'
import { minutesUntil, NEW_PASSWORD_MS } from '#domain/accounts/sign-in-limits.ts'
import { NO_SUCH_ADDRESS } from '../refusal-words.ts'
import { forOwnPages } from './own-origin.ts'
import { SIGNED_OUT } from './refusals.ts'
import type { SignIn } from './sign-in.ts'

/** An e-mail and a password are short. */
const BODY_LIMIT_BYTES = 4096

const WRONG = { code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' }

interface Accounts {
  db: Database
  signIn: SignIn
  publicUrl: string
}

/** Signing in and out under /api/auth. The session's token travels in its cookie alone, where no script can read it. */
export async function signInRoutes(app: FastifyInstance, { db, signIn, publicUrl }: Accounts) {
  // A form of another site could send text/plain; JSON it cannot.
  app.removeContentTypeParser('text/plain')

  forOwnPages(app, publicUrl)

  app.post('/api/auth/sign-in/email', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const given = credentials.safeParse(request.body)
    if (!given.success) return reply.code(401).send(WRONG)
    const now = new Date()
    const attempt = signIn.attemptOf(request, given.data.email)

    const newSince = new Date(now.getTime() - NEW_PASSWORD_MS)
    const hasNewPassword = await hasUnusedPassword(db, given.data.email, newSince)
    const counted = await countSignInAttempt(db, attempt, now, hasNewPassword)
    const { account, network } = attempt
    const seen = (outcome: string) =>
      request.log.info({ event: 'sign_in', outcome, account, network }, 'A sign-in')
    if ('next' in counted) {
      seen('must wait')
      return tooMany(reply, counted.next, now)
    }
    const entered = await signIn.enter(request, given.data).catch(async (problem) => {
      await takeBackSignInAttempt(db, counted.id)
      throw problem
    })
    seen(entered === undefined ? 'refused' : 'succeeded')
    if (entered === undefined) return reply.code(401).send(WRONG)

    await forgetFailedSignIns(db, attempt, now)
    const { id, email } = entered.user
    return withCookies(reply, entered.cookies).send({ user: { id, email } })
  })

  app.get('/api/auth/get-session', async (request, reply) => {
    const { session, cookies } = await signIn.session(request)
    withCookies(reply, cookies)
    if (session === null) return reply.type('application/json; charset=utf-8').send('null')
    const { user, session: own } = session
    return reply.send({ user: { id: user.id, email: user.email }, expires_at: endOf(own).toISOString() })
  })

  app.post('/api/auth/sign-out', async (request, reply) => {
    const { cookies } = await signIn.leave(request)
    return withCookies(reply, cookies).send({})
  })

  app.post('/api/auth/revoke-sessions', async (request, reply) => {
    const { session } = await signIn.session(request)
    if (session === null) return reply.code(401).send(SIGNED_OUT)
    await signIn.leaveEverywhere(request)
    const { cookies } = await signIn.leave(request)
    return withCookies(reply, cookies).send({})
  })

  app.all('/api/auth/*', (_request, reply) => reply.code(404).send(NO_SUCH_ADDRESS))
}

function tooMany(reply: FastifyReply, next: Date, now: Date) {
  const minutes = minutesUntil(next, now)
  return reply
    .code(429)
    .header('retry-after', Math.ceil((next.getTime() - now.getTime()) / 1000))
    .send({
      code: 'TOO_MANY_ATTEMPTS',
      message: `Too many attempts to sign in. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      minutes,
    })
}

/** Each cookie in a header of its own: joined into one, browsers would read a comma as part of a date. */
export function withCookies(reply: FastifyReply, cookies: readonly string[]): FastifyReply {
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  return reply
}
