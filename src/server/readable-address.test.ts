import { expect, test } from 'vitest'
import { readableAddress } from './readable-address.ts'

test.each([
  { what: 'a plain address stays', url: '/gallery?search=a', address: '/gallery?search=a' },
  { what: 'an encoded one stays encoded', url: '/species/%C3%A6', address: '/species/%C3%A6' },
  {
    what: 'a broken search stays, since it is read elsewhere',
    url: '/gallery?search=%E0',
    address: '/gallery?search=%E0',
  },
  { what: 'a broken path leads nowhere', url: '/%E0%A4%A', address: '/-' },
  {
    what: 'a NUL is read as unreadable',
    url: '/gallery?search=a%00b',
    address: '/gallery?search=a%EF%BF%BDb',
  },
  { what: 'so does one below a known one', url: '/species/%E0%A4%A?tab=trade', address: '/-' },
])('$what', ({ url, address }) => {
  expect(readableAddress({ url })).toBe(address)
})
