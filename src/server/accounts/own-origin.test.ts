import { expect, test } from 'vitest'
import { isFromOwnPage } from './own-origin.ts'

const LOCAL = 'http://localhost:3000'
const PUBLIC = 'https://portal.example'

test.each([
  {
    what: 'a question',
    method: 'GET',
    origin: undefined,
    host: 'portal.example',
    publicUrl: PUBLIC,
    own: true,
  },
  { what: 'our page', method: 'POST', origin: PUBLIC, host: 'portal.example', publicUrl: PUBLIC, own: true },
  {
    what: 'our page, asked by a proxy',
    method: 'POST',
    origin: PUBLIC,
    host: '10.0.0.5:3000',
    publicUrl: PUBLIC,
    own: true,
  },
  {
    what: 'another site',
    method: 'POST',
    origin: 'https://evil.example',
    host: 'portal.example',
    publicUrl: PUBLIC,
    own: false,
  },
  {
    what: 'another site by name only',
    method: 'POST',
    origin: 'https://portal.example.evil.example',
    host: 'portal.example',
    publicUrl: PUBLIC,
    own: false,
  },
  {
    what: 'our name without https',
    method: 'POST',
    origin: 'http://portal.example',
    host: 'portal.example',
    publicUrl: PUBLIC,
    own: false,
  },
  {
    what: 'a hidden origin',
    method: 'DELETE',
    origin: 'null',
    host: 'portal.example',
    publicUrl: PUBLIC,
    own: false,
  },
  {
    what: 'no origin',
    method: 'PUT',
    origin: undefined,
    host: 'portal.example',
    publicUrl: PUBLIC,
    own: false,
  },
  {
    what: 'another name of this machine',
    method: 'POST',
    origin: 'http://127.0.0.1:3000',
    host: '127.0.0.1:3000',
    publicUrl: LOCAL,
    own: true,
  },
  {
    what: 'another port of this machine',
    method: 'POST',
    origin: 'http://localhost:4000',
    host: 'localhost:3000',
    publicUrl: LOCAL,
    own: false,
  },
])('$what ($method): $own', ({ method, origin, host, publicUrl, own }) => {
  expect(isFromOwnPage({ method, origin, host }, publicUrl)).toBe(own)
})

test.each([
  { site: 'same-origin', own: true },
  { site: undefined, own: true },
  { site: 'same-site', own: false },
  { site: 'cross-site', own: false },
  { site: 'none', own: false },
])('our origin, said to come from $site: $own', ({ site, own }) => {
  expect(isFromOwnPage({ method: 'POST', origin: PUBLIC, host: 'portal.example', site }, PUBLIC)).toBe(own)
})
