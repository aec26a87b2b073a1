import { listNamesIn, listSearchableNames } from '#database/names/names-queries.ts'
import { listSpeciesEntries } from '#database/search/search-queries.ts'
import { getSpeciesDetail } from '#database/species/species-detail-queries.ts'
import { listSpeciesCards, listSpeciesWithIllegalTrade } from '#database/species/species-queries.ts'
import { localName } from '#domain/names/local-name.ts'
import { namesBySpecies } from '#domain/names/names-by-species.ts'
import { suggestions } from '#domain/search/suggestions.ts'
import { galleryFilterCounts, galleryPage, gallerySpecies } from '#domain/species/gallery.ts'
import { type Context, os } from '../access.ts'

export const speciesProcedures = {
  list: os.species.list.handler(({ context }) => speciesOf(context)),

  page: os.species.page.handler(async ({ input, context }) => {
    const [cards, entries] = await Promise.all([speciesOf(context), context.records(listSpeciesEntries)])
    return galleryPage(gallerySpecies(cards, entries, input), input)
  }),

  suggestions: os.species.suggestions.handler(async ({ input, context }) =>
    suggestions(await context.records(listSpeciesEntries), input.search, input.language),
  ),

  names: os.species.names.handler(async ({ context }) =>
    namesBySpecies(await context.records(listSearchableNames)),
  ),

  localNames: os.species.localNames.handler(async ({ input: { language }, context }) => {
    const names = await listNamesIn(context.db, language)
    return [...Map.groupBy(names, ({ species_id }) => species_id)].flatMap(([species_id, own]) => {
      const name = localName(own, language)
      return name === undefined ? [] : [{ species_id, name }]
    })
  }),

  filterCounts: os.species.filterCounts.handler(async ({ context }) =>
    galleryFilterCounts(await context.records(listSpeciesCards)),
  ),

  withIllegalTrade: os.species.withIllegalTrade.handler(({ context }) =>
    listSpeciesWithIllegalTrade(context.db),
  ),

  get: os.species.get.handler(({ input, context }) => getSpeciesDetail(context.db, input.id)),

  image: os.species.image.handler(({ input, context }) => context.images.find(input.id)),
}

/** Every species. A portal without any answers with an empty list, and its log says so. Source: document 1, section 8. */
async function speciesOf({ records, warn }: Context) {
  const species = await records(listSpeciesCards)
  if (species.length === 0) warn('No species found', {})
  return species
}
