import { expect, test } from 'vitest'
import { bestLanguage } from './languages.ts'

test.each([
  { what: 'the first wish counts', wished: ['is', 'en'], language: 'is' },
  { what: 'no wish first, British English then', wished: [null, 'en-GB', 'da'], language: 'en' },
  { what: 'a region says nothing of the language', wished: ['da-DK'], language: 'da' },
  { what: 'bokmål is Norwegian', wished: ['nb-NO', 'en'], language: 'no' },
  { what: 'nynorsk is Norwegian', wished: ['nn', 'en'], language: 'no' },
  { what: 'letters may be capitals', wished: ['IS-is'], language: 'is' },
  { what: 'a language that the portal does not speak is passed over', wished: ['fi', 'no'], language: 'no' },
  { what: 'Indonesian is not Icelandic', wished: ['id'], language: 'en' },
  { what: 'nothing fits', wished: ['xx', 'ja-JP', ''], language: 'en' },
  { what: 'nothing is known', wished: [], language: 'en' },
])('$what: $language', ({ wished, language }) => {
  expect(bestLanguage(wished)).toBe(language)
})
