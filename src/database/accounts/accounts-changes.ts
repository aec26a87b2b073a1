import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { ADMIN_ROLE } from '#domain/accounts/roles.ts'
import { Invalid, NotFound } from '#domain/problems.ts'
import type { Editor, Transaction } from '../access.ts'
import { ADVISORY_LOCKS } from '../advisory-locks.ts'
import { recordChange } from '../audit/audit-changes.ts'
import { account, profiles, session, user } from '../schema/index.ts'
import { listAdministrators } from './accounts-queries.ts'
import { forgetSignInsAt } from './sign-in-attempts-changes.ts'

/** What the sign-in library calls an account that has a password here. */
const WITH_PASSWORD = 'credential'

/** An account and the digest of its password; the password itself never comes this far. */
export interface NewPassword {
  email: string
  password_hash: string
}

/** Makes an administrator. Throws Invalid when the e-mail has an account already. */
export async function createAdministrator(
  tx: Transaction,
  editor: Editor,
  { email: given, password_hash }: NewPassword,
): Promise<void> {
  const id = randomUUID()
  const email = inLowerCase(given)
  const made = await tx
    .insert(user)
    .values({ id, name: email, email, emailVerified: true })
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
  const profile = { id, email, role: ADMIN_ROLE }
  await tx.insert(profiles).values(profile)
  await recordChange(tx, editor, { table: 'profiles', action: 'create', row_id: id, after: profile })
}

/** Makes the administrator that an installation begins with; does nothing once there is one. */
export async function createFirstAdministrator(
  tx: Transaction,
  editor: Editor,
  first: NewPassword,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.firstAdministrator})`)
  if ((await listAdministrators(tx)).length > 0) return false
  await createAdministrator(tx, editor, first)
  return true
}

/** Sets a new password, ends every session of the account and forgets failed attempts to sign in to it. Throws NotFound without such an account. */
export async function changePassword(
  tx: Transaction,
  editor: Editor,
  { email, password_hash }: NewPassword,
): Promise<void> {
  const { id } = await getUser(tx, email)
  await tx
    .update(account)
    .set({ password: password_hash, updatedAt: new Date() })
    .where(and(eq(account.userId, id), eq(account.providerId, WITH_PASSWORD)))
  await tx.delete(session).where(eq(session.userId, id))
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

async function getUser(tx: Transaction, given: string): Promise<{ id: string }> {
  const email = inLowerCase(given)
  const [found] = await tx.select({ id: user.id }).from(user).where(eq(user.email, email))
  if (found === undefined) throw new NotFound(`There is no account for ${email}.`)
  return found
}

/** As the sign-in library looks them up. */
const inLowerCase = (email: string) => email.trim().toLowerCase()
