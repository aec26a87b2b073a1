import { expect, test } from 'vitest'
import type { Profile } from '#contract/accounts-contract.ts'
import { type SessionCalls, type SessionEvent, SessionStore, type SessionUser } from './session-store.ts'

const ADA: Profile = { id: 'ada', email: 'ada@example.org', role: 'admin' }
const BO: Profile = { id: 'bo', email: 'bo@example.org', role: null }

/** A store in a world that holds still until told otherwise, and remembers what was asked of it. */
function world(more: { session?: SessionUser | null; profile?: () => Promise<Profile | null> } = {}) {
  const { session = null, profile = async () => ADA } = more
  const heard: { listener?: (event: SessionEvent) => void; fetched: number; reported: string[] } = {
    fetched: 0,
    reported: [],
  }
  const crumbs: string[] = []
  const calls: SessionCalls = {
    readSession: async () => session,
    readProfile: () => {
      heard.fetched += 1
      return profile()
    },
    listen: (listener) => {
      heard.listener = listener
    },
    report: (what) => heard.reported.push(what),
    leaveBreadcrumb: (message) => crumbs.push(message),
  }
  const store = new SessionStore(calls)
  const tell = async (event: SessionEvent) => {
    heard.listener?.(event)
    await Promise.resolve().then(() => new Promise((resolve) => setTimeout(resolve)))
  }
  return { store, heard, tell, crumbs, calls }
}

test('at first it loads, has checked nothing and knows nobody', () => {
  const { store, heard } = world({ session: ADA })
  expect(store.get()).toEqual({ loading: true, checked: false, user: null, over: undefined })
  expect(heard.listener).toBeUndefined()
})

test('an existing session brings its profile', async () => {
  const { store } = world({ session: ADA })
  await store.start()
  expect(store.get()).toEqual({ loading: false, checked: true, user: ADA, over: undefined })
})

test('without a session nobody is there, and no profile is asked for', async () => {
  const { store, heard } = world()
  await store.start()
  expect(store.get()).toEqual({ loading: false, checked: true, user: null, over: undefined })
  expect(heard.fetched).toBe(0)
})

test('a session that cannot be read is none, and that is reported', async () => {
  const { store, heard, calls } = world()
  calls.readSession = async () => {
    throw new Error('no answer')
  }
  await store.start()
  expect(store.get()).toMatchObject({ loading: false, checked: true, user: null })
  expect(heard.reported).toEqual(['The session could not be read'])
})

test.each([
  { what: 'missing', profile: async () => null, reported: 'The account has no profile' },
  { what: "somebody else's", profile: async () => BO, reported: 'The account has no profile' },
  {
    what: 'not readable',
    profile: async () => {
      throw new Error('no answer')
    },
    reported: 'The profile could not be read',
  },
])('a profile that is $what makes nobody, and that is reported', async ({ profile, reported }) => {
  const { store, heard } = world({ session: ADA, profile })
  await store.start()
  expect(store.get().user).toBeNull()
  expect(heard.reported).toEqual([reported])
})

test('it listens for changes only after the first check, and checks once', async () => {
  let answer: (session: SessionUser | null) => void = () => undefined
  const { store, heard, calls } = world()
  let asked = 0
  calls.readSession = () => {
    asked += 1
    return new Promise((resolve) => {
      answer = resolve
    })
  }
  const [first, second] = [store.start(), store.start()]
  await Promise.resolve()
  expect(heard.listener).toBeUndefined()
  answer(null)
  await Promise.all([first, second])
  expect(heard.listener).toBeDefined()
  expect(asked).toBe(1)
})

test('somebody who signs in is fetched and set, and leaves a breadcrumb with id and role', async () => {
  const { store, tell, crumbs } = world()
  await store.start()
  await tell({ kind: 'signed_in', user: ADA })
  expect(store.get().user).toEqual(ADA)
  expect(crumbs).toEqual(['Signed in: ada, role admin'])
})

test('the same person signing in again changes nothing and fetches nothing', async () => {
  const { store, heard, tell, crumbs } = world({ session: ADA })
  await store.start()
  await tell({ kind: 'signed_in', user: ADA })
  expect(heard.fetched).toBe(1)
  expect(crumbs).toEqual([])
})

test('another person takes the place of the first', async () => {
  const profiles = [ADA, BO]
  const { store, tell } = world({ session: ADA, profile: async () => profiles.shift() ?? null })
  await store.start()
  await tell({ kind: 'signed_in', user: BO })
  expect(store.get().user).toEqual(BO)
})

test('whose profile cannot be fetched after signing in is nobody', async () => {
  const { store, tell, heard } = world({
    profile: async () => {
      throw new Error('no answer')
    },
  })
  await store.start()
  await tell({ kind: 'signed_in', user: ADA })
  expect(store.get().user).toBeNull()
  expect(heard.reported).toEqual(['The profile could not be read'])
})

test('two words of one sign-in fetch once, and the second takes nobody away', async () => {
  let answer: (profile: Profile) => void = () => undefined
  const { store, heard, tell } = world({ profile: () => new Promise((resolve) => (answer = resolve)) })
  await store.start()
  await tell({ kind: 'signed_in', user: ADA })
  await tell({ kind: 'signed_in', user: ADA })
  expect(heard.fetched).toBe(1)
  answer(ADA)
  await tell({ kind: 'token_refreshed' })
  expect(store.get().user).toEqual(ADA)
})

test('signing out forgets everything and says that a session was here', async () => {
  const { store, heard, tell, crumbs } = world({ session: ADA })
  await store.start()
  await tell({ kind: 'signed_out', chosen: false })
  expect(store.get()).toEqual({ loading: false, checked: true, user: null, over: 'ended' })
  expect(crumbs).toEqual(['Signed out'])
  await tell({ kind: 'signed_in', user: ADA })
  expect(heard.fetched).toBe(2)
  expect(store.get()).toMatchObject({ user: ADA, over: undefined })
})

test('who chose to leave is told from who was cut off', async () => {
  const { store, tell } = world({ session: ADA })
  await store.start()
  await tell({ kind: 'signed_out', chosen: true })
  await tell({ kind: 'signed_out', chosen: false })
  expect(store.get().over).toBe('chosen')
})

test('who was never here does not leave', async () => {
  const { store, tell } = world()
  await store.start()
  await tell({ kind: 'signed_out', chosen: false })
  expect(store.get().over).toBeUndefined()
})

test('a renewed session is only noted', async () => {
  const { store, tell, crumbs } = world({ session: ADA })
  await store.start()
  const before = store.get()
  await tell({ kind: 'token_refreshed' })
  expect(store.get()).toBe(before)
  expect(crumbs).toEqual(['Session renewed'])
})

test('screens hear of every change until they are gone', async () => {
  const { store, tell } = world()
  let heard = 0
  const stop = store.subscribe(() => {
    heard += 1
  })
  await store.start()
  await tell({ kind: 'signed_in', user: ADA })
  expect(heard).toBe(2)
  stop()
  await tell({ kind: 'signed_out', chosen: false })
  expect(heard).toBe(2)
})
