import { listNamedTaxa } from '#database/search/search-queries.ts'
import { getSpeciesDetail } from '#database/species/species-detail-queries.ts'
import { listSpeciesCards } from '#database/species/species-queries.ts'
import { namesBySpecies } from '#domain/names/names-by-species.ts'
import { namesInLanguage } from '#domain/names/names-in-language.ts'
import type { Language } from '#domain/portal/languages.ts'
import { groupsOfSpecies } from '#domain/search/groups-of-species.ts'
import { speciesEntries } from '#domain/search/species-entries.ts'
import { suggestions } from '#domain/search/suggestions.ts'
import { partAfter } from '#domain/species/answered-part.ts'
import { galleryPage, gallerySpecies } from '#domain/species/gallery.ts'
import { galleryFilterCounts } from '#domain/species/gallery-counts.ts'
import { galleryInOrder } from '#domain/species/gallery-in-order.ts'
import { listPart } from '#domain/species/list-part.ts'
import { type Context, os } from '../access.ts'
import { toldPart } from '../answers/told-part.ts'
import { hasMoreSpecies } from './has-more-species.ts'

export const speciesProcedures = {
  list: os.species.list.handler(async ({ input = {}, context }) =>
    (await hasMoreSpecies(context, input.most_species)) ? [] : [...listPart(await speciesOf(context), input)],
  ),

  page: os.species.page.handler(async ({ input, context }) => {
    const { language, order } = input
    const [gallery, localNames] = await Promise.all([
      galleryOf(context),
      order === 'name' ? namesIn(context, language) : NO_NAMES,
    ])
    const all = galleryInOrder(gallery.cards, order, { language, localNames })
    return galleryPage(gallerySpecies(gallery, input, all), input)
  }),

  suggestions: os.species.suggestions.handler(async ({ input, context }) =>
    suggestions(speciesEntries(await context.records(listNamedTaxa)), input.search, input.language),
  ),

  names: os.species.names.handler(async ({ input = {}, context }) =>
    (await hasMoreSpecies(context, input.most_species))
      ? []
      : namesBySpecies(listPart(await context.records(listNamedTaxa), input)),
  ),

  localNames: os.species.localNames.handler(async ({ input: { language, ...part }, context }) => {
    if (await hasMoreSpecies(context, part.most_species)) return []
    const taxa = await context.records(listNamedTaxa)
    const names = namesInLanguage(taxa, language)
    return listPart(taxa, part).flatMap(({ id: species_id }) => {
      const name = names.get(species_id)
      return name === undefined ? [] : { species_id, name }
    })
  }),

  filterCounts: os.species.filterCounts.handler(async ({ input, context }) =>
    galleryFilterCounts(await galleryOf(context), input),
  ),

  withIllegalTrade: os.species.withIllegalTrade.handler(async ({ input = {}, context }) => {
    const cards = await context.records(listSpeciesCards)
    const withRecords = cards.filter(({ has_illegal_trade }) => has_illegal_trade)
    const { entries, part } = partAfter(withRecords, input)
    return toldPart(context, { entries: entries.map(({ id }) => ({ id })), part })
  }),

  get: os.species.get.handler(({ input, context }) => getSpeciesDetail(context.db, input.id)),

  card: os.species.card.handler(
    async ({ input, context }) =>
      (await context.records(listSpeciesCards)).find(({ id }) => id === input.id) ?? null,
  ),

  image: os.species.image.handler(({ input, context }) => context.images.find(input.id)),
}

const NO_NAMES: ReadonlyMap<string, string> = new Map()

/** Every species. A portal without any answers with an empty list, and its log says so. Source: document 1, section 8. */
async function speciesOf({ records, warn }: Context) {
  const species = await records(listSpeciesCards)
  if (species.length === 0) warn('No species found', {})
  return species
}

/** Every species with what the gallery searches and filters it by. */
async function galleryOf(context: Context) {
  const [cards, taxa] = await Promise.all([speciesOf(context), context.records(listNamedTaxa)])
  return { cards, entries: speciesEntries(taxa), groups: groupsOfSpecies(taxa) }
}

const namesIn = async ({ records }: Context, language: Language) =>
  namesInLanguage(await records(listNamedTaxa), language)
