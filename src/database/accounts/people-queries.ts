import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Reader } from '../access.ts'
import { account_links, passkey, profiles, user } from '../schema/index.ts'

/** Everybody with an account, as administrators see them, by e-mail. */
export function listPeople(db: Reader) {
  return db
    .select({
      id: profiles.id,
      email: user.email,
      name: user.name,
      role: profiles.role,
      languages: profiles.languages,
      created_at: user.createdAt,
      last_sign_in_at: profiles.last_sign_in_at,
      has_codes: user.twoFactorEnabled,
      passkeys: sql<number>`(select count(*)::int from ${passkey} where ${passkey.userId} = ${user.id})`,
    })
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .orderBy(asc(user.email))
}

/** Invitations that can still be accepted, the latest first. */
export async function listInvitations(db: Reader, now: Date) {
  return db
    .select({
      id: account_links.id,
      email: account_links.email,
      role: account_links.role,
      languages: account_links.languages,
      created_by: account_links.created_by,
      created_at: account_links.created_at,
      expires_at: account_links.expires_at,
    })
    .from(account_links)
    .where(and(eq(account_links.purpose, 'invitation'), gt(account_links.expires_at, now)))
    .orderBy(sql`${account_links.created_at} desc`)
}
