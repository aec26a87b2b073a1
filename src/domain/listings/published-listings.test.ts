import { describe, expect, test } from 'vitest'
import {
  type CitesListingInUse,
  type CmsListingInUse,
  citesListingChanges,
  cmsListingChanges,
  type PublishedCmsListing,
} from './published-listings.ts'

describe('CITES', () => {
  const onRecord = (
    appendix: 'I' | 'II' | 'III',
    more: Partial<CitesListingInUse> = {},
  ): CitesListingInUse => ({
    id: `row ${appendix}`,
    version: 2,
    species_id: 'whale',
    appendix,
    covers: 'species',
    is_current: true,
    ...more,
  })
  const published = (...appendices: ('I' | 'II' | 'III')[]) =>
    appendices.map((appendix) => ({ species_id: 'whale', appendix, listed_under: 'Cetacea', notes: null }))

  test.each([
    { what: 'the same appendix', inUse: [onRecord('I')], list: published('I'), changes: [] },
    {
      what: 'a move to another appendix',
      inUse: [onRecord('II')],
      list: published('I'),
      changes: [
        { row_id: 'row II', version: 2, after: { is_current: false } },
        {
          row_id: null,
          key: 'whale:I',
          needs_date: true,
          after: { appendix: 'I', covers: 'species', is_current: true, listed_under: 'Cetacea' },
        },
      ],
    },
    {
      what: 'a listing whose history and amendments are on record',
      inUse: [
        onRecord('III', { id: 'by one country', is_current: false }),
        onRecord('II', { id: 'before the amendment', is_current: false }),
        onRecord('II'),
      ],
      list: published('II'),
      changes: [],
    },
    {
      what: 'a split listing',
      inUse: [onRecord('I'), onRecord('II', { covers: 'population' })],
      list: published('I', 'II'),
      changes: [],
    },
    {
      what: 'a subspecies listed apart, which the species’ line does not end',
      inUse: [onRecord('II'), onRecord('I', { covers: 'subspecies' })],
      list: published('II'),
      changes: [],
    },
    {
      what: 'an appendix of the past that came back',
      inUse: [onRecord('III', { is_current: false })],
      list: published('III'),
      changes: [{ row_id: null, needs_date: true }],
    },
    {
      what: 'a new appendix on two lines, under two names of the species',
      inUse: [],
      list: published('II', 'II'),
      changes: [{ row_id: null, key: 'whale:II' }],
    },
    { what: 'a species that the list does not name', inUse: [onRecord('II')], list: [], changes: [] },
  ])('$what', ({ inUse, list, changes }) => {
    const found = citesListingChanges(inUse, list)
    expect(found).toHaveLength(changes.length)
    expect(found).toMatchObject(changes)
  })
})

describe('CMS', () => {
  const onRecord = (
    appendix: CmsListingInUse['appendix'],
    listing_date: string | null,
    is_current = true,
  ): CmsListingInUse => ({
    id: `row ${appendix}`,
    version: 1,
    species_id: 'bear',
    appendix,
    listing_date,
    is_current,
  })
  const published = (
    appendix: PublishedCmsListing['appendix'],
    dates: PublishedCmsListing['dates'],
  ): PublishedCmsListing => ({
    species_id: 'bear',
    appendix,
    dates,
    listed_under: 'Ursus maritimus',
    notes: null,
    range: ['GL', 'NO'],
  })

  test.each([
    {
      what: 'the same listing',
      inUse: [onRecord('II', '2015-02-08')],
      list: published('II', { II: '2015-02-08' }),
      changes: [],
    },
    {
      what: 'a date that was not known',
      inUse: [onRecord('II', null)],
      list: published('II', { II: '2015-02-08' }),
      changes: [{ row_id: 'row II', before: { listing_date: null }, after: { listing_date: '2015-02-08' } }],
    },
    {
      what: 'a date that the list does not give leaves the one on record',
      inUse: [onRecord('II', '2015-02-08')],
      list: published('II', {}),
      changes: [],
    },
    {
      what: 'a species listed for the first time',
      inUse: [],
      list: published('II', { II: '2015-02-08' }),
      changes: [
        {
          row_id: null,
          after: {
            appendix: 'II',
            listing_date: '2015-02-08',
            is_current: true,
            agreement: 'CMS',
            uncategorised_distribution: ['GL', 'NO'],
          },
        },
      ],
    },
    {
      what: 'appendix I added later: II stays as history',
      inUse: [onRecord('II', '2015-02-08')],
      list: published('I/II', { I: '2020-05-22', II: '2015-02-08' }),
      changes: [
        { row_id: 'row II', after: { is_current: false } },
        { row_id: null, after: { appendix: 'I/II', listing_date: '2020-05-22', is_current: true } },
      ],
    },
    {
      what: 'both appendices with two dates, nothing on record',
      inUse: [],
      list: published('I/II', { I: '1979-01-01', II: '1994-01-01' }),
      changes: [
        { row_id: null, after: { appendix: 'I', listing_date: '1979-01-01', is_current: false } },
        { row_id: null, after: { appendix: 'I/II', listing_date: '1994-01-01', is_current: true } },
      ],
    },
    {
      what: 'both on one day are one row',
      inUse: [],
      list: published('I/II', { I: '2002-12-23', II: '2002-12-23' }),
      changes: [{ row_id: null, after: { appendix: 'I/II', listing_date: '2002-12-23' } }],
    },
  ])('$what', ({ inUse, list, changes }) => {
    const found = cmsListingChanges(inUse, [list])
    expect(found).toHaveLength(changes.length)
    expect(found).toMatchObject(changes)
  })
})
