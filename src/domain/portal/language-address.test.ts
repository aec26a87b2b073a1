import { expect, test } from 'vitest'
import { addressIn, languageNamedIn } from './language-address.ts'

test.each([
  { address: '/gallery', language: undefined },
  { address: '/gallery?lang=is', language: 'is' },
  { address: '/gallery?search=seal&lang=nb', language: 'no' },
  { address: 'https://portal.example/?lang=DA#top', language: 'da' },
  { address: '/gallery#?lang=is', language: undefined },
  { address: '/gallery?lang=', language: undefined },
  { address: '/gallery?lang=fr', language: undefined },
  { address: '/gallery?lang=is&lang=da', language: 'da' },
  { address: '/gallery?slang=is', language: undefined },
])('$address names $language', ({ address, language }) => {
  expect(languageNamedIn(address)).toBe(language)
})

test.each([
  { language: 'en', address: '/gallery', named: '/gallery' },
  { language: 'is', address: '/gallery', named: '/gallery?lang=is' },
  { language: 'is', address: '/gallery?status=CR,EN', named: '/gallery?status=CR,EN&lang=is' },
  { language: 'da', address: '/trade?x=1#chart-lines', named: '/trade?x=1&lang=da#chart-lines' },
  { language: 'no', address: '/data#files', named: '/data?lang=no#files' },
  { language: 'da', address: '/?lang=da', named: '/?lang=da' },
  { language: 'en', address: '/?lang=en', named: '/?lang=en' },
] as const)('$address in $language: $named', ({ language, address, named }) => {
  expect(addressIn(language, address)).toBe(named)
})
