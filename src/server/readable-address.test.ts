import { expect, test } from 'vitest'
import { readableAddress } from './readable-address.ts'

const headers = { host: 'portal.example:3000' }

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
  { what: 'a slash too many goes', url: '//api///species/', address: '/api/species' },
  { what: 'the landing page keeps its slash', url: '//', address: '/' },
  { what: 'a slash before the search goes', url: '/metrics/?a=/../', address: '/metrics?a=/../' },
  { what: 'letters are never encoded', url: '/api/%61dmin%2Dx/%7E', address: '/api/admin-x/~' },
  { what: 'what is encoded is written alike', url: '/species/%c3%a6', address: '/species/%C3%A6' },
  { what: 'nothing is decoded twice', url: '/api/%252e%252e/x', address: '/api/%252e%252e/x' },
  { what: 'a dot in a name stays', url: '/.well-known/a..b', address: '/.well-known/a..b' },
  { what: 'dots in a search stay', url: '/gallery?a=../%2e%2e', address: '/gallery?a=../%2e%2e' },
  {
    what: 'a whole address is its path',
    url: 'http://portal.example:3000/api/species?page=2',
    address: '/api/species?page=2',
  },
  { what: 'a whole address may lack a path', url: 'HTTP://Portal.example:3000', address: '/' },
  { what: 'or have only a search', url: 'http://portal.example:3000?a', address: '/?a' },
])('$what', ({ url, address }) => {
  expect(readableAddress({ url, headers })).toBe(address)
})

test.each([
  '/api/functions/../audit',
  '/api/functions/%2e%2e/audit',
  '/api/functions/.%2E/audit',
  '/api/./species',
  '/api/species/..',
  '/api/species/%2e?page=2',
  '/..',
  '/api%2fadmin/audit',
  '/api/functions/..%2Faudit',
  '/api/functions/%2e%2e%5caudit',
  '/api\\admin\\audit',
  '/api/functions/..\\audit',
  '/metrics#x',
  '/gallery?search=a#b',
  'http://portal.example:3000/api/functions/%2e%2e/audit',
  'http://evil.example/api/species',
  'http://user@portal.example:3000/api/species',
  'ftp://portal.example:3000/api/species',
  'portal.example:3000',
  '*',
  '',
])('%s is refused', (url) => {
  expect(readableAddress({ url, headers })).toBeUndefined()
})
