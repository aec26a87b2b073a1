import { expect, test } from 'vitest'
import { rebasedRows, rowConflicts } from './rebased-rows.ts'

const row = (id: string, version: number, said: string) => ({ id, version, said })
const SAVED = [row('a', 1, 'once')]

test.each([
  {
    what: 'nobody else saved',
    written: [row('a', 1, 'mine')],
    current: SAVED,
    conflict: false,
    mine: [row('a', 1, 'mine')],
    theirs: [row('a', 1, 'mine')],
  },
  {
    what: 'only they edited it',
    written: SAVED,
    current: [row('a', 2, 'theirs')],
    conflict: false,
    mine: [row('a', 2, 'theirs')],
    theirs: [row('a', 2, 'theirs')],
  },
  {
    what: 'only they removed it',
    written: SAVED,
    current: [],
    conflict: false,
    mine: [],
    theirs: [],
  },
  {
    what: 'both removed it',
    written: [],
    current: [],
    conflict: false,
    mine: [],
    theirs: [],
  },
  {
    what: 'both edited it',
    written: [row('a', 1, 'mine')],
    current: [row('a', 2, 'theirs')],
    conflict: true,
    mine: [row('a', 1, 'mine')],
    theirs: [row('a', 2, 'theirs')],
  },
  {
    what: 'I edited what they removed',
    written: [row('a', 1, 'mine')],
    current: [],
    conflict: true,
    mine: [{ id: undefined, version: 1, said: 'mine' }],
    theirs: [],
  },
  {
    what: 'I removed what they edited',
    written: [],
    current: [row('a', 2, 'theirs')],
    conflict: true,
    mine: [],
    theirs: [row('a', 2, 'theirs')],
  },
  {
    what: 'each added one',
    written: [...SAVED, { said: 'my new one' }],
    current: [...SAVED, row('b', 1, 'their new one')],
    conflict: false,
    mine: [...SAVED, { said: 'my new one' }, row('b', 1, 'their new one')],
    theirs: [...SAVED, { said: 'my new one' }, row('b', 1, 'their new one')],
  },
])('$what', ({ written, current, conflict, mine, theirs }) => {
  expect(rowConflicts(SAVED, written, current)).toHaveLength(conflict ? 1 : 0)
  expect(rebasedRows({ saved: SAVED, written, current }, 'mine')).toEqual(mine)
  expect(rebasedRows({ saved: SAVED, written, current }, 'theirs')).toEqual(theirs)
})
