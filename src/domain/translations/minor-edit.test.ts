import { expect, test } from 'vitest'
import { mayBeMinorEdit } from './minor-edit.ts'

const BEFORE = 'About 1,200 bears live there and do not migrate.'

test.each([
  { what: 'a letter', after: 'About 1,200 bears live ther and do not migrate.', minor: true },
  { what: 'a comma', after: 'About 1,200 bears live there, and do not migrate.', minor: true },
  { what: 'a capital in a negation', after: 'About 1,200 bears live there and do NOT migrate.', minor: true },
  { what: 'another figure', after: 'About 1,300 bears live there and do not migrate.', minor: false },
  {
    what: 'a figure in other signs',
    after: 'About 1.200 bears live there and do not migrate.',
    minor: false,
  },
  { what: 'one figure more', after: 'About 1,200 bears live there (2024) and do not migrate.', minor: false },
  { what: 'no negation any more', after: 'About 1,200 bears live there and migrate.', minor: false },
  { what: 'a negation more', after: 'About 1,200 bears never live there and do not migrate.', minor: false },
  { what: 'nothing', after: '', minor: false },
  { what: 'no text', after: null, minor: false },
])('$what: $minor', ({ after, minor }) => {
  expect(mayBeMinorEdit(BEFORE, after)).toBe(minor)
})

test('a text that was not there before is no edit', () => {
  expect(mayBeMinorEdit(null, 'A bear.')).toBe(false)
})
