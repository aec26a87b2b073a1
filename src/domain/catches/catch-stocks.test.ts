import { expect, test } from 'vitest'
import { catchStocks, chosenStock } from './catch-stocks.ts'

const caught = (country_code: string | null, area_name: string | null, year = 2005) => ({
  year,
  season: null,
  catch_total: 1,
  quota_amount: null,
  country_code,
  area_name,
})
const STOCKS = [
  { country_code: 'GL', area_names: ['East', 'West'] },
  { country_code: 'NO', area_names: ['East', 'Zone 2', 'Zone 10'] },
]

test('countries come by the years that report a catch, each with its areas but not its Total', () => {
  const records = [
    ...['Zone 10', 'Zone 2', 'East'].map((area) => caught('NO', area)),
    ...['Total', 'West', 'East'].map((area, index) => caught('GL', area, 2005 + index)),
    caught(null, 'Atlantic'),
  ]
  expect(catchStocks(records)).toEqual(STOCKS)
})

test.each([
  { what: 'nothing: the first', chosen: {}, found: { country_code: 'GL', area_name: null } },
  { what: 'a country', chosen: { country_code: 'NO' }, found: { country_code: 'NO', area_name: null } },
  {
    what: 'an area alone',
    chosen: { area_name: 'Zone 2' },
    found: { country_code: 'NO', area_name: 'Zone 2' },
  },
  {
    what: 'an area of a country',
    chosen: { country_code: 'NO', area_name: 'East' },
    found: { country_code: 'NO', area_name: 'East' },
  },
  {
    what: 'a Total: the country',
    chosen: { area_name: 'Total' },
    found: { country_code: 'GL', area_name: null },
  },
  { what: 'an exporter', chosen: { country_code: 'CA' }, found: { country_code: 'CA', area_name: null } },
  { what: 'an unknown country', chosen: { country_code: 'FR' }, found: undefined },
  {
    what: 'an area of another country',
    chosen: { country_code: 'GL', area_name: 'Zone 2' },
    found: undefined,
  },
])('a choice of $what', ({ chosen, found }) => {
  expect(chosenStock(STOCKS, ['CA'], chosen)).toEqual(found)
})
