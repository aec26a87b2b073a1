import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { ADMIN_ROLE, type Role } from '#domain/accounts/roles.ts'
import { Invalid, NotFound } from '#domain/problems.ts'
import type { Editor, Transaction } from '../access.ts'
import { ADVISORY_LOCKS } from '../advisory-locks.ts'
import { recordChange } from '../audit/audit-changes.ts'
import { account, account_links, passkey, profiles, session, two_factor, user } from '../schema/index.ts'
import { hasAdministrator } from './accounts-queries.ts'
import { endTokensOf } from './revoked-tokens-changes.ts'
import { forgetSignInsAt } from './sign-in-attempts-changes.ts'

/** What the sign-in library calls an account that has a password here. */
const WITH_PASSWORD = 'credential'

/** An account and the digest of its password; the password itself never comes this far. */
export interface NewPassword {
  email: string
  password_hash: string
}

/** An account with what it may do. */
export interface NewAccount extends NewPassword {
  role: Role
  languages?: readonly string[]
  /** The name of its owner; the e-mail where none is given. */
  name?: string
}

/** Makes an account. Throws Invalid when the e-mail has one already. */
export async function createAccount(
  tx: Transaction,
  editor: Editor | 'itself',
  { email: given, password_hash, role, languages = [], name }: NewAccount,
): Promise<void> {
  const id = randomUUID()
  const email = inLowerCase(given)
  const made = await tx
    .insert(user)
    .values({ id, name: name ?? email, email, emailVerified: true })
    .onConflictDoNothing({ target: user.email })
    .returning()
  if (made.length === 0) throw new Invalid(`There is already an account for ${email}.`)
  await tx.insert(account).values({
    id: randomUUID(),
    userId: id,
    accountId: id,
    providerId: WITH_PASSWORD,
    password: password_hash,
  })
  const profile = { id, email, role, languages: [...languages] }
  await tx.insert(profiles).values(profile)
  const who = editor === 'itself' ? { id, email } : editor
  await recordChange(tx, who, { table: 'profiles', action: 'create', row_id: id, after: profile })
}

/** Makes the administrator that an installation begins with; does nothing once there is one. */
export async function createFirstAdministrator(
  tx: Transaction,
  editor: Editor,
  first: NewPassword,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.firstAdministrator})`)
  if (await hasAdministrator(tx)) return false
  await createAccount(tx, editor, { ...first, role: ADMIN_ROLE })
  return true
}

/**
 * Sets a new password, ends every session of the account but the current one, and forgets failed attempts to sign in
 * to it. One that is set without a session, by a link or in the terminal, ends the API tokens too: somebody else may have
 * made them. Throws NotFound without such an account.
 */
export async function changePassword(
  tx: Transaction,
  editor: Editor,
  { email, password_hash }: NewPassword,
  keptSession?: string,
): Promise<void> {
  const { id } = await getUser(tx, email)
  if (keptSession === undefined) await endTokensOf(tx, id, new Date())
  await tx
    .update(account)
    .set({ password: password_hash, updatedAt: new Date() })
    .where(and(eq(account.userId, id), eq(account.providerId, WITH_PASSWORD)))
  await tx.delete(session).where(and(eq(session.userId, id), ne(session.id, keptSession ?? '')))
  await tx.delete(account_links).where(eq(account_links.user_id, id))
  await forgetSignInsAt(tx, email)
  // That it changed is what there is to know; neither password belongs into the trail.
  await recordChange(tx, editor, {
    table: 'account',
    action: 'update',
    row_id: id,
    after: { password: 'changed' },
  })
}

/** Removes an account with its sessions; what it did stays in the audit trail. Throws NotFound without such an account. */
export async function removeAccount(tx: Transaction, editor: Editor, email: string): Promise<void> {
  const { id } = await getUser(tx, email)
  const [before] = await tx.delete(profiles).where(eq(profiles.id, id)).returning()
  await tx.delete(user).where(eq(user.id, id))
  await recordChange(tx, editor, { table: 'profiles', action: 'remove', row_id: id, before })
}

/** Takes codes and passkeys from an account whose owner lost them, and ends its sessions. Throws NotFound without such an account. */
export async function removeSecondFactors(tx: Transaction, editor: Editor, email: string): Promise<void> {
  const { id } = await getUser(tx, email)
  await tx.delete(two_factor).where(eq(two_factor.userId, id))
  await tx.delete(passkey).where(eq(passkey.userId, id))
  await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, id))
  await tx.delete(session).where(eq(session.userId, id))
  const after = { second_factor: 'removed' }
  await recordChange(tx, editor, { table: 'account', action: 'update', row_id: id, after })
}

async function getUser(tx: Transaction, given: string): Promise<{ id: string }> {
  const email = inLowerCase(given)
  const [found] = await tx.select({ id: user.id }).from(user).where(eq(user.email, email))
  if (found === undefined) throw new NotFound(`There is no account for ${email}.`)
  return found
}

/** As the sign-in library looks them up. */
export const inLowerCase = (email: string) => email.trim().toLowerCase()
