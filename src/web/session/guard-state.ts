import { ADMIN_ROLE } from '#domain/accounts/roles.ts'
import type { SessionState } from './session-store.ts'

/** Source: specification, document 3, section 4, "Guard states". */
export type GuardState = 'loading' | 'unauthenticated' | 'non_admin' | 'admin'

/** What the guard makes of a session. */
export function guardState({ loading, checked, user }: SessionState): GuardState {
  if (loading || !checked) return 'loading'
  if (user === null) return 'unauthenticated'
  return user.role === ADMIN_ROLE ? 'admin' : 'non_admin'
}
