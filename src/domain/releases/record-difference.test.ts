import { expect, test } from 'vitest'
import { differenceCells, differenceColumns, fieldsToShow, inReadingOrder } from './record-difference.ts'

const before = { notes: null, season: '2023', country: 'Greenland', catch_total: '401' }
const after = { notes: '', season: '2023', country: 'Greenland', catch_total: '400' }

test.each([
  { what: 'a changed record: the fields that differ', before, after, fields: ['catch_total'] },
  {
    what: 'an added one: what it fills in',
    before: null,
    after,
    fields: ['country', 'season', 'catch_total'],
  },
  {
    what: 'a removed one: what it filled in',
    before,
    after: null,
    fields: ['country', 'season', 'catch_total'],
  },
  { what: 'the same number', before: { quantity: 2 }, after: { quantity: '2' }, fields: [] },
])('$what', (difference) => {
  expect(fieldsToShow(difference)).toEqual(difference.fields)
})

test('fields stand in the order in which they are read', () => {
  expect(inReadingOrder(['notes', 'season', 'country', 'year'])).toEqual([
    'year',
    'country',
    'season',
    'notes',
  ])
})

test('a line has each field before and after, empty where there was none', () => {
  const fields = ['catch_total', 'range']
  expect(differenceColumns(fields)).toEqual([
    'change',
    'scientific_name',
    'catch_total_before',
    'catch_total_after',
    'range_before',
    'range_after',
  ])
  const added = { change: 'added' as const, before: null, after: { catch_total: 0, range: ['GL', 'NO'] } }
  expect(differenceCells(fields, 'Monodon monoceros', added)).toEqual([
    'added',
    'Monodon monoceros',
    '',
    '0',
    '',
    'GL NO',
  ])
})
