import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import { ADMIN_ROLE } from '#domain/accounts/roles.ts'
import type { Reader } from '../access.ts'
import { account, passkey, profiles, session, user } from '../schema/index.ts'

export type Profile = typeof profiles.$inferSelect

/** What the portal knows of a signed-in person; undefined for an account without a profile. */
export async function findProfile(db: Reader, id: string): Promise<Profile | undefined> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id))
  return profile
}

/** Whether an account got its password after that moment and was not signed in to since. */
export async function hasUnusedPassword(db: Reader, email: string, since: Date): Promise<boolean> {
  const found = await db
    .select({ id: account.id })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .leftJoin(session, eq(session.userId, user.id))
    .where(and(eq(user.email, email.trim().toLowerCase()), gt(account.updatedAt, since), isNull(session.id)))
  return found.length > 0
}

/** A person with an account as the terminal lists them. */
export type AccountLine = Awaited<ReturnType<typeof listAccounts>>[number]

/** Everybody with an account, the oldest first. */
export async function listAccounts(db: Reader) {
  const rows = await db
    .select({ email: user.email, role: profiles.role, created_at: user.createdAt })
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .orderBy(asc(user.createdAt), asc(user.email))
  return rows.map(({ created_at, ...line }) => ({ ...line, created_at: created_at.toISOString() }))
}

/** Whether there is somebody who may invite and remove others. */
export async function hasAdministrator(db: Reader): Promise<boolean> {
  return (await db.$count(profiles, eq(profiles.role, ADMIN_ROLE))) > 0
}

/** The account that this e-mail names, in whatever letters. */
export async function findAccount(
  db: Reader,
  email: string,
): Promise<{ id: string; email: string } | undefined> {
  const [found] = await db
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(eq(user.email, email.trim().toLowerCase()))
  return found
}

/** What a person sees of the own account: sessions, the latest first, and what else than the password lets them in. */
export async function getOwnAccount(db: Reader, id: string, current: string) {
  const [person] = await db
    .select({ email: user.email, name: user.name, has_codes: user.twoFactorEnabled })
    .from(user)
    .where(eq(user.id, id))
  const sessions = await db
    .select({
      id: session.id,
      began_at: session.createdAt,
      used_at: session.updatedAt,
      address: session.ipAddress,
      browser: session.userAgent,
    })
    .from(session)
    .where(eq(session.userId, id))
    .orderBy(desc(session.updatedAt))
  const passkeys = await db
    .select({ id: passkey.id, name: passkey.name, made_at: passkey.createdAt })
    .from(passkey)
    .where(eq(passkey.userId, id))
    .orderBy(asc(passkey.createdAt))
  return {
    ...person,
    sessions: sessions.map((one) => ({ ...one, is_current: one.id === current })),
    passkeys,
  }
}
