import { expect, test } from 'vitest'
import { cursorAt, markOf, placeOf } from './record-cursor.ts'

const MARK = markOf('a1', { term: ['tusks'] })

test('a cursor names a place in a file', () => {
  expect(placeOf(cursorAt(182_435, MARK), MARK)).toBe(182_435)
})

test.each([
  { what: 'of another release', cursor: cursorAt(1, markOf('b2', { term: ['tusks'] })) },
  { what: 'of another selection', cursor: cursorAt(1, markOf('a1', { term: ['skins'] })) },
  { what: 'that is none', cursor: 'next' },
  { what: 'that is empty', cursor: '' },
])('one $what is refused by name', ({ cursor }) => {
  expect(() => placeOf(cursor, MARK)).toThrow(/^cursor: /)
})
