import { roleOf } from '#domain/accounts/roles.ts'
import type { SessionState } from './session.ts'

/** Source: specification, document 3, section 4, "Guard states"; 'admin' is everybody with a role. */
export type GuardState = 'loading' | 'unauthenticated' | 'non_admin' | 'admin'

/** What the guard makes of a session; undefined until it has been read. */
export function guardState(session: SessionState | undefined): GuardState {
  if (session === undefined) return 'loading'
  if (session.user === null) return 'unauthenticated'
  return roleOf(session.user) === undefined ? 'non_admin' : 'admin'
}
