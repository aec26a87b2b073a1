import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../access.ts'
import { verification } from '../schema/index.ts'

const TYPED_CODE = 'typed-code'
/** Longer than a time-based code fits, with the steps before and after its own. */
const REMEMBERED_MS = 180_000

/** Notes that a code was typed; false where the same one, as its digest says, was typed a moment ago. */
export async function noteTypedCode(db: Database, digest: string, now: Date): Promise<boolean> {
  await db
    .delete(verification)
    .where(and(eq(verification.identifier, TYPED_CODE), lt(verification.expiresAt, now)))
  const expiresAt = new Date(now.getTime() + REMEMBERED_MS)
  const noted = await db
    .insert(verification)
    .values({ id: digest, identifier: TYPED_CODE, value: '', expiresAt })
    .onConflictDoNothing({ target: verification.id })
    .returning({ id: verification.id })
  return noted.length > 0
}
