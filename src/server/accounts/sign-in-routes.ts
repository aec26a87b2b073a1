import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { credentials } from '#contract/accounts-contract.ts'
import { hasUnusedPassword } from '#database/accounts/accounts-queries.ts'
import { noteSignIn } from '#database/accounts/people-changes.ts'
import { endOf } from '#domain/accounts/session-life.ts'
import { NEW_PASSWORD_MS } from '#domain/accounts/sign-in-limits.ts'
import type { Parts } from '../parts.ts'
import { NO_SUCH_ADDRESS } from '../refusal-words.ts'
import { guess } from './guess.ts'
import { linkRoutes } from './link-routes.ts'
import { ownAccountRoutes } from './own-account-routes.ts'
import { forOwnPages } from './own-origin.ts'
import { passkeyAnswer } from './passkey-answer.ts'
import { SIGNED_OUT } from './refusals.ts'
import type { Entered } from './sign-in.ts'
import { withCookies } from './with-cookies.ts'

/** An e-mail and a password are short. */
const BODY_LIMIT_BYTES = 4096

const WRONG = { code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' }
const WRONG_CODE = { code: 'INVALID_CODE', message: 'The code does not fit' }
const NO_CHALLENGE = { code: 'NO_CHALLENGE', message: 'Sign in with your password again' }
const UNKNOWN_PASSKEY = { code: 'UNKNOWN_PASSKEY', message: 'The passkey is not known here' }

const typedCode = z.object({ code: z.string().min(1).max(40) })

export type Accounts = Parts<'connection' | 'config' | 'signIn' | 'tokens' | 'sendLink' | 'sendNotice'>

/** Signing in and out under /api/auth. The session's token travels in its cookie alone, where no script can read it. */
export async function signInRoutes(app: FastifyInstance, accounts: Accounts) {
  const { signIn, config } = accounts
  const { db } = accounts.connection
  // A form of another site could send text/plain; JSON it cannot.
  app.removeContentTypeParser('text/plain')

  forOwnPages(app, config.publicUrl)

  const welcome = async (reply: FastifyReply, { user: { id, email }, cookies }: Entered) => {
    await noteSignIn(db, id, new Date())
    return withCookies(reply, cookies).send({ user: { id, email } })
  }
  const options = { bodyLimit: BODY_LIMIT_BYTES }

  app.post('/api/auth/sign-in/email', options, async (request, reply) => {
    const given = credentials.safeParse(request.body)
    if (!given.success) return reply.code(401).send(WRONG)
    const { email } = given.data
    const entered = await guess(request, reply, {
      db,
      attempt: signIn.attemptOf(request, email),
      guessed: 'password',
      hasNewPassword: await hasUnusedPassword(db, email, new Date(Date.now() - NEW_PASSWORD_MS)),
      make: () => signIn.enter(request, given.data),
    })
    if (entered === null) return reply
    if (entered === undefined) return reply.code(401).send(WRONG)
    if ('pending' in entered) return withCookies(reply, entered.cookies).send({ code_required: true })
    return welcome(reply, entered)
  })

  app.post('/api/auth/sign-in/code', options, async (request, reply) => {
    const given = typedCode.safeParse(request.body)
    if (!given.success) return reply.code(401).send(WRONG_CODE)
    const email = await signIn.codes.pendingEmail(request)
    if (email === undefined) return reply.code(401).send(NO_CHALLENGE)
    const entered = await guess(request, reply, {
      db,
      attempt: signIn.attemptOf(request, email, 'code'),
      guessed: 'code',
      make: () => signIn.codes.enter(request, email, given.data.code),
    })
    if (entered === null) return reply
    return entered === undefined ? reply.code(401).send(WRONG_CODE) : welcome(reply, entered)
  })

  app.post('/api/auth/sign-in/passkey-options', options, async (request, reply) => {
    const { options, cookies } = await signIn.passkeys.beginEntering(request)
    return withCookies(reply, cookies).send(options)
  })

  app.post('/api/auth/sign-in/passkey', options, async (request, reply) => {
    const given = passkeyAnswer.safeParse(request.body)
    if (!given.success) return reply.code(401).send(UNKNOWN_PASSKEY)
    const { answer } = given.data
    const entered = await guess(request, reply, {
      db,
      attempt: signIn.attemptOf(request, answer.id, 'passkey'),
      guessed: 'passkey',
      make: () => signIn.passkeys.enter(request, answer),
    })
    if (entered === null) return reply
    return entered === undefined ? reply.code(401).send(UNKNOWN_PASSKEY) : welcome(reply, entered)
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

  app.post('/api/auth/revoke-sessions', async (request: FastifyRequest, reply) => {
    const { session } = await signIn.session(request)
    if (session === null) return reply.code(401).send(SIGNED_OUT)
    await signIn.leaveEverywhere(request)
    const { cookies } = await signIn.leave(request)
    return withCookies(reply, cookies).send({})
  })

  await app.register(ownAccountRoutes, accounts)
  await app.register(linkRoutes, accounts)

  app.all('/api/auth/*', (_request, reply) => reply.code(404).send(NO_SUCH_ADDRESS))
}
