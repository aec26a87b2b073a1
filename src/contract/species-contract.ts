import { z } from 'zod'
import { LANGUAGES } from '#domain/portal/languages.ts'
import { DRAWINGS } from '#domain/species/drawing.ts'
import { POPULATION_TRENDS } from '#domain/species/population-trend.ts'
import { REVIEW_STATES } from '#domain/species/quality-review.ts'
import { TREND_VERDICTS } from '#domain/trade/trend-verdict.ts'
import { iucnAssessment } from './assessments-contract.ts'
import {
  askedSearch,
  filterCounts,
  filterCountsRequest,
  speciesPage,
  speciesPageRequest,
  suggestion,
} from './gallery-contract.ts'
import { citesListing, cmsListing } from './listings-contract.ts'
import { commonName, nameInLanguage, namesOfSpecies } from './names-contract.ts'
import { oneOf } from './parameters.ts'
import { textNote } from './references-contract.ts'
import { get, getOfSpecies } from './routes.ts'
import { marked } from './shows.ts'
import { speciesCard } from './species-card-contract.ts'
import { answeredPart, listPart, PART_SAYS } from './species-list-contract.ts'
import { distributionRange, subpopulation, threat } from './species-parts-contract.ts'
import { day, provenance, speciesId, textOrNull, wholeNumberOrNull } from './vocabularies.ts'

const latestAssessment = iucnAssessment.pick({
  status: true,
  original_category: true,
  possibly_extinct: true,
  possibly_extinct_in_wild: true,
  year_published: true,
  url: true,
  scope_code: true,
  scope_description: true,
  checked: true,
})
const currentCitesListing = citesListing
  .pick({ appendix: true, listing_date: true, checked: true })
  .extend({ in_force_since: day.describe('Since when it is in this appendix without a break') })
const currentCmsListing = cmsListing.pick({ appendix: true, listing_date: true, checked: true })

const synonym = z.object({
  synonym: z.string(),
  kind: z.string().describe('former, other-list (used by another list) or spelling'),
  ...provenance,
})

const fieldSource = z.object({
  field: z.string().describe('The field that this is the source of'),
  year: wholeNumberOrNull.describe('The year it was published for, where the source names one'),
  ...provenance,
})

/** What the species page opens with. Source: specification, document 2, section 3, "species". */
export const speciesDetail = z
  .object({
    id: z.uuid(),
    scientific_name: z.string().describe('The name that the CITES Trade Database uses'),
    common_name: textOrNull.describe('In English'),
    primary_common_name: textOrNull.describe('The main one of common_names'),
    common_names: z.array(commonName).describe('Names in all languages, main names first'),
    synonyms: z.array(synonym).describe('Other scientific names; trade records and searches match them too'),
    kingdom: z.string(),
    phylum: z.string(),
    class: z.string(),
    order_name: z.string(),
    family: z.string(),
    family_description: textOrNull,
    family_record: z
      .object({ id: z.uuid(), ...provenance })
      .nullable()
      .describe('The record that family_description is from; null for a family without one'),
    genus: z.string(),
    species_name: z.string().describe('The name behind the genus'),
    authority: textOrNull.describe('Who described the species, and when'),
    sis_id: wholeNumberOrNull.describe("The IUCN's number of the taxon"),
    inaturalist_id: wholeNumberOrNull.describe("iNaturalist's number of the taxon"),
    drawing: z.enum(DRAWINGS).nullable().describe('The line drawing that stands in for a picture'),
    image_url: textOrNull.describe('Path of the picture at this portal'),
    description: textOrNull,
    habitat_description: textOrNull,
    population_trend: textOrNull.describe('Free text as published'),
    derived_population_trend: z.enum(POPULATION_TRENDS).describe('What population_trend comes to'),
    population_size: textOrNull.describe('Free text as published'),
    generation_length: textOrNull.describe('Years, as published'),
    movement_patterns: textOrNull,
    use_and_trade: textOrNull,
    threats_overview: textOrNull,
    conservation_overview: textOrNull,
    arctic_region: z.boolean(),
    field_sources: z.array(fieldSource).describe('Where each text and population fact comes from'),
    text_notes: z
      .array(textNote)
      .describe('The publications that support the texts, in the order of the page'),
    manual_review: z.enum(REVIEW_STATES).describe('How far the review of this profile is'),
    reviewed_by: textOrNull,
    review_date: day.nullable(),
    review_notes: textOrNull,
    checked_facts: z
      .object({
        facts: z.number().int(),
        checked: z.number().int().describe('How many of them were compared with their source'),
      })
      .describe(
        'The facts of this profile: names, texts, figures, assessments, listings, measures, references',
      ),
    iucn_assessments: z.array(iucnAssessment).describe('Newest first'),
    cites_listings: z.array(citesListing).describe('Newest first'),
    cms_listings: z.array(cmsListing).describe('Newest first, undated last'),
    subpopulations: z.array(subpopulation),
    threats: z.array(threat),
    distribution_ranges: z.array(distributionRange),
    latest_assessment: latestAssessment
      .nullable()
      .describe('The latest assessment, the global one first; a regional one must be shown with its scope'),
    current_cites_listing: currentCitesListing
      .nullable()
      .describe('The strictest of the current ones where populations are listed apart'),
    current_cms_listing: currentCmsListing.nullable(),
    first_cites_listing: day.nullable().describe('YYYY-MM-DD of the earliest CITES listing in any appendix'),
    first_cites_year: wholeNumberOrNull.describe('The year of that listing'),
    total_trade_records: z.number().int().describe('Trade records in the release in use'),
    first_trade_year: wholeNumberOrNull.describe('The earliest year with a trade record'),
    trade_finding: z
      .object({
        verdict: z.enum(TREND_VERDICTS),
        window_first: z.number().int().describe('The first of the ten complete years that were judged'),
        window_last: z.number().int().describe('The last of them'),
      })
      .nullable()
      .describe('Whether trade rises or falls, as at /species/{id}/trade/trends; null without a release'),
    seizure_records: z.number().int(),
    catch_records: z.number().int(),
    iucn_url: textOrNull.describe('The page of the species at the IUCN Red List'),
    cites_url: textOrNull.describe('Where Species+ answers for the scientific name'),
    ...provenance,
  })
  .describe('A species with its taxonomy, texts, status and review')

