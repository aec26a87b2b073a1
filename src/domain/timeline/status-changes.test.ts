import { describe, expect, test } from 'vitest'
import { RED_LIST_CATEGORIES } from '#domain/assessments/red-list.ts'
import {
  FIN_WHALE,
  GYRFALCON,
  listingFacts,
  MINKE_WHALE,
  NARWHAL,
  POLAR_BEAR,
} from '#testing/cites-histories.ts'
import { citesChanges, cmsChanges, redListChanges, statusChangesCount } from './status-changes.ts'

/** Global assessments, oldest first, as published. */
const assessed = (...published: string[]) =>
  published.map((original_category, place) => ({
    year_published: 1988 + place,
    is_latest: place === published.length - 1,
    scope_code: '1',
    status: RED_LIST_CATEGORIES.find((known) => known === original_category) ?? null,
    original_category,
  }))

describe('on the Red List', () => {
  test.each([
    { categories: [], changes: 0 },
    { categories: ['CR'], changes: 0 },
    { categories: ['CR', 'CR', 'CR', 'CR'], changes: 0 },
    { categories: ['T', 'CR', 'CR', 'CR'], changes: 1 },
    { categories: ['V', 'VU', 'VU'], changes: 0 },
    { categories: ['E', 'V', 'LR/nt'], changes: 2 },
    { categories: ['VU', 'EN', 'VU'], changes: 2 },
    { categories: ['K', 'DD', 'LC'], changes: 1 },
    { categories: ['Very rare but believed to be stable', 'E'], changes: 1 },
  ])('$categories: $changes', ({ categories, changes }) => {
    expect(redListChanges(assessed(...categories).toReversed())).toBe(changes)
  })

  test('regional assessments do not count', () => {
    const european = assessed('EN').map((one) => ({ ...one, scope_code: '2', year_published: 2020 }))
    expect(redListChanges([...assessed('LC', 'LC'), ...european])).toBe(0)
  })
})

describe('under CITES', () => {
  test.each([
    { what: 'never listed', listings: [], changes: 0 },
    { what: 'listed once', listings: [listingFacts('I', '1975-07-01', { is_current: true })], changes: 0 },
    { what: 'narwhal: III, II, and an amendment', listings: NARWHAL, changes: 1 },
    { what: 'polar bear: II, beside it III for fifteen months', listings: POLAR_BEAR, changes: 2 },
    { what: 'gyrfalcon: II, I, split, I', listings: GYRFALCON, changes: 3 },
    { what: 'fin whale: III, by stock, I', listings: FIN_WHALE, changes: 2 },
    { what: 'minke whale: II, and a split', listings: MINKE_WHALE, changes: 1 },
    { what: 'left', listings: [listingFacts('III', '1976-01-01', { end_date: '1979-12-31' })], changes: 1 },
  ])('$what: $changes', ({ listings, changes }) => {
    expect(citesChanges(listings)).toBe(changes)
    expect(citesChanges(listings.toReversed())).toBe(changes)
  })
})

test.each([
  { what: 'never listed', listings: [], changes: 0 },
  {
    what: 'a second appendix',
    listings: [
      ['I', '1979-01-01', false],
      ['I/II', '1994-01-01', true],
    ],
    changes: 1,
  },
  {
    what: 'the same again',
    listings: [
      ['II', null, false],
      ['II', '1994-01-01', true],
    ],
    changes: 0,
  },
] as const)('under CMS, $what: $changes', ({ listings, changes }) => {
  const rows = listings.map(([appendix, listing_date, is_current]) => ({
    appendix,
    listing_date,
    is_current,
  }))
  expect(cmsChanges(rows)).toBe(changes)
})

test('the Eskimo curlew: 13 assessments, one listing under CITES and two under CMS are 2 changes', () => {
  const count = statusChangesCount({
    iucn_assessments: assessed('T', ...Array<string>(12).fill('CR')),
    cites_listings: [listingFacts('I', '1975-07-01', { is_current: true })],
    cms_listings: [
      { appendix: 'I', listing_date: '1979-01-01', is_current: false },
      { appendix: 'I/II', listing_date: '1994-01-01', is_current: true },
    ],
  })
  expect(count).toBe(2)
})
