import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { LONGEST_EMAIL } from '#contract/accounts-contract.ts'
import { changePassword } from '#database/accounts/accounts-changes.ts'
import { getOwnAccount } from '#database/accounts/accounts-queries.ts'
import { createToken } from '#database/accounts/api-tokens-changes.ts'
import { listOwnTokens } from '#database/accounts/api-tokens-queries.ts'
import { changeEmail, endSessions } from '#database/accounts/people-changes.ts'
import { revokeToken } from '#database/accounts/revoked-tokens-changes.ts'
import { TOKEN_DAYS } from '#domain/accounts/api-tokens.ts'
import { LONGEST_PASSWORD, PASSWORD_FAULTS, type PasswordFault } from '#domain/accounts/password-rule.ts'
import { TOKEN_PERMISSIONS } from '#domain/accounts/token-scope.ts'
import { Invalid, NotFound } from '#domain/problems.ts'
import { holdsUnstorableText } from '../admin/storable-text.ts'
import { languageOf } from '../pages/page-language.ts'
import { emailProblem, newPasswordFault } from './account-problem.ts'
import { guess } from './guess.ts'
import { passkeyAnswer } from './passkey-answer.ts'
import { SIGNED_OUT } from './refusals.ts'
import type { Accounts } from './sign-in-routes.ts'
import { withCookies } from './with-cookies.ts'

const WRONG_PASSWORD = { code: 'WRONG_PASSWORD', message: 'The current password does not fit' }
const WRONG_CODE = { code: 'INVALID_CODE', message: 'The code does not fit' }
/** By what the domain calls them. */
const TOKEN_REFUSALS: Readonly<Record<string, { code: string; message: string }>> = {
  token_scope: { code: 'TOKEN_SCOPE', message: 'A token is for at least one thing that its owner may do' },
  too_many_tokens: { code: 'TOO_MANY_TOKENS', message: 'The account has as many tokens as it can have' },
}
const refusedPassword = (fault: PasswordFault) => ({ code: fault, message: PASSWORD_FAULTS[fault] })
const refusal = (message: string) => ({ code: 'BAD_REQUEST', message })

const password = z.string().min(1).max(LONGEST_PASSWORD)
const BODIES = {
  password: z.object({ password, new_password: z.string().max(4 * LONGEST_PASSWORD) }),
  email: z.object({ password, email: z.string().max(LONGEST_EMAIL) }),
  proof: z.object({ password }),
  session: z.object({ id: z.string().max(100) }),
  record: z.object({ id: z.uuid() }),
  code: z.object({ code: z.string().regex(/^\d{6}$/) }),
  token: z.object({
    password,
    name: z.string().trim().min(1).max(100),
    days: z.literal(TOKEN_DAYS),
    scope: z.array(z.enum(TOKEN_PERMISSIONS)).max(TOKEN_PERMISSIONS.length),
  }),
  passkey: passkeyAnswer.extend({ name: z.string().trim().min(1).max(100) }),
} as const

type OwnSession = NonNullable<Awaited<ReturnType<Accounts['signIn']['session']>>['session']>

