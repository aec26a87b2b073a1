import { oc } from '@orpc/contract'
import { z } from 'zod'
import { appendix, cmsAppendix, listingScope, provenance } from './vocabularies.ts'

const listingDay = z.string().describe('YYYY-MM-DD')

export const citesListing = z.object({
  id: z.uuid(),
  appendix,
  listing_date: listingDay,
  is_current: z.boolean(),
  covers: listingScope,
  population_identifier: z.string().nullable(),
  listed_under: z.string().nullable(),
  cop_listing: z.string().nullable(),
  notes: z.string().nullable(),
  ...provenance,
})

export type CitesListing = z.infer<typeof citesListing>

export const cmsListing = z.object({
  id: z.uuid(),
  appendix: cmsAppendix,
  listing_date: listingDay.nullable(),
  is_current: z.boolean(),
  agreement: z.string().nullable(),
  listed_under: z.string().nullable(),
  native_distribution: z.array(z.string()),
  introduced_distribution: z.array(z.string()),
  extinct_distribution: z.array(z.string()),
  uncertain_distribution: z.array(z.string()),
  uncategorised_distribution: z.array(z.string()),
  notes: z.string().nullable(),
  ...provenance,
})

export type CmsListing = z.infer<typeof cmsListing>

export const unifiedListing = z.object({
  species_id: z.uuid(),
  scientific_name: z.string(),
  common_name: z.string(),
  family: z.string(),
  population_identifier: z.string().nullable(),
  appendix,
  listing_date: listingDay,
  is_current: z.boolean(),
  is_split_listing: z.boolean(),
})

export const listingsContract = {
  unified: oc
    .route({
      method: 'GET',
      path: '/species-listings',
      summary: 'Current CITES listings, one per species and one more for each population listed apart',
    })
    .output(z.array(unifiedListing)),
}
