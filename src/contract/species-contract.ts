import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NAME_KINDS } from '#domain/names/suggestions.ts'
import { DRAWINGS } from '#domain/species/drawing.ts'
import { GALLERY_PAGE_SIZE, GALLERY_PAGE_SIZES } from '#domain/species/gallery-sizes.ts'
import { POPULATION_TRENDS } from '#domain/species/population-trend.ts'
import { REVIEW_STATES } from '#domain/species/quality-review.ts'
import { iucnAssessment } from './assessments-contract.ts'
import { citesListing, cmsListing } from './listings-contract.ts'
import { commonName } from './names-contract.ts'
import {
  appendix,
  cmsAppendix,
  flag,
  listOf,
  provenance,
  redListCategory,
  speciesId,
} from './vocabularies.ts'

const latestAssessment = z.object({
  status: redListCategory.nullable(),
  original_category: z.string().nullable(),
  year_published: z.number().int(),
  url: z.string().nullable(),
  scope_description: z.string(),
  checked: z.boolean(),
})

const currentCitesListing = z.object({ appendix, listing_date: z.string(), checked: z.boolean() })
const currentCmsListing = z.object({
  appendix: cmsAppendix,
  listing_date: z.string().nullable(),
  checked: z.boolean(),
})

/** What a card, a list or a picker shows of a species. */
export const speciesCard = z.object({
  id: z.uuid(),
  scientific_name: z.string(),
  common_name: z.string(),
  family: z.string(),
  class: z.string(),
  drawing: z.enum(DRAWINGS).nullable(),
  /** The picture as this portal serves it; null shows the drawing. */
  image_url: z.string().nullable(),
  latest_iucn_status: redListCategory.nullable(),
  iucn_year: z.number().int().nullable(),
  current_cites_appendix: appendix.nullable(),
  current_cms_appendix: cmsAppendix.nullable(),
  has_illegal_trade: z.boolean(),
  total_trade_records: z.number().int(),
})

export type SpeciesCard = z.infer<typeof speciesCard>

const countOf = z.object({ count: z.number().int() })

export const filterCounts = z.object({
  /** NE stands for species without a stored status. */
  iucnStatuses: z.array(countOf.extend({ status: redListCategory })),
  citesAppendices: z.array(countOf.extend({ appendix })),
  families: z.array(countOf.extend({ family: z.string() })),
  illegalTrade: z.number().int(),
})

/** The gallery's question. What does not fit is corrected, never refused. */
export const speciesPageRequest = z.object({
  search: z.string().catch('').default(''),
  iucnStatus: listOf(z.string())
    .transform((given) => given.flatMap((value) => redListCategory.safeParse(value).data ?? []))
    .default([]),
  citesAppendix: listOf(z.string())
    .transform((given) => given.flatMap((value) => appendix.safeParse(value).data ?? []))
    .default([]),
  family: listOf(z.string()).catch([]).default([]),
  illegalTrade: flag.catch(false).default(false),
  page: z.coerce.number().int().min(1).catch(1).default(1),
  size: z.coerce
    .number()
    .pipe(z.union(GALLERY_PAGE_SIZES.map((size) => z.literal(size))))
    .catch(GALLERY_PAGE_SIZE)
    .default(GALLERY_PAGE_SIZE),
})

export const speciesPage = z.object({
  species: z.array(speciesCard),
  total: z.number().int(),
  totalPages: z.number().int(),
  /** The page answered, which is the last one when a later one was asked for. */
  page: z.number().int(),
})

export const suggestion = z.object({
  /** The words that matched, to be shown and to fill the search box. */
  text: z.string(),
  kind: z.enum(NAME_KINDS),
  /** The species it leads to; a family leads to a search. */
  species_id: z.uuid().nullable(),
  scientific_name: z.string().nullable(),
})

export type Suggestion = z.infer<typeof suggestion>

export const fieldSource = z.object({ field: z.string(), year: z.number().int().nullable(), ...provenance })

