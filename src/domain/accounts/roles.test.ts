import { expect, test } from 'vitest'
import { may, mayTranslateInto, PERMISSIONS, type Permission, ROLES } from './roles.ts'

const TABLE: readonly (readonly [role: string | null, ...permissions: Permission[]])[] = [
  ['admin', ...PERMISSIONS],
  ['editor', 'read_texts', 'read', 'edit_records', 'translate', 'publish'],
  ['reviewer', 'read_texts', 'read', 'review'],
  ['translator', 'read_texts', 'translate'],
  ['Admin'],
  ['reader'],
  [null],
]

test.each(TABLE)('%s', (role, ...permissions) => {
  expect(PERMISSIONS.filter((permission) => may({ role }, permission))).toEqual(
    PERMISSIONS.filter((permission) => permissions.includes(permission)),
  )
})

test('every role is in the table', () => {
  expect(TABLE.map(([role]) => role)).toEqual(expect.arrayContaining([...ROLES]))
})

test.each([
  { role: 'admin', languages: [], into: 'is', may: true },
  { role: 'editor', languages: [], into: 'is', may: true },
  { role: 'reviewer', languages: ['is'], into: 'is', may: false },
  { role: 'translator', languages: ['is', 'da'], into: 'is', may: true },
  { role: 'translator', languages: ['da'], into: 'is', may: false },
  { role: null, languages: ['is'], into: 'is', may: false },
] as const)('$role with $languages translates into $into: $may', ({ into, may: expected, ...person }) => {
  expect(mayTranslateInto(person, into)).toBe(expected)
})
