const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** What an attempt to sign in is counted by. The values may be digests: they are only compared. */
export interface SignInAttempt {
  /** The account it names, whether it exists or not. */
  account: string
  /** Where it comes from: an IPv4 address, a /64 of IPv6. */
  network: string
  /** The /48 of an IPv6 address; null for IPv4. */
  wider_network: string | null
  /** The device, where it has signed in to this account before; null for every other. */
  device: string | null
}

export interface FailedSignIn extends SignInAttempt {
  attempted_at: Date
}

/** Failures that are counted together, and how long they make the next attempt wait. */
interface Limit {
  /** What two attempts have in common to be counted together. */
  counts: readonly (keyof SignInAttempt)[]
  /** Failures before the next attempt has to wait. */
  free: number
  /** The first wait; each further failure doubles it. */
  firstMs: number
  longestMs: number
}

/** A person mistypes a few times; more attempts mean a lost password or guessing. */
const OF_ONE_PLACE = { firstMs: 15 * MINUTE_MS, longestMs: HOUR_MS }
/** From many places at once: guessing is slowed to one guess a minute, while the owner may still try. */
const OF_ALL_PLACES = { firstMs: SECOND_MS, longestMs: MINUTE_MS }

const LIMITS: Readonly<Record<'knownDevice' | 'others', readonly Limit[]>> = {
  knownDevice: [
    { counts: ['account', 'device'], free: 5, ...OF_ONE_PLACE },
    { counts: ['account'], free: 100, ...OF_ALL_PLACES },
  ],
  others: [
    { counts: ['account', 'network'], free: 5, ...OF_ONE_PLACE },
    { counts: ['account', 'wider_network'], free: 20, ...OF_ONE_PLACE },
    { counts: ['account'], free: 100, ...OF_ALL_PLACES },
    { counts: ['network'], free: 20, ...OF_ONE_PLACE },
    { counts: ['wider_network'], free: 100, ...OF_ONE_PLACE },
  ],
}

/** How long failures count, unless their account was signed in to from the same place. */
export const FAILURES_COUNT_MS = 24 * HOUR_MS

/** How long a new password that was not used yet admits its owner from a network where others guessed. */
export const NEW_PASSWORD_MS = 24 * HOUR_MS

/** The longest wait. A failure that is further ahead than this was written by a wrong clock, and is none. */
export const LONGEST_WAIT_MS = OF_ONE_PLACE.longestMs

/** How long the next attempt waits after so many failures. */
export function waitAfter(failures: number, { free, firstMs, longestMs }: Omit<Limit, 'counts'>): number {
  return failures < free ? 0 : Math.min(longestMs, firstMs * 2 ** (failures - free))
}

/**
 * The moment from which an attempt may be made; undefined when it may be made now.
 *
 * A device that has signed in to the account before is counted by itself, so that guesses from elsewhere do not make
 * its owner wait. All others are counted by account and network, by network, and over all networks by account. An
 * account with a new password that was not used yet does not wait for guesses at others.
 * Source: OWASP, Slow Down Online Guessing Attacks with Device Cookies.
 */
export function nextSignIn(
  attempt: SignInAttempt,
  failed: readonly FailedSignIn[],
  now: Date,
  hasNewPassword = false,
): Date | undefined {
  const kind = kindOf(attempt)
  const counted = failed.filter((failure) => kindOf(failure) === kind && stillCounts(failure, now))
  const limits = LIMITS[kind].filter(({ counts }) => !hasNewPassword || counts.includes('account'))
  const next = Math.max(...limits.flatMap((limit) => nextUnder(limit, attempt, counted)))
  return next > now.getTime() ? new Date(next) : undefined
}

const kindOf = ({ device }: SignInAttempt) => (device === null ? 'others' : 'knownDevice')

function stillCounts({ attempted_at }: FailedSignIn, now: Date): boolean {
  const ago = now.getTime() - attempted_at.getTime()
  return ago < FAILURES_COUNT_MS && ago >= -LONGEST_WAIT_MS
}

function nextUnder(limit: Limit, attempt: SignInAttempt, counted: readonly FailedSignIn[]): number[] {
  const alike = counted.filter((failure) =>
    limit.counts.every((by) => attempt[by] !== null && failure[by] === attempt[by]),
  )
  const wait = waitAfter(alike.length, limit)
  return wait === 0 ? [] : [Math.max(...alike.map(({ attempted_at }) => attempted_at.getTime())) + wait]
}

/** Whole minutes until then, at least one: what a person waiting wants to know. */
export const minutesUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / MINUTE_MS))
