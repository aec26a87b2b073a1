import { expect, test } from 'vitest'
import { publishedYears } from './published-years.ts'

test.each([
  { text: '25', years: [25] },
  { text: '25.5', years: [25.5] },
  { text: '22–24', years: [22, 24] },
  { text: 'about a decade', years: undefined },
  { text: '22–24 years', years: undefined },
  { text: '', years: undefined },
])('$text: $years', ({ text, years }) => {
  expect(publishedYears(text)).toEqual(years)
})
