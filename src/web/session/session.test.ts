import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Profile } from '#contract/accounts-contract.ts'
import { BREADCRUMB } from '#web/breadcrumb.ts'
import { setConnection } from '#web/offline/connection.ts'
import { ensureSession, type SessionState, sessionEnded, sessionQuery, signOut } from './session.ts'
import { signIn } from './sign-in.ts'
import { Refused } from './sign-in-calls.ts'

const ADA: Profile = { id: 'ada', email: 'ada@example.org', role: 'admin', languages: [] }
const BO: Profile = { id: 'bo', email: 'bo@example.org', role: null, languages: [] }
const CREDENTIALS = { email: ADA.email, password: 'correct horse battery' }
const EXPIRY = '2026-11-26T12:00:00.000Z'

/** The portal: whose session the cookie is of, and what it answers for a profile. */
let portal: { user: Profile | null; profile: () => Response; expires_at: string; refuses: boolean }
let asked: string[]
let crumbs: string[]
let reported: unknown[]
let queries: QueryClient
const opened: BroadcastChannel[] = []

function answerTo(path: string): Response {
  asked.push(path)
  switch (path) {
    case '/readyz':
      return Response.json({ status: 'ready' })
    case '/api/auth/get-session':
      return Response.json(portal.user && { user: portal.user, expires_at: portal.expires_at })
    case '/api/admin/profile':
      return portal.profile()
    case '/api/auth/sign-in/email':
      if (portal.refuses) return Response.json({ message: 'Invalid email or password' }, { status: 401 })
      portal.user = ADA
      return Response.json({ user: ADA })
    default:
      portal.user = null
      return Response.json({})
  }
}

beforeEach(() => {
  portal = { user: null, profile: () => Response.json(portal.user), expires_at: EXPIRY, refuses: false }
  asked = []
  crumbs = []
  reported = []
  queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } })
  vi.stubGlobal('location', { origin: 'https://portal.example' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (request: Request | string) =>
    answerTo(typeof request === 'string' ? request : new URL(request.url).pathname),
  )
  vi.stubGlobal('dispatchEvent', ({ type, detail }: CustomEvent<string>) => {
    if (type === BREADCRUMB) crumbs.push(detail)
  })
  vi.spyOn(console, 'error').mockImplementation((what) => void reported.push(what))
  setConnection('online')
})
afterEach(() => {
  queries.clear()
  for (const channel of opened.splice(0)) channel.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const now = () => queries.getQueryData<SessionState>(sessionQuery.queryKey)
const timesAsked = (path: string) => asked.filter((one) => one === path).length

/** A screen that shows who is signed in. */
function watch() {
  const observer = new QueryObserver(queries, sessionQuery)
  return observer.subscribe(() => undefined)
}

/** Signed in as Ada before the page was opened. */
async function openAsAda() {
  portal.user = ADA
  await ensureSession(queries)
}

test('an existing session brings its profile and leaves no breadcrumb', async () => {
  await openAsAda()
  expect(now()).toEqual({ user: ADA, expires_at: EXPIRY })
  expect(crumbs).toEqual([])
})

test('without a session nobody is there, and no profile is asked for', async () => {
  await ensureSession(queries)
  expect(now()).toEqual({ user: null })
  expect(timesAsked('/api/admin/profile')).toBe(0)
})

test('it is read once, however many ask', async () => {
  await Promise.all([ensureSession(queries), ensureSession(queries)])
  await ensureSession(queries)
  expect(timesAsked('/api/auth/get-session')).toBe(1)
})

test('a session that cannot be read at first is none, and that is reported', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await ensureSession(queries)
  expect(now()).toEqual({ user: null })
  expect(reported).toEqual(['The session could not be read'])
})

test('a session that cannot be read again stays', async () => {
  await openAsAda()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await queries.refetchQueries(sessionQuery)
  expect(now()?.user).toEqual(ADA)
})

test.each([
  {
    what: 'missing',
    profile: () => Response.json({}, { status: 401 }),
    problem: 'The account has no profile',
  },
  { what: "someone else's", profile: () => Response.json(BO), problem: 'The account has no profile' },
  {
    what: 'not readable',
    profile: () => Response.json({}, { status: 500 }),
    problem: 'The profile could not be read',
  },
])('a profile that is $what makes nobody, and that is reported', async ({ profile, problem }) => {
  portal.profile = profile
  await openAsAda()
  expect(now()?.user).toBeNull()
  expect(reported).toEqual([problem])
})

test('someone who signs in is there, with a breadcrumb of id and role', async () => {
  await ensureSession(queries)
  await signIn(CREDENTIALS)
  expect(now()).toEqual({ user: ADA, expires_at: EXPIRY })
  expect(crumbs).toEqual(['Signed in: ada, role admin'])
})

test('a refused sign-in is reported and thrown', async () => {
  await ensureSession(queries)
  portal.refuses = true
  await expect(signIn(CREDENTIALS)).rejects.toBeInstanceOf(Refused)
  expect(reported).toEqual(['Signing in failed'])
})

test('the same person is not fetched again, and a renewed session is noted', async () => {
  await openAsAda()
  portal.expires_at = '2026-11-26T13:00:00.000Z'
  await queries.refetchQueries(sessionQuery)
  await queries.refetchQueries(sessionQuery)
  expect(timesAsked('/api/admin/profile')).toBe(1)
  expect(crumbs).toEqual(['Session renewed'])
})

test('another person takes the place of the first', async () => {
  await openAsAda()
  portal.user = BO
  await queries.refetchQueries(sessionQuery)
  expect(now()?.user).toEqual(BO)
})

test('who chose to leave is told from who was cut off', async () => {
  await openAsAda()
  await signOut()
  expect(now()).toEqual({ user: null, over: 'chosen' })
  await sessionEnded()
  await queries.refetchQueries(sessionQuery)
  expect(now()?.over).toBe('chosen')
  expect(crumbs).toEqual(['Signed out'])
})

test('a session that the portal no longer knows has ended', async () => {
  await openAsAda()
  portal.user = null
  await queries.refetchQueries(sessionQuery)
  expect(now()).toEqual({ user: null, over: 'ended' })
})

test('without a session, the end of one changes nothing', async () => {
  await ensureSession(queries)
  await sessionEnded()
  expect(now()?.over).toBeUndefined()
})

test('who leaves while the session is read again stays away', async () => {
  await openAsAda()
  const reading = queries.refetchQueries(sessionQuery)
  await sessionEnded()
  await reading
  expect(now()).toEqual({ user: null, over: 'ended' })
})

test('other tabs are told of a change, and a change in another tab is read here', async () => {
  await ensureSession(queries)
  const stop = watch()
  const other = new BroadcastChannel('arctic-tracker-session')
  opened.push(other)
  const told = new Promise((resolve) => {
    other.onmessage = resolve
  })
  await signIn(CREDENTIALS)
  await told
  portal.user = null
  other.postMessage('changed')
  await vi.waitFor(() => expect(now()).toEqual({ user: null, over: 'ended' }))
  stop()
})
