import { z } from 'zod'
import { get, getOfSpecies } from './routes.ts'
import { answeredPart, PART_SAYS } from './species-list-contract.ts'
import { reservedTradeAnswer, tradeMeasures } from './trade-measures-contract.ts'
import { appendix, cmsAppendix, day, listingScope, provenance, textOrNull } from './vocabularies.ts'

const populationIdentifier = textOrNull.describe(
  'The population or subspecies covered; null where the listing covers the species',
)
const listedUnder = textOrNull.describe('The taxon that the convention names, e.g. an order')

/** Source: specification, document 2, section 3, "CITES listing"; its annotation is in `notes`. */
export const citesListing = z
  .object({
    id: z.uuid(),
    appendix,
    listing_date: day.describe('YYYY-MM-DD, the first day in force'),
    end_date: day
      .nullable()
      .describe('The last day in force; null while it is current, and where the source does not say'),
    is_current: z.boolean().describe('Several may be current: one for the species and one per population'),
    covers: listingScope,
    population_identifier: populationIdentifier,
    listed_under: listedUnder,
    cop_listing: textOrNull.describe('The Conference of the Parties that decided it'),
    notes: textOrNull.describe("The annotation, in the publisher's own words"),
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
    agreement: textOrNull.describe('The convention, or the agreement under it'),
    listed_under: listedUnder,
    native_distribution: rangeStates.describe('Range states, ISO 3166-1 alpha-2'),
    introduced_distribution: rangeStates.describe('Where it was introduced, ISO 3166-1 alpha-2'),
    extinct_distribution: rangeStates.describe('Where it is extinct, ISO 3166-1 alpha-2'),
    uncertain_distribution: rangeStates.describe('Where its presence is uncertain, ISO 3166-1 alpha-2'),
    uncategorised_distribution: rangeStates.describe(
      'Range states that the source names without a category, ISO 3166-1 alpha-2',
    ),
    notes: textOrNull.describe("The publisher's own words"),
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
    listing_date: day.describe('Of the row in force, which may amend an earlier listing'),
    is_current: z.boolean().describe('Always true'),
    is_split_listing: z.boolean().describe('Whether a population of the species is listed apart'),
    in_force_since: day.describe('Since when it is in this appendix without a break'),
  })
  .describe('A current CITES listing with the species it belongs to')

export const listingsContract = {
  unified: get(
    '/species-listings',
    'Current CITES listings, one per species and one more for each population listed separately',
  )
    .input(z.object(answeredPart).optional())
    .output(
      z.array(unifiedListing).describe(`By scientific name; the parts are counted in species. ${PART_SAYS}`),
    ),

  tradeMeasures: getOfSpecies(
    '/species/{id}/trade-measures',
    'Reservations on the CITES listings of a species, trade suspensions, export quotas and conservation measures',
  ).output(tradeMeasures),

  reservedTrade: getOfSpecies(
    '/species/{id}/reserved-trade',
    'Commercial trade in wild specimens of Appendix I with parties that have a reservation; null where there is none',
    { shows: ['cites_trade'], costly: true },
  ).output(reservedTradeAnswer.nullable()),
}
