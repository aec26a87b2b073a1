import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

const row = { id: 'a', name: 'Narwhal', notes: null, codes: ['GL'], version: 1, updated_at: '2026-01-01' }

test.each([
  {
    what: 'an edit tells the fields that differ',
    before: row,
    after: { ...row, name: 'Narwal', version: 2, updated_at: '2026-01-02' },
    changes: [{ field: 'name', before: 'Narwhal', after: 'Narwal' }],
  },
  {
    what: 'lists differ by what is in them',
    before: row,
    after: { ...row, codes: ['GL', 'CA'] },
    changes: [{ field: 'codes', before: ['GL'], after: ['GL', 'CA'] }],
  },
  {
    what: 'of a new row, what it holds',
    before: null,
    after: { id: 'a', name: 'Narwhal', notes: null },
    changes: [
      { field: 'id', before: null, after: 'a' },
      { field: 'name', before: null, after: 'Narwhal' },
    ],
  },
  { what: 'a save that changes nothing', before: row, after: { ...row, version: 2 }, changes: [] },
])('$what', ({ before, after, changes }) => {
  expect(changedFields(before, after)).toEqual(changes)
})
