import { describe, expect, test } from 'vitest'
import { may, mayTranslateInto, type Permission } from './roles.ts'
import { grantableBy, scopeInUse } from './token-scope.ts'

test.each([
  ['admin', ['read_texts', 'read', 'edit_records', 'translate', 'review', 'publish', 'import']],
  ['editor', ['read_texts', 'read', 'edit_records', 'translate', 'publish']],
  ['reviewer', ['read_texts', 'read', 'review']],
  ['translator', ['read_texts', 'translate']],
  ['reader', []],
  [null, []],
])('%s can make tokens for %s', (role, permissions) => {
  expect(grantableBy({ role })).toEqual(permissions)
})

test('a stored scope counts for what tokens can be for, whatever it says', () => {
  expect(scopeInUse(['import', 'manage_people', 'manage_webhooks', 'everything', 'read'])).toEqual([
    'read',
    'import',
  ])
})

describe('a token', () => {
  const CASES: [role: string | null, scope: Permission[], permission: Permission, allowed: boolean][] = [
    ['admin', ['read'], 'read', true],
    ['admin', ['read'], 'edit_records', false],
    ['admin', [], 'read', false],
    ['editor', ['read', 'edit_records'], 'edit_records', true],
    ['reviewer', ['read', 'edit_records'], 'edit_records', false],
    ['translator', ['import'], 'import', false],
    [null, ['read'], 'read', false],
  ]
  test.each(CASES)('of %s for %s may %s: %s', (role, scope, permission, allowed) => {
    expect(may({ role, scope }, permission)).toBe(allowed)
  })

  test.each([
    ['editor', [], ['translate'], true],
    ['editor', [], ['edit_records'], false],
    ['translator', ['is'], ['translate'], true],
    ['translator', ['da'], ['translate'], false],
    ['translator', ['is'], ['read_texts'], false],
  ] as const)('of %s with %s for %s translates into Icelandic: %s', (role, languages, scope, allowed) => {
    expect(mayTranslateInto({ role, languages, scope }, 'is')).toBe(allowed)
  })
})
