import { expect, test } from 'vitest'
import { cmsInForceSince } from './cms-listings-in-order.ts'

test.each([
  { what: 'one listing', rows: [['II', '1991-12-12', true]], since: '1991-12-12' },
  { what: 'one without a date', rows: [['II', null, true]], since: null },
  {
    what: 'a second appendix',
    rows: [
      ['I', '1979-01-01', false],
      ['I/II', '1994-01-01', true],
    ],
    since: '1994-01-01',
  },
  {
    what: 'the same appendix again',
    rows: [
      ['II', '1979-01-01', false],
      ['II', '1994-01-01', true],
    ],
    since: '1979-01-01',
  },
  {
    what: 'the same appendix again after another',
    rows: [
      ['II', '1979-01-01', false],
      ['I', '1985-01-01', false],
      ['II', '1994-01-01', true],
    ],
    since: '1994-01-01',
  },
  {
    what: 'an earlier one without a date',
    rows: [
      ['II', null, false],
      ['II', '1994-01-01', true],
    ],
    since: '1994-01-01',
  },
] as const)('$what: since $since', ({ rows, since }) => {
  const listings = rows.map(([appendix, listing_date, is_current]) => ({
    appendix,
    listing_date,
    is_current,
  }))
  const current = listings.find(({ is_current }) => is_current)
  expect(current && cmsInForceSince(current, listings)).toBe(since)
})
