import { asc, eq } from 'drizzle-orm'
import { ADMIN_ROLE } from '#domain/accounts/roles.ts'
import type { Reader } from '../access.ts'
import { profiles, user } from '../schema/index.ts'

export type Profile = typeof profiles.$inferSelect

/** What the portal knows of a signed-in person; undefined for an account without a profile. */
export async function findProfile(db: Reader, id: string): Promise<Profile | undefined> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id))
  return profile
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
