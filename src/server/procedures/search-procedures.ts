import { listCountries } from '#database/countries/countries-queries.ts'
import { listSpeciesEntries, listTermEntries } from '#database/search/search-queries.ts'
import { LANGUAGES, localeOf } from '#domain/portal/languages.ts'
import { countryEntries } from '#domain/search/record-entries.ts'
import { os } from '../access.ts'

const REGION_NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'none' }),
  ]),
)

export const searchProcedures = {
  index: os.search.index.handler(async ({ context }) => {
    const [species, countries, terms] = await Promise.all([
      context.records(listSpeciesEntries),
      context.records(listCountries),
      context.records(listTermEntries),
    ])
    return [...species, ...countryEntries(countries, REGION_NAMES), ...terms]
  }),
}
