import { z } from 'zod'
import { RED_LIST_CATEGORIES } from '#domain/assessments/red-list.ts'
import { APPENDICES } from '#domain/listings/appendix.ts'
import { FALLBACK_LANGUAGE, LANGUAGES } from '#domain/portal/languages.ts'
import { GROUP_NAMES } from '#domain/search/group-names.ts'
import { SUGGESTION_KINDS } from '#domain/search/suggestions.ts'
import { GALLERY_ORDERS } from '#domain/species/gallery-orders.ts'
import { GALLERY_PAGE_SIZE, GALLERY_PAGE_SIZES, LIST_PAGE_SIZE } from '#domain/species/gallery-sizes.ts'
import { anyOf, flag, oneOf, text, wholeNumber } from './parameters.ts'
import { speciesCard } from './species-card-contract.ts'
import { appendix, listOf, redListCategory, textOrNull } from './vocabularies.ts'

/** What the visitor types into a search box. */
export const searchText = text('search', 'search')
  .default('')
  .describe(
    'A name or a part of one in any language, a synonym, a family or a group such as whales; two characters or more',
  )

/** A text to search by, and in which language. */
export const askedSearch = z.object({
  search: searchText,
  language: oneOf('language', LANGUAGES)
    .optional()
    .describe('ISO 639 code of the language whose names come first; no is bokmål'),
})

const PAGE_SIZES = [...GALLERY_PAGE_SIZES, LIST_PAGE_SIZE].sort((a, b) => a - b)
const SIZE_MESSAGE = `size must be one of ${PAGE_SIZES.join(', ')}`

/** What the gallery may be narrowed by. */
const galleryFilters = {
  search: searchText,
  iucnStatus: anyOf('iucnStatus', RED_LIST_CATEGORIES).describe(
    'IUCN Red List categories, any of which will do; NE stands for species without a status',
  ),
  citesAppendix: anyOf('citesAppendix', APPENDICES).describe(
    'Current CITES appendices, any of which will do: I, II or III',
  ),
  group: anyOf('group', GROUP_NAMES).describe(
    'Groups by everyday words such as whales or birds_of_prey, any of which will do',
  ),
  family: listOf(text('family')).default([]).describe('Families, any of which will do'),
  illegalTrade: flag('illegalTrade').default(false).describe('Only species with seizure records'),
}

/** What is counted beside the gallery's choices. */
export const filterCountsRequest = z.object(galleryFilters)

/** The gallery's question. */
export const speciesPageRequest = z.object({
  ...galleryFilters,
  order: oneOf('order', GALLERY_ORDERS)
    .default('scientific_name')
    .describe(
      'By scientific name; by name; by status, the most severe first; or by trade, the species with most trade records first',
    ),
  language: oneOf('language', LANGUAGES)
    .default(FALLBACK_LANGUAGE)
    .describe(
      'ISO 639 code of the names that order=name goes by; species without a name in that language come after the others, by their English one',
    ),
  page: wholeNumber('page', 1)
    .default(1)
    .describe('From 1; a page beyond the last is answered with the last'),
  size: z.coerce
    .number(SIZE_MESSAGE)
    .pipe(z.literal(PAGE_SIZES, SIZE_MESSAGE))
    .default(GALLERY_PAGE_SIZE)
    .describe(`Species on a page: ${PAGE_SIZES.join(', ')}`),
})

/** The gallery's answer. Source: specification, document 1, section 3, "Paginated species result". */
export const speciesPage = z
  .object({
    species: z.array(speciesCard),
    total: z.number().int().describe('Species that pass search and filters, on all pages'),
    totalPages: z.number().int(),
    page: z
      .number()
      .int()
      .describe('The page answered, which is the last one when a later one was asked for'),
  })
  .describe('Some of the species that pass search and filters, in the order asked for')

/** What the search box offers while someone types. Source: specification, document 1, section 2.4. */
export const suggestion = z
  .object({
    text: z.string().describe('The words that matched, to be shown and to fill the search box'),
    kind: z
      .enum(SUGGESTION_KINDS)
      .describe('Which name it is; a group such as whales, or a key word that a species is looked for by'),
    iso_639: textOrNull.describe(
      'Language of the words by ISO 639; null where it is not known, and of what is Latin',
    ),
    species_id: z
      .uuid()
      .nullable()
      .describe('The species it leads to; null for a family and a group, which lead to a search'),
    scientific_name: textOrNull.describe('Name of that species'),
    nearest: z.boolean().describe('Whether nothing matches, and these words are only spelt alike'),
  })
  .describe('Words that match the search text, or are spelt nearly as it is')

export type Suggestion = z.infer<typeof suggestion>

const countOf = z.object({
  count: z
    .number()
    .int()
    .describe('Number of species among those that pass the search and all filters but this one'),
})

/** What the gallery's filters offer. Source: specification, document 1, section 3, "Filter counts result". */
export const filterCounts = z
  .object({
    species: z.number().int().describe('All species, whatever is chosen'),
    iucnStatuses: z
      .array(countOf.extend({ status: redListCategory }))
      .describe('NE stands for species without a stored status'),
    citesAppendices: z.array(countOf.extend({ appendix })),
    groups: z
      .array(countOf.extend({ group: z.enum(GROUP_NAMES) }))
      .describe('Groups by everyday words, a larger one before those within it'),
    families: z.array(countOf.extend({ family: z.string() })),
    illegalTrade: z
      .number()
      .int()
      .describe('Species with seizure records among those that pass the search and all other filters'),
  })
  .describe(
    'Species by status, appendix, group and family, each counted under the other choices; what no species carries is absent',
  )
