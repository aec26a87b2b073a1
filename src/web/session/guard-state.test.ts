import { expect, test } from 'vitest'
import { guardState } from './guard-state.ts'

const someone = (role: string | null) => ({ id: 'ada', email: 'ada@example.org', role, languages: [] })

test.each([
  { what: 'at first', session: undefined, state: 'loading' },
  { what: 'nobody', session: { user: null }, state: 'unauthenticated' },
  { what: 'no role', session: { user: someone(null) }, state: 'non_admin' },
  { what: 'another role', session: { user: someone('Admin') }, state: 'non_admin' },
  { what: 'a translator', session: { user: someone('translator') }, state: 'admin' },
  { what: 'an administrator', session: { user: someone('admin') }, state: 'admin' },
])('$what: $state', ({ session, state }) => {
  expect(guardState(session)).toBe(state)
})
