import { expect, test } from 'vitest'
import { tableCache } from './table-cache.ts'

test('the tables that were asked for last are kept, as many as fit', () => {
  const cache = tableCache(10)
  cache.set('a', { length: 4 })
  cache.set('b', { length: 4 })
  cache.get('a')
  cache.set('c', { length: 4 })
  expect(cache.get('b')).toBeUndefined()
  expect(cache.get('a')).toEqual({ length: 4 })
  expect(cache.get('c')).toEqual({ length: 4 })
})

test('a table that is larger than all that fits is kept alone', () => {
  const cache = tableCache(10)
  cache.set('a', { length: 4 })
  cache.set('large', { length: 40 })
  expect(cache.get('a')).toBeUndefined()
  expect(cache.get('large')).toEqual({ length: 40 })
})

test('a table without rows is kept too', () => {
  const cache = tableCache(10)
  cache.set('empty', { length: 0 })
  expect(cache.get('empty')).toEqual({ length: 0 })
})
