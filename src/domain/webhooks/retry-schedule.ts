const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Pauses before the second attempt and those after it. Source: Standard Webhooks 1.0.0, "Deliverability". */
const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const

/** How often a call is attempted before it is given up. */
export const MOST_ATTEMPTS = PAUSES_MS.length + 1

/** A receiver that failed for so long, without one success, is called no more until an administrator says so. */
const FAILING_DAYS_MS = 3 * 24 * HOUR_MS

const GONE = 410

/** When a call that was attempted so often is attempted again; undefined where it is given up. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const pause = PAUSES_MS[attempts - 1]
  return pause === undefined ? undefined : new Date(now.getTime() + pause)
}

export const isDelivered = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300

/** Whether a webhook is switched off by itself: its receiver says that it is gone, or has failed for days. */
export function isHopeless(
  { failing_since, status }: { failing_since: Date; status: number | null },
  now: Date,
): boolean {
  return status === GONE || now.getTime() - failing_since.getTime() >= FAILING_DAYS_MS
}
