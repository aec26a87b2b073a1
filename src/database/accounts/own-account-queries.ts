import { asc, desc, eq } from 'drizzle-orm'
import type { Reader } from '../access.ts'
import { passkey, session, user } from '../schema/index.ts'

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
