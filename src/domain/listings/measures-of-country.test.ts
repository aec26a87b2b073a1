import { expect, test } from 'vitest'
import { measuresOfCountry } from './measures-of-country.ts'

const ban = (measure: string, start_date: string | null = '2006-06-16') => ({ measure, start_date })

test.each([
  { what: 'that names the country', measure: ban('Export ban, Greenland'), is: true },
  { what: 'of another country', measure: ban('Export ban, Canada'), is: false },
  { what: 'of many countries', measure: ban('Agreement on small cetaceans'), is: false },
  { what: 'without a day', measure: ban('Export ban, Greenland', null), is: false },
])('a measure $what: $is', ({ measure, is }) => {
  expect(measuresOfCountry([measure], 'Greenland')).toHaveLength(is ? 1 : 0)
})

test('they come oldest first', () => {
  const measures = [ban('Greenland again', '2010-01-01'), ban('Greenland', '2006-06-16')]
  expect(measuresOfCountry(measures, 'Greenland').map(({ measure }) => measure)).toEqual([
    'Greenland',
    'Greenland again',
  ])
})
