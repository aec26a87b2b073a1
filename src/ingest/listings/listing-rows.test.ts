import { describe, expect, test } from 'vitest'
import { UnreadableFile } from '../files/unreadable-file.ts'
import { citesListingReader, cmsDates, cmsListingReader } from './listing-rows.ts'

describe('a CITES table', () => {
  const reader = citesListingReader('t.csv', [
    'Scientific Name',
    'Listing',
    'Party',
    'Listed under',
    'Full note',
  ])
  const row = (listing: string, party = '', note = '') => ['Ursus maritimus', listing, party, 'Ursus', note]

  test.each([
    { listing: 'I', appendices: ['I'] },
    { listing: 'I/II', appendices: ['I', 'II'] },
    { listing: 'III', appendices: ['III'] },
  ])('$listing', ({ listing, appendices }) => {
    expect(reader.read(row(listing))).toMatchObject({ appendices, listed_under: 'Ursus', notes: null })
  })

  test('a party and a note stand in the notes', () => {
    expect(reader.read(row('III', 'CA', 'All populations'))).toMatchObject({
      notes: 'Listed by CA. All populations',
    })
  })

  test.each(['NC', '', 'IV', 'I,II'])("'%s' is refused", (listing) => {
    expect(reader.read(row(listing))).toEqual({ column: 'Listing', reason: `'${listing}' is no appendix` })
  })

  test('without the names or the listings the table cannot be read', () => {
    expect(() => citesListingReader('t.csv', ['Scientific Name'])).toThrow(UnreadableFile)
  })
})

describe('a CMS table', () => {
  const reader = cmsListingReader('t.csv', [
    'ScientificName',
    'Agreement',
    'Listing',
    'Date',
    'All_DistributionISOCodes',
  ])

  test('reads appendix, dates and range', () => {
    expect(reader.read(['Ursus', 'CMS', 'I/II', '**I** 23/12/2002\n**II** 08/02/2015', 'CA,GL'])).toEqual({
      agreement: 'CMS',
      appendix: 'I/II',
      dates: { I: '2002-12-23', II: '2015-02-08' },
      listed_under: null,
      notes: null,
      range: ['CA', 'GL'],
    })
  })

  test('rows of an agreement need neither appendix nor date', () => {
    expect(reader.read(['Phocoena', 'ASCOBANS', '', 'whenever', ''])).toMatchObject({ agreement: 'ASCOBANS' })
  })

  test('what is no appendix or no date is refused', () => {
    expect(reader.read(['Ursus', 'CMS', 'what', '', ''])).toMatchObject({ column: 'Listing' })
    expect(reader.read(['Ursus', 'CMS', 'II', 'soon', ''])).toMatchObject({ column: 'Date' })
  })
})

test.each([
  { text: '', appendix: 'II', dates: {} },
  { text: '08/02/2015', appendix: 'II', dates: { II: '2015-02-08' } },
  { text: '**II** 08/02/2015', appendix: 'II', dates: { II: '2015-02-08' } },
  { text: '23/12/2002', appendix: 'I/II', dates: { I: '2002-12-23', II: '2002-12-23' } },
  { text: 'I 01/01/1979 II 01/01/1994', appendix: 'I/II', dates: { I: '1979-01-01', II: '1994-01-01' } },
  { text: '31/02/2015', appendix: 'II', dates: undefined },
  { text: '08/02/0015', appendix: 'II', dates: undefined },
  { text: '08/02/1915', appendix: 'II', dates: undefined },
  { text: '08/02/9015', appendix: 'II', dates: undefined },
  { text: '2015', appendix: 'II', dates: undefined },
] as const)("'$text' on $appendix", ({ text, appendix, dates }) => {
  expect(cmsDates(text, appendix)).toEqual(dates)
})