export type SpeciesDetail = z.infer<typeof speciesDetail>

/** Source: specification, document 2, section 3, "Image data"; supplement, section 8. */
export const speciesImage = z
  .object({
    url: z.string().describe('Path of the picture at this portal'),
    large_url: z.string().describe('Path of the same picture, larger'),
    attribution: textOrNull.describe('Whom to credit, as the taxon service words it'),
    license_code: textOrNull.describe('Open licence as the taxon service names it, e.g. cc-by'),
    page_url: textOrNull.describe('Where the picture was found'),
  })
  .describe('A picture with its credit; null where the portal has none')

export type SpeciesImage = z.infer<typeof speciesImage>

export const speciesContract = {
  list: get('/species/all', 'All species, by scientific name', { shows: ['cites_trade', 'seizures'] })
    .input(z.object(listPart).optional())
    .output(z.array(marked(speciesCard))),

  page: get('/species', 'A page of the gallery, searched and filtered', {
    shows: ['cites_trade', 'seizures'],
  })
    .input(speciesPageRequest)
    .output(marked(speciesPage)),

  suggestions: get('/species/suggestions', 'Up to eight things that the search text may mean')
    .input(askedSearch)
    .output(z.array(suggestion)),

  names: get('/species/names', 'The names of all species in every language, with synonyms and families')
    .input(z.object(listPart).optional())
    .output(z.array(namesOfSpecies)),

  localNames: get('/species/names/{language}', 'What species are called in one language')
    .input(
      z.object({
        language: oneOf('language', LANGUAGES).describe('ISO 639 code; no is bokmål'),
        ...listPart,
      }),
    )
    .output(z.array(nameInLanguage)),

  filterCounts: get(
    '/species/filter-counts',
    'How many species have each status, appendix, group and family',
    { shows: ['seizures'] },
  )
    .input(filterCountsRequest)
    .output(marked(filterCounts)),

  withIllegalTrade: get('/species/with-illegal-trade', 'Ids of the species that have seizure records', {
    shows: ['seizures'],
  })
    .input(z.object(answeredPart).optional())
    .output(z.array(marked(z.object({ id: z.uuid() }))).describe(`By scientific name. ${PART_SAYS}`)),

  get: getOfSpecies('/species/{id}', 'Everything the species page opens with', {
    shows: ['cites_trade', 'seizures'],
  }).output(marked(speciesDetail)),

  card: get('/species/{id}/card', 'A species in short, or null', { shows: ['cites_trade', 'seizures'] })
    .input(z.object({ id: speciesId }))
    .output(marked(speciesCard).nullable()),

  image: getOfSpecies('/species/{id}/image', 'The picture of a species with its credit, or null').output(
    speciesImage.nullable(),
  ),
}
