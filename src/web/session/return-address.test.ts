import { expect, test } from 'vitest'
import { returnAddress } from './return-address.ts'

test.each([
  ['/admin', '/admin'],
  ['/admin/species?page=3#top', '/admin/species?page=3#top'],
  ['/admin?x=1', '/admin?x=1'],
  ['/admin/login', '/admin'],
  ['/admin/login?from=/admin', '/admin'],
  ['/administration', '/admin'],
  ['//evil.example/admin', '/admin'],
  ['https://evil.example/admin', '/admin'],
  ['/gallery', '/admin'],
  ['', '/admin'],
  [undefined, '/admin'],
  [['/admin/species'], '/admin'],
])('%o leads to %s', (asked, address) => {
  expect(returnAddress(asked)).toBe(address)
})
