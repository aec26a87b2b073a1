import { expect, test } from 'vitest'
import { aTradeTable } from '#testing/trade-rows.ts'
import { combineTables } from '../trade/combined-table.ts'
import { countryProfile } from './country-profile.ts'
import { firstOfCountry, isUsuallyListed, USUALLY_LISTED_OF_A_COUNTRY } from './first-of-country.ts'

const rows = [
  { exporter: 'GL', importer: 'DK', term: 'tusks' },
  { exporter: 'GL', importer: 'DK', term: 'skins' },
  { exporter: 'DK', importer: 'GL' },
  { exporter: 'DK', importer: 'JP', origin: 'GL' },
]
const table = combineTables([
  ['narwhal', aTradeTable(rows)],
  ['walrus', aTradeTable(rows.slice(0, 1))],
])
const greenland = countryProfile(table, { code: 'GL', last_complete_year: 2010 })

test('a country has its first species and articles, and says how many there are', () => {
  expect(firstOfCountry(greenland, { species: 1, articles: 2 })).toMatchObject({
    as_exporter: { records: 3, species_counted: 2, species: [{ value: 'narwhal', records: 2 }] },
    as_importer: { species_counted: 1, species: [{ value: 'narwhal', records: 1 }] },
    sent_on: { species_counted: 1, species: [{ value: 'narwhal', records: 1 }] },
    exported: { counted: 3, articles: [{}, {}] },
    imported: { counted: 1, articles: [{}] },
  })
})

test('fewer of what was listed are those of the whole', () => {
  const usual = firstOfCountry(greenland, { species: 2, articles: 2 })
  expect(firstOfCountry(usual, { species: 0, articles: 1 })).toEqual(
    firstOfCountry(greenland, { species: 0, articles: 1 }),
  )
})

test.each([
  { listed: USUALLY_LISTED_OF_A_COUNTRY, isUsual: true },
  { listed: { species: 0, articles: 0 }, isUsual: true },
  { listed: { species: USUALLY_LISTED_OF_A_COUNTRY.species + 1, articles: 0 }, isUsual: false },
  { listed: { species: 0, articles: USUALLY_LISTED_OF_A_COUNTRY.articles + 1 }, isUsual: false },
])('$listed are among what is usually listed: $isUsual', ({ listed, isUsual }) => {
  expect(isUsuallyListed(listed)).toBe(isUsual)
})
