import { expect, test } from 'vitest'
import { LANGUAGES } from '../portal/languages.ts'
import { alphabetOf, letterBar } from './alphabet.ts'

test.each(LANGUAGES)('the alphabet of %s stands in the order of its dictionaries', (language) => {
  const letters = alphabetOf(language)
  expect(letters.toSorted(new Intl.Collator(language).compare)).toEqual(letters)
})

test.each([
  { language: 'en', used: [], missing: '' },
  { language: 'is', used: ['C'], missing: 'QWZ' },
  { language: 'da', used: [], missing: 'QWXZ' },
] as const)('the bar of $language is without $missing', ({ language, used, missing }) => {
  const bar = letterBar(language, used)
  expect(alphabetOf(language).filter((letter) => !bar.includes(letter))).toEqual(Array.from(missing))
})
