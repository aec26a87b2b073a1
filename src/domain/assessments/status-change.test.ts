import { describe, expect, test } from 'vitest'
import type { Appendix, CmsAppendix } from '../listings/appendix.ts'
import type { RedListCategory } from './red-list.ts'
import { citesStatusChange, cmsStatusChange, iucnStatusChange, shownIucnChange } from './status-change.ts'

describe('on the Red List', () => {
  const assessed = (...statuses: (RedListCategory | null)[]) =>
    statuses.map((status, index) => ({
      status,
      year_published: 1996 + index,
      is_latest: index === statuses.length - 1,
      scope_code: '1',
    }))

  test.each([
    { statuses: [], change: undefined },
    { statuses: ['VU'], change: 'new_listing' },
    { statuses: ['VU', 'VU'], change: 'no_change' },
    { statuses: ['LC', 'EN'], change: 'uplisted' },
    { statuses: ['CR', 'EN', 'VU'], change: 'downlisted' },
    { statuses: ['VU', 'EN', 'VU'], change: 'no_change' },
    { statuses: ['DD', 'LC'], change: 'new_listing' },
    { statuses: ['VU', 'DD'], change: 'new_listing' },
    { statuses: [null, 'VU', 'EN'], change: 'uplisted' },
    { statuses: ['DD', 'NE', null], change: undefined },
  ] as const)('$statuses: $change', ({ statuses, change }) => {
    expect(iucnStatusChange(assessed(...statuses))).toBe(change)
  })

  test('of two assessments in one year the latest is the later', () => {
    const [first, latest] = assessed('EN', 'VU').map((one) => ({ ...one, year_published: 2015 }))
    expect(iucnStatusChange([latest, first].filter((one) => one !== undefined))).toBe('downlisted')
  })

  test('regional assessments do not mix with global ones', () => {
    const european = { status: 'EN', year_published: 1990, is_latest: false, scope_code: '2' } as const
    expect(iucnStatusChange([european, ...assessed('LC')])).toBe('new_listing')
    expect(iucnStatusChange([european, { ...european, year_published: 2014 }])).toBeUndefined()
  })

  test.each([
    { change: 'uplisted', reason: 'genuine', shown: 'uplisted' },
    { change: 'downlisted', reason: 'genuine', shown: 'downlisted' },
    { change: 'downlisted', reason: 'non-genuine', shown: 'not_genuine' },
    { change: 'uplisted', reason: 'mixed', shown: 'partly_genuine' },
    { change: 'uplisted', reason: 'not stated', shown: 'reason_not_stated' },
    { change: 'uplisted', reason: undefined, shown: 'reason_not_stated' },
    { change: 'no_change', reason: 'non-genuine', shown: 'no_change' },
    { change: 'new_listing', reason: undefined, shown: 'new_listing' },
  ] as const)('$change, $reason, is shown as $shown', ({ change, reason, shown }) => {
    expect(shownIucnChange(change, reason)).toBe(shown)
  })
})

describe('under CITES', () => {
  const row = (
    appendix: Appendix,
    year: number,
    is_current = false,
    covers: 'species' | 'population' = 'species',
  ) => ({
    appendix,
    listing_date: `${year}-07-01`,
    end_date: null as string | null,
    is_current,
    covers,
    population_identifier: covers === 'species' ? null : 'West Greenland population',
  })

  test.each([
    { what: 'never listed', listings: [], change: undefined },
    { what: 'listed once', listings: [row('II', 1979, true)], change: 'new_listing' },
    {
      what: 'split at its one listing',
      listings: [row('I', 1986, true), row('II', 1986, true, 'population')],
      change: 'new_listing',
    },
    {
      what: 'listed once, and the listing amended',
      listings: [row('II', 1979), row('II', 2003, true)],
      change: 'new_listing',
    },
    {
      what: 'listed again in the same appendix after a break',
      listings: [{ ...row('II', 1979), end_date: '1990-12-31' }, row('II', 2003, true)],
      change: 'no_change',
    },
    {
      what: 'listed by one country beside the listing of all',
      listings: [
        { ...row('II', 1975), end_date: '1992-06-30' },
        { ...row('III', 1976), end_date: '1977-02-03' },
        row('II', 1992, true),
      ],
      change: 'no_change',
    },
    { what: 'from II to I', listings: [row('II', 1979), row('I', 1986, true)], change: 'uplisted' },
    { what: 'from III to II', listings: [row('II', 1977, true), row('III', 1975)], change: 'uplisted' },
    { what: 'from I to II', listings: [row('I', 1975), row('II', 1985, true)], change: 'downlisted' },
    { what: 'removed', listings: [row('II', 1979)], change: 'downlisted' },
  ])('$what: $change', ({ listings, change }) => {
    expect(citesStatusChange(listings)).toBe(change)
  })
})

describe('under CMS', () => {
  const row = (appendix: CmsAppendix, listing_date: string | null, is_current = false) => ({
    appendix,
    listing_date,
    is_current,
  })

  test.each([
    { what: 'never listed', listings: [], change: undefined },
    { what: 'listed once', listings: [row('II', '1991-01-01', true)], change: 'new_listing' },
    {
      what: 'from II to both',
      listings: [row('I/II', '2002-12-23', true), row('II', '1991-01-01')],
      change: 'uplisted',
    },
    {
      what: 'from I to both',
      listings: [row('I', '1979-01-01'), row('I/II', '2002-12-23', true)],
      change: 'no_change',
    },
    { what: 'from I to II', listings: [row('I', '1979-01-01'), row('II', null, true)], change: 'downlisted' },
  ])('$what: $change', ({ listings, change }) => {
    expect(cmsStatusChange(listings)).toBe(change)
  })
})
