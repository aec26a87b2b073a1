import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../access.ts'
import { portal_secrets } from '../schema/index.ts'

const SESSION_SECRET = 'session'
const BYTES = 32

/**
 * The key that signs sessions: made by the first process that asks and the same for all after it. No
 * change by a person, so no audit row.
 */
export async function ensureSessionSecret(db: Database | Transaction): Promise<string> {
  await db
    .insert(portal_secrets)
    .values({ name: SESSION_SECRET, value: randomBytes(BYTES).toString('base64url') })
    .onConflictDoNothing()
  const [secret] = await db.select().from(portal_secrets).where(eq(portal_secrets.name, SESSION_SECRET))
  if (secret === undefined) throw new Error('The session secret was not stored')
  return secret.value
}
