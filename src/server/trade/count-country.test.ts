import { beforeEach, expect, test, vi } from 'vitest'
import { ALL_OF_A_COUNTRY } from '#contract/countries-contract.ts'
import { firstOfCountry, USUALLY_LISTED_OF_A_COUNTRY } from '#domain/explorer/country-first.ts'
import { countryProfile } from '#domain/explorer/country-profile.ts'
import { combineTables } from '#domain/trade/combined-table.ts'
import { aTradeTable } from '#testing/trade-rows.ts'
import { type CountedCountries, countCountry } from './count-country.ts'

const LARGEST = { species: ALL_OF_A_COUNTRY, articles: ALL_OF_A_COUNTRY }
/** A country with more species than are usually listed. */
const table = combineTables(
  Array.from({ length: USUALLY_LISTED_OF_A_COUNTRY.species + 5 }, (_, place) => [
    `species ${place}`,
    aTradeTable([{ exporter: 'GL' }]),
  ]),
)
const greenland = countryProfile(table, { code: 'GL', last_complete_year: 2010 })

const stored = new Map<string, unknown>()
const counted = vi.fn(async () => greenland)
const countOnce: CountedCountries['countOnce'] = async (job, count) => {
  const known = stored.get(job.kind) ?? (await count())
  stored.set(job.kind, known)
  return known as Awaited<ReturnType<typeof count>>
}
const countries = {
  count: (job) => countOnce(job, counted as never),
  countOnce,
  last_complete_year: 2010,
} satisfies CountedCountries

beforeEach(() => {
  stored.clear()
  counted.mockClear()
})

test.each([{ species: 50, articles: 40 }, { species: 0, articles: 0 }, LARGEST])(
  'with %j a country is what it is in all',
  async (listed) => {
    const expected = firstOfCountry(greenland, listed)
    expect(await countCountry(countries, 'GL', listed)).toEqual(expected)
    expect(await countCountry(countries, 'GL', listed)).toEqual(expected)
    expect(counted).toHaveBeenCalledOnce()
  },
)

test('what its page lists is read by itself once it was stored', async () => {
  await countCountry(countries, 'GL', USUALLY_LISTED_OF_A_COUNTRY)
  stored.delete('country')
  const page = await countCountry(countries, 'GL', { species: 50, articles: 40 })
  expect(page.as_exporter).toMatchObject({ species_counted: greenland.as_exporter.species.length })
  expect(page.as_exporter.species).toHaveLength(50)
  expect(counted).toHaveBeenCalledOnce()
})
