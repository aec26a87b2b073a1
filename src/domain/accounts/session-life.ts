const HOUR = 3600

/** A session ends half a day after its last renewal … */
export const SESSION_SECONDS = 12 * HOUR
/** … and is renewed by use once it is this old. */
export const RENEWED_AFTER_SECONDS = HOUR
/** After this long a person signs in again, however often the session was renewed. */
export const LONGEST_SESSION_SECONDS = 7 * 24 * HOUR

/** By how much the clocks of two processes may differ. */
const CLOCKS_DIFFER_SECONDS = HOUR

/** When it began and when it ends unless it is renewed, as it is stored. */
export interface SessionTimes {
  createdAt: Date
  expiresAt: Date
}

/** When a session ends if it is not renewed, and at the latest however often it is renewed. */
export const endOf = ({ createdAt, expiresAt }: SessionTimes): Date =>
  new Date(Math.min(expiresAt.getTime(), later(createdAt, LONGEST_SESSION_SECONDS)))

/**
 * Whether a session is over. One whose times no right clock could have written is over too: it was opened while
 * the clock was ahead, and would otherwise last until its times are reached.
 */
export function hasEnded(session: SessionTimes, now: Date): boolean {
  const isFromTheFuture =
    session.createdAt.getTime() > later(now, CLOCKS_DIFFER_SECONDS) ||
    session.expiresAt.getTime() > later(now, SESSION_SECONDS + CLOCKS_DIFFER_SECONDS)
  return isFromTheFuture || endOf(session).getTime() < now.getTime()
}

const later = (moment: Date, seconds: number): number => moment.getTime() + seconds * 1000
