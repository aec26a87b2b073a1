import { expect, test } from 'vitest'
import { canFilter, catchChoices, filterCatches } from './catch-filters.ts'

const caught = (country_name: string | null, area_name: string | null) => ({
  country: country_name === null ? null : { country_name },
  management_area: area_name === null ? null : { area_name },
})

const MINKE = [
  caught('Norway', 'CM'),
  caught('Greenland', 'West'),
  caught('Greenland', 'Total'),
  caught('Norway', 'Total'),
  caught(null, null),
]

test('choices are named once, countries by alphabet, the Total before the areas', () => {
  expect(catchChoices(MINKE)).toEqual({
    countries: ['Greenland', 'Norway'],
    areas: ['Total', 'CM', 'West'],
  })
})

test('numbered areas come in the order of their numbers', () => {
  const zones = ['Zone 10 - Made up', 'Zone 9 - Northeast Greenland', 'Zone 1 - Etah']
  expect(catchChoices(zones.map((zone) => caught('Greenland', zone))).areas).toEqual(zones.toReversed())
})

test.each([
  { what: 'nothing', countries: [], areas: [], filters: false },
  { what: 'one country and one area', countries: ['Greenland'], areas: ['West'], filters: false },
  { what: 'two countries', countries: ['Greenland', 'Iceland'], areas: ['West'], filters: true },
  { what: 'two areas', countries: ['Greenland'], areas: ['Total', 'West'], filters: true },
])('$what: filters $filters', ({ countries, areas, filters }) => {
  expect(canFilter({ countries, areas })).toBe(filters)
})

test.each([
  { filters: {}, left: 5 },
  { filters: { country: 'Norway' }, left: 2 },
  { filters: { area: 'Total' }, left: 2 },
  { filters: { country: 'Norway', area: 'Total' }, left: 1 },
  { filters: { country: 'norway' }, left: 0 },
  { filters: { area: 'Wes' }, left: 0 },
  { filters: { country: 'Norway', area: 'West' }, left: 0 },
])('names match exactly: $filters leaves $left', ({ filters, left }) => {
  expect(filterCatches(MINKE, filters)).toHaveLength(left)
})
