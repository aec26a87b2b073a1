import { expect, test } from 'vitest'
import { bestLanguage } from './language-detection.ts'

test.each([
  { what: 'the saved choice wins', wished: ['en', 'fr'], language: 'en' },
  { what: 'nothing saved, British English', wished: [null, 'en-GB'], language: 'en' },
  { what: 'a language the screens do not speak is passed over', wished: [null, 'fi', 'en'], language: 'en' },
  { what: 'nothing fits', wished: ['xx', 'ja-JP', ''], language: 'en' },
  { what: 'nothing is known', wished: [], language: 'en' },
])('$what: $language', ({ wished, language }) => {
  expect(bestLanguage(wished)).toBe(language)
})
