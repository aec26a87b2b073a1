import { expect, test } from 'vitest'
import { conventionOf, eventsOf } from './events-of.ts'

const TYPES = ['iucn_assessment', 'cites_listing', 'cms_listing', 'description', 'cites_suspension', 'survey']
const events = TYPES.map((event_type) => ({ event_type }))

test.each([
  { filter: undefined, types: TYPES },
  { filter: 'iucn' as const, types: ['iucn_assessment'] },
  { filter: 'cites' as const, types: ['cites_listing', 'cites_suspension'] },
  { filter: 'cms' as const, types: ['cms_listing'] },
])('the filter $filter leaves $types', ({ filter, types }) => {
  expect(eventsOf(events, filter).map(({ event_type }) => event_type)).toEqual(types)
})

test.each([
  { event_type: 'iucn_assessment', convention: 'iucn' },
  { event_type: 'cms', convention: 'cms' },
  { event_type: 'description', convention: undefined },
  { event_type: 'citesque', convention: undefined },
])('$event_type is an event of $convention', ({ event_type, convention }) => {
  expect(conventionOf(event_type)).toBe(convention)
})
