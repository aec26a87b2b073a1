import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { LONGEST_EMAIL } from '#contract/accounts-contract.ts'
import {
  acceptInvitation,
  acceptNewPassword,
  findLink,
  linkToNewPassword,
} from '#database/accounts/account-links-changes.ts'
import { findAccount } from '#database/accounts/accounts-queries.ts'
import { LINK_PURPOSES, type LinkPurpose } from '#domain/accounts/account-links.ts'
import { LONGEST_PASSWORD, PASSWORD_FAULTS, type PasswordFault } from '#domain/accounts/password-rule.ts'
import { languageOf } from '../pages/page-language.ts'
import { newPasswordFault } from './account-problem.ts'
import { guess } from './guess.ts'
import type { Accounts } from './sign-in-routes.ts'

/** Whatever is wrong with a link, so that nothing is learnt from trying. */
const DEAD_LINK = { code: 'DEAD_LINK', message: 'This link was used, taken back, or has expired' }
const NO_MAIL = {
  code: 'NO_MAIL',
  message: 'This site sends no mail; ask one of its administrators for a link',
}
const refusedPassword = (fault: PasswordFault) => ({ code: fault, message: PASSWORD_FAULTS[fault] })
const refusal = (message: string) => ({ code: 'BAD_REQUEST', message })

const LONGEST_NAME = 200

const token = z.string().min(1).max(100)
const BODIES = {
  link: z.object({ token, purpose: z.enum(LINK_PURPOSES) }),
  invitation: z.object({
    token,
    name: z.string().trim().min(1).max(LONGEST_NAME),
    password: z.string().max(4 * LONGEST_PASSWORD),
  }),
  newPassword: z.object({ token, password: z.string().max(4 * LONGEST_PASSWORD) }),
  forgotten: z.object({ email: z.string().min(1).max(LONGEST_EMAIL) }),
} as const

/** What people without a session do with a link that was sent to them. */
export async function linkRoutes(
  app: FastifyInstance,
  { connection: { db }, signIn, sendLink, sendNotice }: Accounts,
) {
  /** The link of a secret, unless too many were tried from there. Answers itself where there is none, and then gives null. */
  async function tried(purpose: LinkPurpose, sent: string, request: FastifyRequest, reply: FastifyReply) {
    const link = await guess(request, reply, {
      db,
      attempt: signIn.attemptOf(request, sent, 'link'),
      guessed: 'link',
      make: () => findLink(db, purpose, sent, new Date()),
    })
    if (link === undefined) reply.code(404).send(DEAD_LINK)
    return link ?? null
  }

  app.post('/api/auth/link', async (request, reply) => {
    const given = BODIES.link.safeParse(request.body)
    if (!given.success) return reply.code(404).send(DEAD_LINK)
    const { purpose, token } = given.data
    const link = await tried(purpose, token, request, reply)
    if (link === null) return reply
    const { email, role, languages, expires_at } = link
    return { email, role, languages, expires_at }
  })

  app.post('/api/auth/invitation', async (request, reply) => {
    const given = BODIES.invitation.safeParse(request.body)
    if (!given.success) return reply.code(400).send(refusal('A name and a password are needed'))
    const { token, name, password } = given.data
    const link = await tried('invitation', token, request, reply)
    if (link === null) return reply
    const fault = newPasswordFault(password, link.email)
    if (fault !== undefined) return reply.code(400).send(refusedPassword(fault))
    const password_hash = await signIn.digestOf(password)
    const now = new Date()
    const used = await db.transaction((tx) => acceptInvitation(tx, { token, name, password_hash }, now))
    return used ? { email: used.email } : reply.code(404).send(DEAD_LINK)
  })

  app.post('/api/auth/new-password', async (request, reply) => {
    const given = BODIES.newPassword.safeParse(request.body)
    if (!given.success) return reply.code(400).send(refusal('A password is needed'))
    const { token, password } = given.data
    const link = await tried('new_password', token, request, reply)
    if (link === null) return reply
    const fault = newPasswordFault(password, link.email)
    if (fault !== undefined) return reply.code(400).send(refusedPassword(fault))
    const password_hash = await signIn.digestOf(password)
    const now = new Date()
    const used = await db.transaction((tx) => acceptNewPassword(tx, { token, password_hash }, now))
    if (!used) return reply.code(404).send(DEAD_LINK)
    sendNotice({ notice: { about: 'password_changed' }, to: used.email, now, language: languageOf(request) })
    return { email: used.email }
  })

  app.post('/api/auth/forgotten-password', async (request, reply) => {
    if (!sendLink.hasMail) return reply.code(409).send(NO_MAIL)
    const given = BODIES.forgotten.safeParse(request.body)
    if (!given.success) return reply.code(400).send(refusal('An e-mail is needed'))
    const { email } = given.data
    // Each is counted and none forgotten: it makes the portal write to somebody.
    const asked = await guess(request, reply, {
      db,
      attempt: signIn.attemptOf(request, email, 'forgotten password'),
      guessed: 'forgotten password',
      make: async () => undefined,
    })
    if (asked === null) return reply
    // The request does not wait for the mail, so that the answer to an unknown address takes as long as to a known one.
    setImmediate(() => {
      sendNewPassword(email).catch((err) =>
        request.log.error({ err }, 'A link to a new password was not sent'),
      )
    })
    return {}
  })

  async function sendNewPassword(email: string): Promise<void> {
    const account = await findAccount(db, email)
    if (account === undefined) return
    const link = await db.transaction((tx) => linkToNewPassword(tx, null, account, new Date()))
    await sendLink({ purpose: 'new_password', email: account.email, ...link })
  }
}
