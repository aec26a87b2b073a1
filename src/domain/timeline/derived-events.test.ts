import { describe, expect, test } from 'vitest'
import { authorityYear, derivedEvents, newestFirst } from './derived-events.ts'

const sourced = (id: string) => ({ id, source: 'Species+', checked: true })

const NARWHAL = {
  species: { ...sourced('narwhal'), authority: 'Linnaeus, 1758' },
  assessments: [
    {
      ...sourced('assessed'),
      year_published: 2017,
      status: 'LC' as const,
      original_category: 'LC',
      possibly_extinct: null as boolean | null,
      possibly_extinct_in_wild: null,
      scope_code: '1',
      scope_description: 'Global',
      criteria: null,
    },
  ],
  cites_listings: [
    {
      ...sourced('listed'),
      appendix: 'II' as const,
      listing_date: '1979-06-28',
      end_date: '2003-02-12',
      is_current: false,
      covers: 'species' as const,
      population_identifier: null,
      notes: 'Listing of the whole order',
    },
    {
      ...sourced('amended'),
      appendix: 'II' as const,
      listing_date: '2003-02-13',
      end_date: null,
      is_current: true,
      covers: 'species' as const,
      population_identifier: null,
      notes: 'Amendment of the order listing',
    },
  ],
  cms_listings: [
    { ...sourced('migrating'), appendix: 'II' as const, listing_date: '1991-04-10', notes: null },
    { ...sourced('undated'), appendix: 'I' as const, listing_date: null, notes: 'Listed through its family' },
  ],
}

test("a species' records tell its history, newest first and undated last, without amendments", () => {
  const told = newestFirst(derivedEvents(NARWHAL))
  expect(told.map(({ id, event_type, year, title }) => [id, event_type, year, title])).toEqual([
    ['assessed', 'iucn_assessment', 2017, 'LC'],
    ['migrating', 'cms_listing', 1991, 'II'],
    ['listed', 'cites_listing', 1979, 'II'],
    ['narwhal', 'description', 1758, 'Scientific Description'],
    ['undated', 'cms_listing', null, 'I'],
  ])
})

test('an event keeps the source of its record and invents no day', () => {
  const [assessed, listed] = derivedEvents(NARWHAL)
  expect(assessed).toMatchObject({ event_date: null, description: null, source: 'Species+', checked: true })
  expect(listed).toMatchObject({ event_date: '1979-06-28', description: 'Listing of the whole order' })
})

test('an assessment of an earlier edition is told with the category as published', () => {
  const [earlier] = derivedEvents({
    ...NARWHAL,
    assessments: NARWHAL.assessments.map((one) => ({ ...one, status: null, original_category: 'K' })),
  })
  expect(earlier?.title).toBe('K')
})

test('an assessment has its scope and its tag, a listing has neither', () => {
  const [curlew, listed] = derivedEvents({
    ...NARWHAL,
    assessments: NARWHAL.assessments.map((one) => ({ ...one, status: 'CR', possibly_extinct: true })),
  })
  expect(curlew).toMatchObject({ title: 'CR (PE)', scope: 'Global' })
  expect(listed).toMatchObject({ title: 'II', scope: null })
})

test('a part of the world and a part of the species are named', () => {
  const [regional, population] = derivedEvents({
    ...NARWHAL,
    assessments: NARWHAL.assessments.map((one) => ({
      ...one,
      scope_code: '2',
      scope_description: 'Europe',
      criteria: 'A2b',
    })),
    cites_listings: NARWHAL.cites_listings.slice(0, 1).map((one) => ({
      ...one,
      population_identifier: 'West Greenland population',
      notes: null,
    })),
  })
  expect(regional).toMatchObject({ title: 'LC', scope: 'Europe', description: 'A2b' })
  expect(population?.description).toBe('West Greenland population')
})

test('without a year in the authority there is no description event', () => {
  const species = { ...NARWHAL.species, authority: 'L.' }
  const types = derivedEvents({ ...NARWHAL, species }).map(({ event_type }) => event_type)
  expect(types).not.toContain('description')
})

describe('the year of a description', () => {
  test.each([
    { authority: 'Linnaeus, 1758', year: 1758 },
    { authority: '(Phipps, 1774)', year: 1774 },
    { authority: 'Andrews, 1909 sensu 1911', year: 1909 },
    { authority: 'Anon., 1699', year: undefined },
    { authority: 'Anon., 2100', year: undefined },
    { authority: 'L.', year: undefined },
    { authority: null, year: undefined },
  ])('$authority: $year', ({ authority, year }) => {
    expect(authorityYear(authority)).toBe(year)
  })
})
