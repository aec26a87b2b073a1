import { expect, test } from 'vitest'
import { languageOf } from './page-language.ts'

test.each([
  { url: '/gallery?lang=is', cookie: 'arctic-tracker-language=da', accepted: 'no', language: 'is' },
  { url: '/gallery?page=2&lang=en', cookie: 'arctic-tracker-language=da', accepted: 'no', language: 'en' },
  { url: '/gallery?lang=fr', cookie: 'arctic-tracker-language=da', accepted: 'no', language: 'da' },
  { cookie: undefined, accepted: undefined, language: 'en' },
  { cookie: undefined, accepted: 'is-IS,is;q=0.9,en;q=0.8', language: 'is' },
  { cookie: undefined, accepted: 'en;q=0.5, nb-NO;q=0.9', language: 'no' },
  { cookie: undefined, accepted: 'fi, sv;q=0.9, da;q=0.1, en;q=0', language: 'da' },
  { cookie: undefined, accepted: '*', language: 'en' },
  { cookie: undefined, accepted: ';;q=x,,', language: 'en' },
  { cookie: 'arctic-tracker-language=da', accepted: 'is', language: 'da' },
  { cookie: 'a=b; arctic-tracker-language=is; c=d', accepted: 'en', language: 'is' },
  { cookie: 'not-arctic-tracker-language=is', accepted: 'no', language: 'no' },
  { cookie: 'arctic-tracker-language=fr', accepted: 'no', language: 'no' },
])('$url, chosen $cookie, accepted $accepted: $language', ({ url = '/', cookie, accepted, language }) => {
  expect(languageOf({ url, headers: { cookie, 'accept-language': accepted } })).toBe(language)
})
