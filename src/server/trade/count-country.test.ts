import { beforeEach, expect, test, vi } from 'vitest'
import { ALL_OF_A_COUNTRY } from '#contract/countries-contract.ts'
import { countryProfile } from '#domain/explorer/country-profile.ts'
import { answerExplorerJob, type ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import { firstOfCountry, USUALLY_LISTED_OF_A_COUNTRY } from '#domain/explorer/first-of-country.ts'
import { combineTables } from '#domain/trade/combined-table.ts'
import { aTradeTable } from '#testing/trade-rows.ts'
import { countCountry } from './count-country.ts'

const COUNTED_SPECIES = USUALLY_LISTED_OF_A_COUNTRY.species + 5
const table = combineTables(
  Array.from({ length: COUNTED_SPECIES }, (_, place) => [
    `species ${place}`,
    aTradeTable([{ exporter: 'GL' }]),
  ]),
)
const greenland = countryProfile(table, { code: 'GL', last_complete_year: 2010 })

const count = vi.fn(async (job: ExplorerJob) => answerExplorerJob(table, job))
const countries = { count: count as never, last_complete_year: 2010 }

beforeEach(() => {
  count.mockClear()
})

test.each([
  { species: 50, articles: 40 },
  { species: 0, articles: 0 },
  { species: ALL_OF_A_COUNTRY, articles: ALL_OF_A_COUNTRY },
  { species: ALL_OF_A_COUNTRY, articles: 0 },
])('with %j a country is what it is in all', async (listed) => {
  expect(await countCountry(countries, 'GL', listed)).toEqual(firstOfCountry(greenland, listed))
})

test('what pages list is one question, and no more is counted for it', async () => {
  for (const species of [0, 50, USUALLY_LISTED_OF_A_COUNTRY.species])
    await countCountry(countries, 'GL', { species, articles: 40 })
  expect(new Set(count.mock.calls.map(([job]) => JSON.stringify(job))).size).toBe(1)
  const [counted] = await Promise.all(count.mock.results.map(({ value }) => value))
  expect(counted.as_exporter).toMatchObject({ species_counted: COUNTED_SPECIES })
  expect(counted.as_exporter.species).toHaveLength(USUALLY_LISTED_OF_A_COUNTRY.species)
})
