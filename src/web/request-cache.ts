import { connectionState } from './offline/connection.ts'

/*
 * Public answers may be shown from the browser's own copy for some minutes while it asks for newer ones. Who
 * has just changed something wants to see it, and offline that copy would not say how old it is.
 */

let changedHere = false

/** Notes that something was changed from this page. */
export function noteChange(): void {
  changedHere = true
}

/** How to fetch a public answer: once something was changed here, and offline, never from a copy without asking. */
export function requestCache(): RequestCache {
  return changedHere || connectionState() === 'offline' ? 'no-cache' : 'default'
}
