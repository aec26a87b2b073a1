import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import {
  nextSignIn,
  SIGN_IN_SUBJECTS,
  SIGN_IN_WINDOW_MS,
  type SignInSubject,
} from '#domain/accounts/sign-in-limits.ts'
import type { Database } from '../access.ts'
import { session, sign_in_attempts } from '../schema/index.ts'

/** One key for all processes: attempts are counted one after the other, so that none slips through beside another. */
const ATTEMPTS_LOCK = 7_266_843

/** Digests of who is to be signed in and of where the attempt comes from. */
export type Attempt = Readonly<Record<SignInSubject, string>>

/**
 * Counts an attempt before its password is looked at, so that many at once are not one. Resolves to the
 * moment from which the next may be made when there were too many; then this one is not counted.
 */
export function countSignInAttempt(db: Database, attempt: Attempt, now: Date): Promise<Date | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ATTEMPTS_LOCK})`)
    const forgotten = new Date(now.getTime() - SIGN_IN_WINDOW_MS)
    await tx.delete(sign_in_attempts).where(lt(sign_in_attempts.attempted_at, forgotten))
    const earlier = await tx
      .select()
      .from(sign_in_attempts)
      .where(or(...SIGN_IN_SUBJECTS.map(ofSubject)))
    const waits = SIGN_IN_SUBJECTS.flatMap((subject) => {
      const attempted = earlier.filter((one) => one.subject === subject).map((one) => one.attempted_at)
      return nextSignIn(subject, attempted, now) ?? []
    })
    const longest = waits.sort((one, other) => other.getTime() - one.getTime())[0]
    if (longest !== undefined) return longest
    await tx
      .insert(sign_in_attempts)
      .values(SIGN_IN_SUBJECTS.map((subject) => ({ subject, digest: attempt[subject], attempted_at: now })))
    return undefined
  })

  function ofSubject(subject: SignInSubject) {
    return and(eq(sign_in_attempts.subject, subject), eq(sign_in_attempts.digest, attempt[subject]))
  }
}

/**
 * Takes an attempt back that was none after all. After a success the account's earlier ones go with it;
 * the network's stay, so that nobody clears them by signing in with an account of their own.
 */
export async function forgetSignInAttempt(
  db: Database,
  attempt: Attempt,
  now: Date,
  { succeeded }: { succeeded: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = and(
      inArray(sign_in_attempts.digest, Object.values(attempt)),
      eq(sign_in_attempts.attempted_at, now),
    )
    const ofAccount = and(
      eq(sign_in_attempts.subject, 'account'),
      eq(sign_in_attempts.digest, attempt.account),
    )
    await tx.delete(sign_in_attempts).where(succeeded ? or(own, ofAccount) : own)
    // Whoever never comes back leaves a session behind.
    if (succeeded) await tx.delete(session).where(lt(session.expiresAt, now))
  })
}
