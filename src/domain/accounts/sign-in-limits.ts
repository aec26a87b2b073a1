/** What attempts to sign in are counted by: the account they name, whether it exists or not, and the network they come from. */
export const SIGN_IN_SUBJECTS = ['account', 'network'] as const
export type SignInSubject = (typeof SIGN_IN_SUBJECTS)[number]

/** How far back attempts count. */
export const SIGN_IN_WINDOW_MINUTES = 15

/**
 * Failed attempts within the window before the next must wait. A person mistypes a few times; behind one
 * network there may be several.
 */
export const SIGN_IN_ATTEMPTS: Readonly<Record<SignInSubject, number>> = { account: 5, network: 20 }

export const SIGN_IN_WINDOW_MS = SIGN_IN_WINDOW_MINUTES * 60_000

/** The moment from which another attempt may be made; undefined when it may be made now. */
export function nextSignIn(
  subject: SignInSubject,
  attemptedAt: readonly Date[],
  now: Date,
): Date | undefined {
  const counted = attemptedAt
    .map((moment) => moment.getTime())
    .filter((moment) => moment > now.getTime() - SIGN_IN_WINDOW_MS)
    .sort((one, other) => other - one)
  // The attempt that has to fall out of the window before the count is below the limit again.
  const oldestInTheWay = counted[SIGN_IN_ATTEMPTS[subject] - 1]
  return oldestInTheWay === undefined ? undefined : new Date(oldestInTheWay + SIGN_IN_WINDOW_MS)
}

/** Whole minutes until then, at least one: what a person waiting wants to know. */
export const minutesUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 60_000))
