import { expect, test } from 'vitest'
import { orderedFields, showsOf } from './explored-shows.ts'
import { type Narrowable, narrowedBy } from './narrowed-by.ts'

const ALL: Narrowable = { species: [], selection: {}, fields: ['importer', 'term'] }

test.each([
  {
    name: 'a country of one axis leaves the other',
    before: ALL,
    places: [{ by: 'importer' as const, value: 'DK' }],
    after: { species: [], selection: { importer: ['DK'] }, fields: ['term'] },
  },
  {
    name: 'a cell is narrowed by both, and shown over the years',
    before: ALL,
    places: [
      { by: 'importer' as const, value: 'DK' },
      { by: 'term' as const, value: 'tusks' },
    ],
    after: { species: [], selection: { importer: ['DK'], term: ['tusks'] }, fields: ['year'] },
  },
  {
    name: 'a year is both ends of the range, and what was traded comes next',
    before: { ...ALL, fields: ['year' as const] },
    places: [{ by: 'year' as const, value: 2015 }],
    after: { species: [], selection: { start_year: 2015, end_year: 2015 }, fields: ['term'] },
  },
  {
    name: 'a source country is an exporter counted by source',
    before: { ...ALL, fields: ['source_country' as const] },
    places: [{ by: 'source_country' as const, value: 'GL' }],
    after: { species: [], selection: { by: 'source', exporter: ['GL'] }, fields: ['year'] },
  },
  {
    name: 'a species takes the place of those chosen before',
    before: { ...ALL, species: ['whales'], fields: ['species' as const, 'year' as const] },
    places: [{ by: 'species' as const, value: 'monodon-monoceros' }],
    after: { species: ['monodon-monoceros'], selection: {}, fields: ['year'] },
  },
  {
    name: 'an appendix cannot be chosen',
    before: { ...ALL, fields: ['appendix' as const] },
    places: [{ by: 'appendix' as const, value: 'II' }],
    after: { species: [], selection: {}, fields: ['appendix'] },
  },
])('$name', ({ before, places, after }) => {
  expect(narrowedBy(before, places)).toEqual(after)
})

test('years run along the first axis', () => {
  expect(orderedFields(['term', 'year'])).toEqual(['year', 'term'])
  expect(orderedFields(['term', 'importer'])).toEqual(['term', 'importer'])
})

test.each([
  { fields: ['year' as const], usual: 'lines' },
  { fields: ['year' as const, 'term' as const], usual: 'lines' },
  { fields: ['importer' as const], usual: 'bars' },
  { fields: ['importer' as const, 'term' as const], usual: 'matrix' },
])('$fields are shown as $usual first, and always as a table too', ({ fields, usual }) => {
  expect(showsOf(fields, 'records')[0]).toBe(usual)
  expect(showsOf(fields, 'records')).toContain('table')
})

test('a map is offered for the flows of any question, and not for whole animals', () => {
  expect(showsOf(['importer'], 'quantity')).toContain('map')
  expect(showsOf(['year', 'exporter'], 'records')).toContain('map')
  expect(showsOf(['term'], 'records')).toContain('map')
  expect(showsOf(['year', 'species'], 'quantity')).toContain('map')
  expect(showsOf(['importer'], 'animals')).not.toContain('map')
})

test('shares of a year are of its records alone', () => {
  expect(showsOf(['year', 'term'], 'records')).toContain('shares')
  expect(showsOf(['year', 'term'], 'quantity')).not.toContain('shares')
  expect(showsOf(['year', 'term'], 'animals')).not.toContain('shares')
})
