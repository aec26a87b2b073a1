import { oc } from '@orpc/contract'
import { z } from 'zod'
import { appendix, cmsAppendix, day, listingScope, provenance } from './vocabularies.ts'

const populationIdentifier = z
  .string()
  .nullable()
  .describe('The population or subspecies covered; null where the listing covers the species')
const listedUnder = z.string().nullable().describe('The taxon that the convention names, e.g. an order')

/** Source: specification, document 2, section 3, "CITES listing"; its annotation stands in `notes`. */
export const citesListing = z
  .object({
    id: z.uuid(),
    appendix,
    listing_date: day,
    is_current: z.boolean().describe('Several may be current: one for the species and one per population'),
    covers: listingScope,
    population_identifier: populationIdentifier,
    listed_under: listedUnder,
    cop_listing: z.string().nullable().describe('The Conference of the Parties that decided it'),
    notes: z.string().nullable().describe("The annotation, in the publisher's own words"),
    ...provenance,
  })
  .describe('A place in a CITES appendix, current or former')

export type CitesListing = z.infer<typeof citesListing>

const rangeStates = z.array(z.string())

/** Source: specification, document 2, section 3, "CMS listing". */
export const cmsListing = z
  .object({
    id: z.uuid(),
    appendix: cmsAppendix,
    listing_date: day.nullable().describe('YYYY-MM-DD; null where the source names no date'),
    is_current: z.boolean(),
    agreement: z.string().nullable().describe('The convention, or the agreement under it'),
    listed_under: listedUnder,
    native_distribution: rangeStates.describe('Range states, ISO 3166-1 alpha-2'),
    introduced_distribution: rangeStates.describe('Where it was introduced, ISO 3166-1 alpha-2'),
    extinct_distribution: rangeStates.describe('Where it is extinct, ISO 3166-1 alpha-2'),
    uncertain_distribution: rangeStates.describe('Where its presence is uncertain, ISO 3166-1 alpha-2'),
    uncategorised_distribution: rangeStates.describe(
      'Range states that the source names without a category, ISO 3166-1 alpha-2',
    ),
    notes: z.string().nullable().describe("The publisher's own words"),
    ...provenance,
  })
  .describe('A place in an appendix of the Convention on Migratory Species, with the range listed there')

export type CmsListing = z.infer<typeof cmsListing>

/** Source: specification, document 1, section 3, "species_listings_unified". */
export const unifiedListing = z
  .object({
    species_id: z.uuid(),
    scientific_name: z.string(),
    common_name: z.string(),
    family: z.string(),
    population_identifier: populationIdentifier,
    appendix,
    listing_date: day,
    is_current: z.boolean().describe('Always true'),
    is_split_listing: z.boolean().describe('Whether a population of the species is listed apart'),
  })
  .describe('A current CITES listing with the species it belongs to')

export const listingsContract = {
  unified: oc
    .route({
      method: 'GET',
      path: '/species-listings',
      summary: 'Current CITES listings, one per species and one more for each population listed apart',
    })
    .output(z.array(unifiedListing)),
}
