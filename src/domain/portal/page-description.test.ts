import { expect, test } from 'vitest'
import { pageDescription } from './page-description.ts'

const sentence = (letters: number) => `${'word '.repeat(letters).slice(0, letters - 2)}x.`

test.each([
  { what: 'a short text stays as it is', text: 'White and large.', description: 'White and large.' },
  {
    what: 'a long one ends with the last whole sentence',
    text: `${sentence(120)} ${sentence(150)} ${sentence(90)}`,
    description: `${sentence(120)} ${sentence(150)}`,
  },
  {
    what: 'one long sentence ends with a whole word',
    text: 'narwhal '.repeat(60),
    description: `${'narwhal '.repeat(37).trim()}…`,
  },
  {
    what: 'a sentence that would leave next to nothing is no place to end',
    text: `Short. ${'narwhal '.repeat(60)}`,
    description: `Short. ${'narwhal '.repeat(36).trim()}…`,
  },
])('$what', ({ text, description }) => {
  expect(pageDescription(text)).toBe(description)
  expect(pageDescription(text).length).toBeLessThanOrEqual(300)
})
