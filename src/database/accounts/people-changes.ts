import { and, eq, ne, sql } from 'drizzle-orm'
import { isLastAdministrator } from '#domain/accounts/last-administrator.ts'
import { ADMIN_ROLE, type Role } from '#domain/accounts/roles.ts'
import { Invalid, NotFound } from '#domain/problems.ts'
import type { Database, Editor, Transaction } from '../access.ts'
import { ADVISORY_LOCKS } from '../advisory-locks.ts'
import { recordChange } from '../audit/audit-changes.ts'
import { account_links, profiles, session, user } from '../schema/index.ts'
import { inLowerCase, removeAccount } from './accounts-changes.ts'
import type { Profile } from './accounts-queries.ts'

/** Changes what a person may do, at once. Throws NotFound, and Invalid where no one could manage people afterwards. */
export async function changeRole(
  tx: Transaction,
  editor: Editor,
  { id, role, languages }: { id: string; role: Role; languages: readonly string[] },
): Promise<void> {
  const before = await getPerson(tx, id)
  if (role !== ADMIN_ROLE) await assertOthersManage(tx, before)
  const [after] = await tx
    .update(profiles)
    .set({ role, languages: [...languages] })
    .where(eq(profiles.id, id))
    .returning()
  await recordChange(tx, editor, {
    table: 'profiles',
    action: 'update',
    row_id: id,
    before,
    ...(after && { after }),
  })
}

/** Removes a person's account with its sessions. Throws NotFound, and Invalid where no one could manage people afterwards. */
export async function removePerson(tx: Transaction, editor: Editor, id: string): Promise<void> {
  const person = await getPerson(tx, id)
  await assertOthersManage(tx, person)
  await removeAccount(tx, editor, person.email)
}

/** Changes by which e-mail a person signs in. Throws NotFound, and Invalid where another account has it. */
export async function changeEmail(
  tx: Transaction,
  editor: Editor,
  { id, email: given }: { id: string; email: string },
): Promise<void> {
  const before = await getPerson(tx, id)
  const email = inLowerCase(given)
  const [other] = await tx.select({ id: user.id }).from(user).where(eq(user.email, email))
  if (other !== undefined && other.id !== id) throw new Invalid('email_taken', { email: 'email_taken' })
  await tx.update(user).set({ email, updatedAt: new Date() }).where(eq(user.id, id))
  await tx.update(profiles).set({ email }).where(eq(profiles.id, id))
  // A link to a new password went to the address before.
  await tx.delete(account_links).where(eq(account_links.user_id, id))
  await recordChange(tx, editor, {
    table: 'profiles',
    action: 'update',
    row_id: id,
    before,
    after: { ...before, email },
  })
}

/** Stores when a person signed in last; no change by a person, so no audit row. */
export async function noteSignIn(db: Database, id: string, now: Date): Promise<void> {
  await db.update(profiles).set({ last_sign_in_at: now }).where(eq(profiles.id, id))
}

/** Ends one session of a person, or all but one. Sessions of others stay, whatever is asked. */
export async function endSessions(
  tx: Transaction,
  user_id: string,
  which: { id: string } | { except: string },
): Promise<void> {
  const chosen = 'id' in which ? eq(session.id, which.id) : ne(session.id, which.except)
  await tx.delete(session).where(and(eq(session.userId, user_id), chosen))
}

/** A person's profile, locked against other changes of people. Throws NotFound. */
export async function getPerson(tx: Transaction, id: string): Promise<Profile> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.firstAdministrator})`)
  const [person] = await tx.select().from(profiles).where(eq(profiles.id, id))
  if (person === undefined) throw new NotFound('person_not_found')
  return person
}

async function assertOthersManage(tx: Transaction, person: Profile): Promise<void> {
  const people = await tx.select({ id: profiles.id, role: profiles.role }).from(profiles)
  if (isLastAdministrator(person, people)) throw new Invalid('last_administrator')
}
