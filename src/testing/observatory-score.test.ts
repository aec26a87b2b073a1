import { expect, test } from 'vitest'
import { observatoryScore } from './observatory-score.ts'

const STRICT = {
  'content-security-policy': "default-src 'none';script-src 'self';frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

test.each([
  { what: 'everything as it should be', headers: STRICT, html: '', total: 130 },
  { what: 'no header at all', headers: {}, html: '', total: 30 },
  {
    what: 'inline scripts allowed',
    headers: { ...STRICT, 'content-security-policy': "default-src 'none';script-src 'unsafe-inline'" },
    html: '',
    total: 60,
  },
  {
    what: 'a default that allows its own address',
    headers: { ...STRICT, 'content-security-policy': "default-src 'self';frame-ancestors 'none'" },
    html: '',
    total: 125,
  },
  { what: 'a cookie for everything', headers: { ...STRICT, 'set-cookie': 'a=b' }, html: '', total: 60 },
  {
    what: "someone else's script",
    headers: STRICT,
    html: '<script src="https://a.example/b.js">',
    total: 125,
  },
])('$what: $total points', ({ headers, html, total }) => {
  expect(observatoryScore({ headers, html }).total).toBe(total)
})
