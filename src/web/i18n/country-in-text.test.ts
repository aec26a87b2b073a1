import { expect, test } from 'vitest'
import { countryInText } from './country-in-text.ts'

test.each([
  { name: 'United States', language: 'en', text: 'the United States' },
  { name: 'Faroe Islands', language: 'en', text: 'the Faroe Islands' },
  { name: 'Netherlands', language: 'en', text: 'the Netherlands' },
  { name: 'Canada', language: 'en', text: 'Canada' },
  { name: 'Iceland', language: 'en', text: 'Iceland' },
  { name: 'USA', language: 'no', text: 'USA' },
])('$name in $language: $text', ({ name, language, text }) => {
  expect(countryInText(name, language)).toBe(text)
})
