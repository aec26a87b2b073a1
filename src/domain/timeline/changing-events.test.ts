import { expect, test } from 'vitest'
import { changingEvents } from './changing-events.ts'

const event = (event_type: string, year: number | null, title: string, scope: string | null = null) => ({
  event_type,
  year,
  title,
  scope,
  event_date: null,
})
const iucn = (year: number, title: string, scope = 'Global') => event('iucn_assessment', year, title, scope)

test.each([
  {
    what: 'an assessment that confirms its category is left out',
    events: [iucn(2017, 'LC'), iucn(2012, 'NT'), iucn(2008, 'NT')],
    changing: [
      [2008, 'NT'],
      [2017, 'LC'],
    ],
  },
  {
    what: 'a region is compared with itself',
    events: [iucn(2008, 'NT'), iucn(2009, 'NT', 'Europe'), iucn(2010, 'NT')],
    changing: [
      [2008, 'NT'],
      [2009, 'NT'],
    ],
  },
  {
    what: 'listings are compared with those of the same convention',
    events: [
      event('cites_listing', 1979, 'II'),
      event('cms_listing', 1991, 'II'),
      event('cites_listing', 2003, 'II'),
    ],
    changing: [
      [1979, 'II'],
      [1991, 'II'],
    ],
  },
  {
    what: 'a description is no change, what a curator adds is',
    events: [
      event('description', 1758, 'Linnaeus'),
      event('quota', 1999, 'Zero'),
      event('quota', 2000, 'Zero'),
    ],
    changing: [
      [1999, 'Zero'],
      [2000, 'Zero'],
    ],
  },
])('$what', ({ events, changing }) => {
  expect(changingEvents(events).map(({ year, title }) => [year, title])).toEqual(changing)
})
