import { expect, test } from 'vitest'
import { cachePolicyOf } from './cache-policy.ts'

const PORTAL = 'https://portal.example'

test.each([
  { asked: '/', mode: 'navigate', policy: 'page' },
  { asked: '/species/36b7d28e?tab=trade', mode: 'navigate', policy: 'page' },
  { asked: '/assets/portal-1.js', mode: 'cors', policy: 'file' },
  { asked: '/locales/is/common.json', mode: 'cors', policy: 'words' },
  { asked: '/data/cites-trade/2025.1/monodon-monoceros.parquet', mode: 'cors', policy: 'trade file' },
])('$asked is cached as: $policy', ({ asked, mode, policy }) => {
  expect(cachePolicyOf({ method: 'GET', url: PORTAL + asked, mode }, PORTAL)).toBe(policy)
})

test.each([
  { what: 'an answer, which pages persist themselves', asked: '/api/species?page=1', mode: 'cors' },
  { what: 'the back office', asked: '/admin/species', mode: 'navigate' },
  { what: 'the login', asked: '/admin/login', mode: 'navigate' },
  { what: 'an answer of the back office', asked: '/api/admin/species', mode: 'cors' },
  { what: 'a session', asked: '/api/auth/get-session', mode: 'cors' },
  { what: 'the page about the interface', asked: '/api', mode: 'navigate' },
  { what: 'its description', asked: '/api/openapi.json', mode: 'navigate' },
  { what: 'a check of the moment', asked: '/api/connection-checks', mode: 'cors' },
  { what: 'how the portal is', asked: '/api/status', mode: 'cors' },
  { what: 'whether the portal answers', asked: '/healthz', mode: 'cors' },
  { what: 'a picture', asked: '/images/species/36b7d28e', mode: 'no-cors' },
  {
    what: 'a chart in the frame of another site',
    asked: '/embed/species/36b7d28e/purposes',
    mode: 'navigate',
  },
  { what: 'a file for machines', asked: '/sitemap.xml', mode: 'navigate' },
  { what: 'a page that a script reads', asked: '/gallery', mode: 'cors' },
])('never cached: $what', ({ asked, mode }) => {
  expect(cachePolicyOf({ method: 'GET', url: PORTAL + asked, mode }, PORTAL)).toBeUndefined()
})

test('nothing that is sent is cached, and nothing of another site', () => {
  expect(
    cachePolicyOf({ method: 'POST', url: `${PORTAL}/api/fault-reports`, mode: 'cors' }, PORTAL),
  ).toBeUndefined()
  expect(
    cachePolicyOf({ method: 'GET', url: 'https://other.example/api/species', mode: 'cors' }, PORTAL),
  ).toBeUndefined()
})
