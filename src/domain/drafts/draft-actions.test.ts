import { expect, test } from 'vitest'
import type { Role } from '../accounts/roles.ts'
import { allowedActions, type DraftState, refusedAction } from './draft-actions.ts'

const AUTHOR = 'author'

const allowed = (role: Role, state: DraftState, { id = 'another', isOnlyReviewer = false } = {}) =>
  allowedActions({ state, author_id: AUTHOR }, { id, role, isOnlyReviewer })

test.each<{ role: Role; state: DraftState; actions: string[] }>([
  {
    role: 'editor',
    state: 'draft',
    actions: ['edit', 'submit', 'publish', 'schedule', 'comment', 'discard'],
  },
  { role: 'editor', state: 'submitted', actions: ['withdraw', 'comment', 'discard'] },
  { role: 'editor', state: 'returned', actions: ['edit', 'submit', 'comment', 'discard'] },
  { role: 'editor', state: 'approved', actions: ['withdraw', 'publish', 'schedule', 'comment', 'discard'] },
  { role: 'editor', state: 'scheduled', actions: ['withdraw', 'publish', 'schedule', 'comment', 'discard'] },
  { role: 'editor', state: 'published', actions: [] },
  { role: 'reviewer', state: 'draft', actions: ['comment'] },
  { role: 'reviewer', state: 'submitted', actions: ['approve', 'return', 'comment'] },
  { role: 'reviewer', state: 'returned', actions: ['comment'] },
  { role: 'reviewer', state: 'approved', actions: ['return', 'comment'] },
  { role: 'reviewer', state: 'scheduled', actions: ['return', 'comment'] },
  { role: 'reviewer', state: 'published', actions: [] },
  { role: 'admin', state: 'submitted', actions: ['withdraw', 'approve', 'return', 'comment', 'discard'] },
  { role: 'translator', state: 'submitted', actions: [] },
])('$role, $state: $actions', ({ role, state, actions }) => {
  expect(allowed(role, state)).toEqual(actions)
})

test('an author approves the own draft only where nobody else may', () => {
  expect(allowed('admin', 'submitted', { id: AUTHOR })).not.toContain('approve')
  expect(allowed('admin', 'submitted', { id: AUTHOR, isOnlyReviewer: true })).toContain('approve')
})

test.each([
  { action: 'approve', role: 'editor', id: 'another', why: 'not_permitted' },
  { action: 'publish', role: 'admin', id: 'another', why: 'draft_state_changed' },
  { action: 'approve', role: 'admin', id: AUTHOR, why: 'own_draft' },
] as const)('$action by $role is refused: $why', ({ action, role, id, why }) => {
  const draft = { state: 'submitted', author_id: AUTHOR } as const
  expect(refusedAction(action, draft, { id, role, isOnlyReviewer: false })).toBe(why)
})
