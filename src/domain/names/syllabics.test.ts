import { expect, test } from 'vitest'
import { inLatinLetters } from './syllabics.ts'

test.each([
  { syllabics: 'ᓇᓄᖅ', latin: 'nanuq', animal: 'polar bear' },
  { syllabics: 'ᐊᐃᕕᖅ', latin: 'aiviq', animal: 'walrus' },
  { syllabics: 'ᑑᒑᓕᒃ', latin: 'tuugaalik', animal: 'narwhal' },
])('$animal: $syllabics reads $latin', ({ syllabics, latin }) => {
  expect(inLatinLetters(syllabics)).toBe(latin)
})

test('other letters and signs of other syllabaries stay', () => {
  expect(inLatinLetters('nanuq ᗷ белый')).toBe('nanuq ᗷ белый')
})
