import { expect, test } from 'vitest'
import { bestLanguage } from './languages.ts'

test.each([
  { what: 'the first wish counts', preferred: ['is', 'en'], language: 'is' },
  { what: 'no wish first, British English then', preferred: [null, 'en-GB', 'da'], language: 'en' },
  { what: 'a region says nothing of the language', preferred: ['da-DK'], language: 'da' },
  { what: 'bokmål is Norwegian', preferred: ['nb-NO', 'en'], language: 'no' },
  { what: 'nynorsk is Norwegian', preferred: ['nn', 'en'], language: 'no' },
  { what: 'letters may be capitals', preferred: ['IS-is'], language: 'is' },
  {
    what: 'a language that the portal does not speak is passed over',
    preferred: ['fi', 'no'],
    language: 'no',
  },
  { what: 'Indonesian is not Icelandic', preferred: ['id'], language: 'en' },
  { what: 'nothing fits', preferred: ['xx', 'ja-JP', ''], language: 'en' },
  { what: 'nothing is known', preferred: [], language: 'en' },
])('$what: $language', ({ preferred, language }) => {
  expect(bestLanguage(preferred)).toBe(language)
})
