import { expect, test } from 'vitest'
import { languageOf } from './page-language.ts'

test.each([
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
])('chosen $cookie, accepted $accepted: $language', ({ cookie, accepted, language }) => {
  expect(languageOf({ cookie, 'accept-language': accepted })).toBe(language)
})
