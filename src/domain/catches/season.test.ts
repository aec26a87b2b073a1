import { expect, test } from 'vitest'
import { catchSeason } from './season.ts'

test.each([
  { text: '1992', year: 1992, what: 'a year' },
  { text: ' 2023 ', year: 2023, what: 'a year between blanks' },
  { text: '2004/2005', year: 2004, what: 'a season counts for its first year' },
  { text: '2009/10', year: 2009, what: 'a season in short' },
  { text: '1999/2000', year: 1999, what: 'a season across a century' },
  { text: '1992-2002', year: null, what: 'a period of several years counts for none' },
  { text: '2003-2004', year: null, what: 'a period of two years counts for none' },
  { text: '2004/2008', year: null, what: 'years too far apart are no season' },
  { text: '2004/08', year: null, what: 'years too far apart, in short' },
  { text: '2004/2105', year: null, what: 'a century too far apart' },
  { text: '1999/1900', year: null, what: 'a century too early' },
  { text: '2005/2004', year: null, what: 'years in the wrong order' },
  { text: '2004/2005/2006', year: null, what: 'two seasons at once' },
  { text: '2004 / 2005', year: 2004, what: 'a season between blanks' },
  { text: '2004/2004', year: null, what: 'the same year twice' },
])('$text is $what', ({ text, year }) => {
  expect(catchSeason(text)).toEqual({ year, season: text.trim() })
})

test.each(['', 'Total', 'n/a'])('"%s" names no time', (text) => {
  expect(catchSeason(text)).toBeUndefined()
})
