/*
 * Public answers may be shown from the browser's own copy for some minutes while it asks for newer ones. Who
 * has just changed something wants to see it.
 */

let changedHere = false

/** Notes that something was changed from this page. */
export function noteChange(): void {
  changedHere = true
}

/** How to fetch a public answer: once something was changed here, never from a copy without asking. */
export function requestCache(): RequestCache {
  return changedHere ? 'no-cache' : 'default'
}
