import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { SESSION_SECONDS } from '#domain/accounts/session-life.ts'
import {
  FAILURES_COUNT_MS,
  LONGEST_WAIT_MS,
  nextSignIn,
  type SignInAttempt,
} from '#domain/accounts/sign-in-limits.ts'
import type { Database, Transaction } from '../access.ts'
import { ADVISORY_LOCKS } from '../advisory-locks.ts'
import { session, sign_in_attempts, verification } from '../schema/index.ts'
import { ensureSessionSecret } from './session-secret-changes.ts'
import { accountDigest } from './sign-in-digests.ts'

/** Whether an attempt may be made: then it is counted as a failure under this number, else it waits. */
export type CountedAttempt = { id: number } | { next: Date }

/**
 * Counts an attempt before its password is looked at, so that many at once are not one. One that has to wait is not
 * counted.
 */
export function countSignInAttempt(
  db: Database,
  attempt: SignInAttempt,
  now: Date,
  hasNewPassword = false,
): Promise<CountedAttempt> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.signInAttempts})`)
    await tx
      .delete(sign_in_attempts)
      .where(
        or(
          lt(sign_in_attempts.attempted_at, later(now, -FAILURES_COUNT_MS)),
          gt(sign_in_attempts.attempted_at, later(now, LONGEST_WAIT_MS)),
        ),
      )
    const { account, network, wider_network } = attempt
    const failed = await tx
      .select()
      .from(sign_in_attempts)
      .where(
        or(
          eq(sign_in_attempts.account, account),
          eq(sign_in_attempts.network, network),
          wider_network === null ? undefined : eq(sign_in_attempts.wider_network, wider_network),
        ),
      )
    const next = nextSignIn(attempt, failed, now, hasNewPassword)
    if (next !== undefined) return { next }
    const [counted] = await tx
      .insert(sign_in_attempts)
      .values({ ...attempt, attempted_at: now })
      .returning({ id: sign_in_attempts.id })
    if (counted === undefined) throw new Error('The attempt was not stored')
    return counted
  })
}

/** Takes an attempt back that came to nothing because the portal failed. */
export async function takeBackSignInAttempt(db: Database, id: number): Promise<void> {
  await db.delete(sign_in_attempts).where(eq(sign_in_attempts.id, id))
}

/**
 * Forgets the failures before a success: those of this device, else those of this network, at this account. Failures
 * elsewhere stay, and those at other accounts, so that signing in with another account does not clear them.
 */
export async function forgetFailedSignIns(
  db: Database,
  { account, network, device }: SignInAttempt,
  now: Date,
): Promise<void> {
  const sameDevice =
    device === null
      ? and(isNull(sign_in_attempts.device), eq(sign_in_attempts.network, network))
      : eq(sign_in_attempts.device, device)
  await db.transaction(async (tx) => {
    await tx.delete(sign_in_attempts).where(and(eq(sign_in_attempts.account, account), sameDevice))
    // A visitor who never returns leaves a session behind; a clock that was ahead leaves one that ends in years.
    const longest = 2 * SESSION_SECONDS * 1000
    await tx.delete(session).where(or(lt(session.expiresAt, now), gt(session.expiresAt, later(now, longest))))
  })
}

/** Forgets every failure at an account, wherever it came from. */
export async function forgetSignInsAt(tx: Transaction, email: string): Promise<void> {
  const key = await ensureSessionSecret(tx)
  await tx.delete(sign_in_attempts).where(eq(sign_in_attempts.account, accountDigest(key, email)))
}

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

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