export const speciesDetail = z.object({
  id: z.uuid(),
  scientific_name: z.string(),
  common_name: z.string().nullable(),
  primary_common_name: z.string().nullable(),
  common_names: z.array(commonName),
  synonyms: z.array(z.object({ synonym: z.string(), kind: z.string(), ...provenance })),
  kingdom: z.string(),
  phylum: z.string(),
  class: z.string(),
  order_name: z.string(),
  family: z.string(),
  family_description: z.string().nullable(),
  genus: z.string(),
  species_name: z.string(),
  authority: z.string().nullable(),
  sis_id: z.number().int().nullable(),
  inaturalist_id: z.number().int().nullable(),
  drawing: z.enum(DRAWINGS).nullable(),
  image_url: z.string().nullable(),
  description: z.string().nullable(),
  habitat_description: z.string().nullable(),
  /** Free text as published. */
  population_trend: z.string().nullable(),
  /** The word that the rule of document 1, section 4 reads out of it. */
  derived_population_trend: z.enum(POPULATION_TRENDS),
  population_size: z.string().nullable(),
  generation_length: z.string().nullable(),
  movement_patterns: z.string().nullable(),
  use_and_trade: z.string().nullable(),
  threats_overview: z.string().nullable(),
  conservation_overview: z.string().nullable(),
  arctic_region: z.boolean(),
  /** Where each text and population fact comes from. */
  field_sources: z.array(fieldSource),
  manual_review: z.enum(REVIEW_STATES),
  reviewed_by: z.string().nullable(),
  review_date: z.string().nullable(),
  review_notes: z.string().nullable(),
  iucn_assessments: z.array(iucnAssessment),
  cites_listings: z.array(citesListing),
  cms_listings: z.array(cmsListing),
  subpopulations: z.array(
    z.object({
      subpopulation_name: z.string(),
      region: z.string().nullable(),
      status: z.string().nullable(),
    }),
  ),
  latest_assessment: latestAssessment.nullable(),
  current_cites_listing: currentCitesListing.nullable(),
  current_cms_listing: currentCmsListing.nullable(),
  /** The earliest year of a CITES listing. */
  first_cites_year: z.number().int().nullable(),
  total_trade_records: z.number().int(),
  seizure_records: z.number().int(),
  catch_records: z.number().int(),
  iucn_url: z.string().nullable(),
  cites_url: z.string().nullable(),
  ...provenance,
})

export type SpeciesDetail = z.infer<typeof speciesDetail>

export const speciesImage = z.object({
  url: z.string(),
  /** The same picture, larger, for the zoom dialog. */
  large_url: z.string(),
  attribution: z.string().nullable(),
  license_code: z.string().nullable(),
  page_url: z.string().nullable(),
})

export type SpeciesImage = z.infer<typeof speciesImage>

export const speciesContract = {
  list: oc
    .route({ method: 'GET', path: '/species/all', summary: 'All species, by scientific name' })
    .output(z.array(speciesCard)),

  page: oc
    .route({ method: 'GET', path: '/species', summary: 'A page of the gallery, searched and filtered' })
    .input(speciesPageRequest)
    .output(speciesPage),

  suggestions: oc
    .route({
      method: 'GET',
      path: '/species/suggestions',
      summary: 'Up to eight names that contain the search text',
    })
    .input(z.object({ search: z.string().catch('').default('') }))
    .output(z.array(suggestion)),

  filterCounts: oc
    .route({
      method: 'GET',
      path: '/species/filter-counts',
      summary: 'How many species carry each status, appendix and family',
    })
    .output(filterCounts),

  withIllegalTrade: oc
    .route({
      method: 'GET',
      path: '/species/with-illegal-trade',
      summary: 'Ids of the species that have seizure records',
    })
    .output(z.array(z.uuid())),

  get: oc
    .route({ method: 'GET', path: '/species/{id}', summary: 'Everything the species page opens with' })
    .input(z.object({ id: speciesId }))
    .output(speciesDetail)
    .errors({ NOT_FOUND: {} }),

  image: oc
    .route({
      method: 'GET',
      path: '/species/{id}/image',
      summary: 'The picture of a species with its credit, or null',
    })
    .input(z.object({ id: speciesId }))
    .output(speciesImage.nullable())
    .errors({ NOT_FOUND: {} }),
}
