import { expect, test } from 'vitest'
import { isEdited, rowEdits } from './row-edits.ts'

const saved = { id: 'a', version: 3, year: 2014, notes: null, range: ['GL'] }

test.each([
  { what: 'the same in text', written: { id: 'a', year: '2014', notes: '' }, edited: false },
  { what: 'another year', written: { id: 'a', year: '2015', notes: '' }, edited: true },
  { what: 'a note', written: { id: 'a', year: 2014, notes: 'New' }, edited: true },
  { what: 'another version alone', written: { id: 'a', version: 4, year: 2014 }, edited: false },
])('$what: edited $edited', ({ written, edited }) => {
  expect(isEdited(saved, written)).toBe(edited)
})

test('rows are created, updated and removed, and untouched rows are left alone', () => {
  const others = [
    { id: 'b', version: 1, year: 2010, notes: null },
    { id: 'c', version: 2, year: 2011, notes: null },
  ]
  const written = [
    { year: '2020', notes: '' },
    { id: 'a', year: '2014', notes: '' },
    { id: 'b', year: '2012', notes: '' },
  ]
  expect(rowEdits([saved, ...others], written)).toEqual({
    created: [{ year: '2020', notes: '' }],
    updated: [{ id: 'b', version: 1, year: '2012', notes: '' }],
    removed: [{ id: 'c', version: 2 }],
  })
})
