import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Profile } from '#contract/accounts-contract.ts'
import { leaveBreadcrumb } from '#web/breadcrumb.ts'
import { reportProblem } from '#web/report-problem.ts'
import { leave, leaveEverywhere, readProfile, readSession, type SessionUser } from './sign-in-calls.ts'

/* The one session of this browser. Source: specification, document 3, section 4, "Session layer", and section 8, "Session". */

export interface SessionState {
  /** The person who is signed in and has a profile. */
  user: Profile | null
  /** Why the last session is over; undefined during a session and before the first one. */
  over?: 'chosen' | 'ended' | undefined
  /** ISO 8601. */
  expires_at?: string
}

const SIGNED_OUT: SessionState = { user: null }
const queryKey = ['session']

/** Who is signed in. Asked again when the tab gets the focus and when the session expires. */
export const sessionQuery = queryOptions({
  queryKey,
  queryFn: ({ client }) => currentSession(client.getQueryData(queryKey)),
  refetchOnWindowFocus: ({ state }) => (state.data?.user ? 'always' : false),
  refetchInterval: ({ state }) => untilExpiry(state.data),
  refetchIntervalInBackground: true,
})

/** The session's cookie is shared by all tabs: each asks again when another has changed the session. */
const tabs = new BroadcastChannel('arctic-tracker-session')
let queries: QueryClient | undefined

/** Reads the session once and follows it from then on. */
export function ensureSession(queryClient: QueryClient): Promise<SessionState> {
  queries = queryClient
  tabs.onmessage = () => queryClient.invalidateQueries({ queryKey })
  return queryClient.ensureQueryData(sessionQuery)
}

/** Who is signed in; undefined until the session has been read. */
export const useSession = (): SessionState | undefined => useQuery(sessionQuery).data

/** A session of this browser has begun: asks whose it is, here and in the other tabs. */
export async function sessionBegan(): Promise<void> {
  tellTabs()
  await queries?.refetchQueries({ queryKey })
}

/** Ends this browser's session, or all of the account's wherever they are. */
export async function signOut({ everywhere = false }: { everywhere?: boolean } = {}): Promise<void> {
  await (everywhere ? leaveEverywhere() : leave())
  await end('chosen')
}

/** The portal no longer knows this browser's session. */
export const sessionEnded = (): Promise<void> => end('ended')

async function end(over: 'chosen' | 'ended'): Promise<void> {
  tellTabs()
  // An answer under way describes the session before.
  await queries?.cancelQueries({ queryKey })
  queries?.setQueryData<SessionState>(queryKey, (before) => without(before, over))
}

const tellTabs = () => tabs.postMessage('changed')

/** The state after a session; without one, the reason of the last sign-out stays. */
function without(before: SessionState = SIGNED_OUT, over: 'chosen' | 'ended'): SessionState {
  if (before.user === null) return before
  leaveBreadcrumb('Signed out')
  return { user: null, over }
}

/** The session as the portal knows it; without an answer, as it was known before. */
async function currentSession(before?: SessionState): Promise<SessionState> {
  try {
    const session = await readSession()
    if (session === null) return without(before, 'ended')
    const { user: account, expires_at } = session
    if (before?.user?.id === account.id) {
      if (expires_at !== before.expires_at) leaveBreadcrumb('Session renewed')
      return { ...before, expires_at }
    }
    const user = await profileOf(account)
    if (before) leaveBreadcrumb(`Signed in: ${account.id}, role ${user?.role ?? 'none'}`)
    return { user, expires_at }
  } catch (problem) {
    reportProblem('The session could not be read', problem)
    return before ?? SIGNED_OUT
  }
}

/** None, with a line in the log, where the profile is missing or cannot be read. */
async function profileOf({ id }: SessionUser): Promise<Profile | null> {
  try {
    const profile = await readProfile()
    // Another tab may have signed someone else in meanwhile.
    if (profile?.id === id) return profile
    reportProblem('The account has no profile', id)
  } catch (problem) {
    reportProblem('The profile could not be read', problem)
  }
  return null
}

/** Milliseconds until a moment after the session's end. */
function untilExpiry({ user, expires_at }: SessionState = SIGNED_OUT): number | false {
  return user !== null && expires_at ? Math.max(0, Date.parse(expires_at) - Date.now()) + 1000 : false
}
