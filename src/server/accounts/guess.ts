import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#database/access.ts'
import {
  countSignInAttempt,
  forgetFailedSignIns,
  takeBackSignInAttempt,
} from '#database/accounts/sign-in-attempts-changes.ts'
import { minutesUntil, type SignInAttempt } from '#domain/accounts/sign-in-limits.ts'
import type { Guessed } from './sign-in.ts'

interface Guess<Found> {
  db: Database
  attempt: SignInAttempt
  guessed: Guessed
  hasNewPassword?: boolean
  /** Undefined where what was sent does not fit. */
  make: () => Promise<Found | undefined>
}

/**
 * Lets a password, a code or the secret of a link be tried, unless too many were. It is counted as a failure before it is
 * looked at, so that many at once are not one. Answers itself who has to wait, and then gives null.
 */
export async function guess<Found>(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, attempt, guessed, hasNewPassword, make }: Guess<Found>,
): Promise<Found | undefined | null> {
  const now = new Date()
  const { account, network } = attempt
  const seen = (outcome: string) =>
    request.log.info({ event: 'sign_in', with: guessed, outcome, account, network }, 'A sign-in')

  const counted = await countSignInAttempt(db, attempt, now, hasNewPassword)
  if ('next' in counted) {
    seen('must wait')
    tooMany(reply, counted.next, now)
    return null
  }
  const found = await make().catch(async (problem) => {
    await takeBackSignInAttempt(db, counted.id)
    throw problem
  })
  seen(found === undefined ? 'refused' : 'succeeded')
  if (found !== undefined) await forgetFailedSignIns(db, attempt, now)
  return found
}

function tooMany(reply: FastifyReply, next: Date, now: Date): void {
  const minutes = minutesUntil(next, now)
  reply
    .code(429)
    .header('retry-after', Math.ceil((next.getTime() - now.getTime()) / 1000))
    .send({
      code: 'TOO_MANY_ATTEMPTS',
      message: `Too many attempts to sign in. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      minutes,
    })
}
