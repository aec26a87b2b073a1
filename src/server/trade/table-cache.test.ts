import { expect, test } from 'vitest'
import { TableCache } from './table-cache.ts'

test('the tables that were asked for last are kept, as many as fit', () => {
  const cache = new TableCache(10)
  cache.add('a', { length: 4 })
  cache.add('b', { length: 4 })
  cache.get('a')
  cache.add('c', { length: 4 })
  expect(cache.get('b')).toBeUndefined()
  expect(cache.get('a')).toEqual({ length: 4 })
  expect(cache.get('c')).toEqual({ length: 4 })
})

test('a table that is larger than all that fits is kept alone', () => {
  const cache = new TableCache(10)
  cache.add('a', { length: 4 })
  cache.add('large', { length: 40 })
  expect(cache.get('a')).toBeUndefined()
  expect(cache.get('large')).toEqual({ length: 40 })
})
