import { expect, test } from 'vitest'
import { localName } from './local-name.ts'

const NAMES = [
  { name: 'Narwhal', iso_639: 'en', is_main: true },
  { name: 'hvítingur', iso_639: 'is', is_main: false },
  { name: 'náhvalur', iso_639: 'is', is_main: true },
  { name: 'narhval', iso_639: 'da', is_main: false },
  { name: 'qilalugaq qernertaq', iso_639: null, is_main: false },
]

test.each([
  { what: 'the main name comes first', language: 'is', name: 'náhvalur' },
  { what: 'without a main name the first', language: 'da', name: 'narhval' },
  { what: 'a language without a name', language: 'no', name: undefined },
])('$what: $language $name', ({ language, name }) => {
  expect(localName(NAMES, language)).toBe(name)
})
