import { expect, test } from 'vitest'
import { WHOLE_LIST } from './list-address.ts'
import { sortedAnew } from './sorted-anew.ts'

test('a heading sorts up, then down, then gives the order back', () => {
  const once = { ...WHOLE_LIST, ...sortedAnew(WHOLE_LIST, 'year') }
  expect(once).toMatchObject({ sort: 'year', order: 'ascending' })
  const twice = { ...once, ...sortedAnew(once, 'year') }
  expect(twice).toMatchObject({ sort: 'year', order: 'descending' })
  expect(sortedAnew(twice, 'year')).toEqual({ sort: '', order: 'ascending' })
  expect(sortedAnew(twice, 'name')).toEqual({ sort: 'name', order: 'ascending' })
})