/** What people change of their own account, each with the current password where it lets somebody in. */
export async function ownAccountRoutes(
  app: FastifyInstance,
  { connection: { db }, signIn, tokens, sendNotice }: Accounts,
) {
  /** Registers an address for those who are signed in, with what it takes. */
  const own = <Body extends z.ZodType>(
    name: string,
    body: Body,
    act: (
      given: z.infer<Body>,
      at: { request: FastifyRequest; reply: FastifyReply; session: OwnSession },
    ) => unknown,
  ) =>
    app.post(`/api/auth/own/${name}`, async (request, reply) => {
      const { session, cookies } = await signIn.session(request)
      withCookies(reply, cookies)
      if (session === null) return reply.code(401).send(SIGNED_OUT)
      const given = body.safeParse(request.body)
      if (!given.success) return reply.code(400).send(refusal('The request lacks a value'))
      return act(given.data, { request, reply, session })
    })

  /** The same, once the current password was typed; wrong ones are counted like attempts to sign in. */
  const proven = <Body extends z.ZodType<{ password: string }>>(
    name: string,
    body: Body,
    act: Parameters<typeof own<Body>>[2],
  ) =>
    own(name, body, async (given, at) => {
      const { request, reply, session } = at
      const fits = await guess(request, reply, {
        db,
        attempt: signIn.attemptOf(request, session.user.email, 'own password'),
        guessed: 'own password',
        make: async () => (await signIn.isOwnPassword(request, given.password)) || undefined,
      })
      if (fits === null) return reply
      return fits === undefined ? reply.code(403).send(WRONG_PASSWORD) : act(given, at)
    })

  app.get('/api/auth/own', async (request, reply) => {
    const { session, cookies } = await signIn.session(request)
    withCookies(reply, cookies)
    if (session === null) return reply.code(401).send(SIGNED_OUT)
    const account = await getOwnAccount(db, session.user.id, session.session.id)
    return { ...account, tokens: await listOwnTokens(db, session.user.id) }
  })

  proven('password', BODIES.password, async ({ new_password }, { request, reply, session: own }) => {
    const { user, session } = own
    const fault = newPasswordFault(new_password, user.email)
    if (fault !== undefined) return reply.code(400).send(refusedPassword(fault))
    const password_hash = await signIn.digestOf(new_password)
    const editor = { id: user.id, email: user.email }
    await db.transaction((tx) => changePassword(tx, editor, { email: user.email, password_hash }, session.id))
    const notice = { about: 'password_changed' } as const
    sendNotice({ notice, to: user.email, now: new Date(), language: languageOf(request) })
    return {}
  })

  proven('email', BODIES.email, async ({ email }, { request, reply, session: { user } }) => {
    const problem = emailProblem(email)
    if (problem !== undefined) return reply.code(400).send({ code: 'NO_EMAIL', message: problem })
    const editor = { id: user.id, email: user.email }
    try {
      await db.transaction((tx) => changeEmail(tx, editor, { id: user.id, email }))
    } catch (taken) {
      if (!(taken instanceof Invalid)) throw taken
      return reply.code(400).send({ code: 'EMAIL_TAKEN', message: 'Another account has this e-mail' })
    }
    const notice = { about: 'email_changed', new_email: email } as const
    sendNotice({ notice, to: user.email, now: new Date(), language: languageOf(request) })
    return {}
  })

  own('sessions/end', BODIES.session, async ({ id }, { session: { user } }) => {
    await db.transaction((tx) => endSessions(tx, user.id, { id }))
    return {}
  })

  own('sessions/end-others', z.object({}), async (_given, { session: { user, session } }) => {
    await db.transaction((tx) => endSessions(tx, user.id, { except: session.id }))
    return {}
  })

  proven('codes/begin', BODIES.proof, async ({ password }, { request, reply }) => {
    const begun = await signIn.codes.begin(request, password)
    return begun ?? reply.code(400).send(refusal('Codes are in use already'))
  })

  own('codes/confirm', BODIES.code, async ({ code }, { request, reply }) => {
    const cookies = await signIn.codes.confirm(request, code)
    return cookies ? withCookies(reply, cookies).send({}) : reply.code(400).send(WRONG_CODE)
  })

  proven('codes/end', BODIES.proof, async ({ password }, { request, reply }) => {
    const cookies = await signIn.codes.end(request, password)
    return withCookies(reply, cookies ?? []).send({})
  })

  proven('codes/recovery', BODIES.proof, async ({ password }, { request, reply }) => {
    const recovery_codes = await signIn.codes.renewRecoveryCodes(request, password)
    return recovery_codes ? { recovery_codes } : reply.code(400).send(refusal('No codes are in use'))
  })

  proven('passkeys/begin', BODIES.proof, async (_given, { request, reply }) => {
    const { options, cookies } = await signIn.passkeys.beginMaking(request)
    return withCookies(reply, cookies).send(options)
  })

  own('passkeys/make', BODIES.passkey, async ({ name, answer }, { request, reply }) => {
    const made = await signIn.passkeys.make(request, { name, answer })
    return made ? {} : reply.code(400).send(refusal('The passkey could not be made'))
  })

  own('passkeys/remove', BODIES.session, async ({ id }, { request, reply }) => {
    const removed = await signIn.passkeys.remove(request, id)
    return removed ? {} : reply.code(404).send(refusal('There is no such passkey'))
  })

  proven('tokens/make', BODIES.token, async (given, { reply, session: { user } }) => {
    if (holdsUnstorableText(given.name)) return reply.code(400).send(refusal('The name cannot be stored'))
    const token = tokens.make()
    const editor = { id: user.id, email: user.email }
    try {
      const made = await db.transaction((tx) => createToken(tx, editor, { ...given, token }, new Date()))
      return { ...made, token }
    } catch (problem) {
      if (!(problem instanceof Invalid)) throw problem
      return reply.code(400).send(TOKEN_REFUSALS[problem.message] ?? refusal(problem.message))
    }
  })

  own('tokens/revoke', BODIES.record, async ({ id }, { reply, session: { user } }) => {
    const editor = { id: user.id, email: user.email }
    try {
      await db.transaction((tx) => revokeToken(tx, editor, { id, user_id: user.id, now: new Date() }))
    } catch (problem) {
      if (!(problem instanceof NotFound)) throw problem
      return reply.code(404).send(refusal('There is no such token'))
    }
    return {}
  })
}
