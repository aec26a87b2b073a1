import { listCountries } from '#database/countries/countries-queries.ts'
import { listNamedTaxa, listTermEntries } from '#database/search/search-queries.ts'
import { onceEach } from '#domain/once-each.ts'
import { foundEntries } from '#domain/search/found-entries.ts'
import { countryEntries } from '#domain/search/record-entries.ts'
import type { SearchEntry } from '#domain/search/search-entry.ts'
import { searchIndexPart } from '#domain/search/search-index-part.ts'
import { type NamedTaxon, speciesEntries } from '#domain/search/species-entries.ts'
import { type Context, os } from '../access.ts'
import { REGION_NAMES } from '../region-names.ts'
import { hasMoreSpecies } from './has-more-species.ts'

type Countries = Awaited<ReturnType<typeof listCountries>>

/** Everything that the search finds; the same list for as long as nothing of it changes. */
const siteEntries = onceEach((taxa: readonly NamedTaxon[]) =>
  onceEach((countries: Countries) =>
    onceEach((terms: readonly SearchEntry[]): readonly SearchEntry[] => [
      ...speciesEntries(taxa),
      ...countryEntries(countries, REGION_NAMES),
      ...terms,
    ]),
  ),
)

export const searchProcedures = {
  index: os.search.index.handler(async ({ input: { most_species, ...part } = {}, context }) => {
    if (await hasMoreSpecies(context, most_species)) return []
    const { taxa, entries } = await entriesOf(context)
    return [...searchIndexPart(taxa, entries, part)]
  }),

  find: os.search.find.handler(async ({ input: { search, language }, context }) =>
    foundEntries((await entriesOf(context)).entries, search, language),
  ),
}

async function entriesOf({ records }: Context) {
  const [taxa, countries, terms] = await Promise.all([
    records(listNamedTaxa),
    records(listCountries),
    records(listTermEntries),
  ])
  return { taxa, entries: siteEntries(taxa)(countries)(terms) }
}
