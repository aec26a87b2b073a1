import { expect, test } from 'vitest'
import { nammcoRowParser } from './nammco-row.ts'

const HEADER =
  'COUNTRY,SPECIES (COMMON NAME),SPECIES (SCIENTIFIC NAME),YEAR OR SEASON,AREA OR STOCK,CATCH TOTAL,QUOTA (IF APPLICABLE)'
const parse = (row: string) => nammcoRowParser('narwhal.csv', HEADER.split(','), 2026)(row.split(','))

test('a row keeps what was published', () => {
  expect(parse('Greenland,Narwhal,Monodon monoceros,2004/2005,West,291,200')).toEqual({
    country: 'Greenland',
    taxon: 'Monodon monoceros',
    area_name: 'West',
    season: '2004/2005',
    year: 2004,
    catch_total: '291',
    quota_amount: '200',
    notes: null,
  })
})

test.each([
  { what: 'a blank catch', cells: '2019,Qaanaaq,,20', catch_total: null, quota_amount: '20', notes: null },
  {
    what: 'N/A',
    cells: '2003,East,N/A,No quota',
    catch_total: null,
    quota_amount: null,
    notes: "Catch as published: 'N/A'; Quota as published: 'No quota'",
  },
  {
    what: 'no reported catches',
    cells: '1992,Total,*No reported catches,',
    catch_total: null,
    quota_amount: null,
    notes: "Catch as published: '*No reported catches'",
  },
  {
    what: 'a catch of zero is a figure',
    cells: '2021,E,0,0',
    catch_total: '0',
    quota_amount: '0',
    notes: null,
  },
])('$what', ({ what: _, cells, ...expected }) => {
  expect(parse(`Greenland,Narwhal,Monodon monoceros,${cells}`)).toMatchObject(expected)
})

test('a season that ends next year has begun', () => {
  expect(parse('Greenland,Narwhal,Monodon monoceros,2026/2027,Total,5,')).toMatchObject({ year: 2026 })
})

test.each(['1992-2002', '2004/2008'])('%s, a period of several years, counts for no year', (season) => {
  expect(parse(`Norway,Minke,Balaenoptera acutorostrata,${season},Total,5,`)).toMatchObject({
    season,
    year: null,
  })
})

test.each([
  { cells: 'sometime,West,1,', column: 'YEAR OR SEASON', reason: "'sometime' is no year, season or period" },
  { cells: '2090,West,1,', column: 'YEAR OR SEASON', reason: '2090 lies outside 1800 to 2026' },
  {
    cells: '1992-2090,West,1,',
    column: 'YEAR OR SEASON',
    reason: '1992-2090 lies outside 1800 to 2026',
  },
  { cells: '2001,West,about 5,', column: 'CATCH TOTAL', reason: "'about 5' is not a number" },
  { cells: '2001,West,-5,', column: 'CATCH TOTAL', reason: "'-5' is negative" },
  { cells: '2001,West,5,see note', column: 'QUOTA (IF APPLICABLE)', reason: "'see note' is not a number" },
])('$cells is refused: $reason', ({ cells, column, reason }) => {
  expect(parse(`Greenland,Narwhal,Monodon monoceros,${cells}`)).toEqual({ column, reason })
})
