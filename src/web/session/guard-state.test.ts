import { expect, test } from 'vitest'
import { guardState } from './guard-state.ts'

const someone = (role: string | null) => ({ id: 'ada', email: 'ada@example.org', role })

test.each([
  { what: 'at first', loading: true, checked: false, user: null, state: 'loading' },
  { what: 'not yet checked', loading: false, checked: false, user: someone('admin'), state: 'loading' },
  { what: 'nobody', loading: false, checked: true, user: null, state: 'unauthenticated' },
  { what: 'no role', loading: false, checked: true, user: someone(null), state: 'non_admin' },
  { what: 'another role', loading: false, checked: true, user: someone('Admin'), state: 'non_admin' },
  { what: 'an administrator', loading: false, checked: true, user: someone('admin'), state: 'admin' },
])('$what: $state', ({ loading, checked, user, state }) => {
  expect(guardState({ loading, checked, user, over: undefined })).toBe(state)
})
