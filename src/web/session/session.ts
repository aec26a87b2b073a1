import { useEffect, useSyncExternalStore } from 'react'
import { leaveBreadcrumb } from '#web/breadcrumb.ts'
import { reportProblem } from '#web/report-problem.ts'
import { type SessionEvent, type SessionState, SessionStore } from './session-store.ts'
import { enter, leave, leaveEverywhere, readProfile, readSession } from './sign-in-calls.ts'

/* The one session of this browser: its cookie is shared by all tabs, so what happens in one is told to the others. */

const tabs = new BroadcastChannel('arctic-tracker-session')
let hear: (event: SessionEvent) => void = () => undefined

const store = new SessionStore({
  readSession: async () => (await check())?.user ?? null,
  readProfile,
  listen: (listener) => {
    hear = listener
    tabs.onmessage = ({ data }: MessageEvent<SessionEvent>) => listener(data)
    document.addEventListener('visibilitychange', lookAgain)
  },
  report: reportProblem,
  leaveBreadcrumb,
})

/** Who is signed in; the first screen that asks starts the store. */
export function useSession(): SessionState {
  useEffect(() => void store.start(), [])
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

/** Signs in, here and in the other tabs. Throws Refused when e-mail and password do not fit, or were tried too often. */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  try {
    tell({ kind: 'signed_in', user: await enter(credentials) })
    await check()
  } catch (problem) {
    reportProblem('Signing in failed', problem)
    throw problem
  }
}

/** Ends this browser's session, or all of the account's wherever they are. */
export async function signOut({ everywhere = false }: { everywhere?: boolean } = {}): Promise<void> {
  await (everywhere ? leaveEverywhere() : leave())
  hear({ kind: 'signed_out', chosen: true })
  tabs.postMessage({ kind: 'signed_out', chosen: false } satisfies SessionEvent)
}

/** The portal no longer knows this browser's session. */
export function sessionEnded(): void {
  tell({ kind: 'signed_out', chosen: false })
}

function tell(event: SessionEvent): void {
  hear(event)
  tabs.postMessage(event)
}

let expiry: { at: string; timer: ReturnType<typeof setTimeout> } | undefined

/** Reads the session, and looks again at the moment it would expire. */
async function check() {
  const session = await readSession()
  if (expiry !== undefined) {
    clearTimeout(expiry.timer)
    if (session !== null && session.expires_at > expiry.at) tell({ kind: 'token_refreshed' })
  }
  expiry = session === null ? undefined : { at: session.expires_at, timer: atExpiry(session.expires_at) }
  return session
}

const atExpiry = (at: string) => setTimeout(lookAgain, Math.max(0, Date.parse(at) - Date.now()) + 1000)

/** Whoever comes back to this tab learns at once that the session is over, not from the first save. */
async function lookAgain(): Promise<void> {
  if (store.get().user === null) return
  try {
    if ((await check()) === null) sessionEnded()
  } catch (problem) {
    // No answer is no sign-out; the next save will tell.
    reportProblem('The session could not be read', problem)
  }
}
