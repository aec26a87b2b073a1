import { connectionState } from './offline/connection.ts'

/*
 * Public answers may come from the browser's own copy, and where the connection is slow from those that it has persisted.
 * Who has just changed something wants to see it, in every tab of the browser and after a reload; offline the browser's
 * copy would not say how old it is.
 */

/** When something was changed in this browser, for all its tabs. */
export const CHANGED_AT = 'arctic-tracker-changed-at'
/** Longer than any cache on the way gives an answer without asking. */
const COUNTS_FOR_MS = 30 * 60_000

let changedAt = 0

/** Notes that something was changed from this page. */
export function noteChange(): void {
  changedAt = Date.now()
  try {
    localStorage.setItem(CHANGED_AT, String(changedAt))
  } catch {
    // Where nothing may be stored the other tabs are not notified.
  }
}

/** Whether something was changed in this browser so lately that an older copy could be taken for the new one. */
export function isChangedLately(): boolean {
  return Date.now() - Math.max(changedAt, noted()) < COUNTS_FOR_MS
}

/** How to fetch a public answer: after a change in this browser, and offline, never from a copy without asking. */
export function requestCache(): RequestCache {
  return isChangedLately() || connectionState() === 'offline' ? 'no-cache' : 'default'
}

function noted(): number {
  try {
    return Number(localStorage.getItem(CHANGED_AT)) || 0
  } catch {
    return 0
  }
}
