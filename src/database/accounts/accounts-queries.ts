import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { ADMIN_ROLE } from '#domain/accounts/roles.ts'
import type { Reader } from '../access.ts'
import { account, profiles, session, user } from '../schema/index.ts'

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

/** An administrator as the terminal lists them. */
export interface Administrator {
  email: string
  /** ISO 8601. */
  created_at: string
}

/** Everybody who may use the back office, oldest account first. */
export async function listAdministrators(db: Reader): Promise<Administrator[]> {
  const rows = await db
    .select({ email: user.email, created_at: user.createdAt })
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .where(eq(profiles.role, ADMIN_ROLE))
    .orderBy(asc(user.createdAt), asc(user.email))
  return rows.map(({ email, created_at }) => ({ email, created_at: created_at.toISOString() }))
}
