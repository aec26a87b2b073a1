import { z } from 'zod'
import { RED_LIST_CATEGORIES } from '#domain/assessments/red-list.ts'
import { APPENDICES, CMS_APPENDICES, LISTING_SCOPES } from '#domain/listings/appendix.ts'
import { INVALID_ID_MESSAGE, SPECIES_ID } from '#domain/species/species-id.ts'

/** A UUID in any case, lower-cased; anything else is refused with the specification's words. */
export const speciesId = z
  .string()
  .trim()
  .toLowerCase()
  .regex(SPECIES_ID, INVALID_ID_MESSAGE)
  .describe('Id of the species, a UUID in any case')

/** The nine categories of today's Red List. */
export const redListCategory = z.enum(RED_LIST_CATEGORIES).describe('IUCN Red List category')
/** Never N, which only trade records carry. */
export const appendix = z.enum(APPENDICES).describe('CITES appendix; I is the strictest')
/** One word for a species that is in both appendices. */
export const cmsAppendix = z.enum(CMS_APPENDICES).describe('CMS appendix; I/II is a listing in both')
/** Only populations make an entry of their own. Source: supplement, section 4, "Split listing". */
export const listingScope = z
  .enum(LISTING_SCOPES)
  .describe('What the listing covers: the species, one population or a subspecies')

/** A day without a time, as the database writes it. */
export const day = z.string().describe('YYYY-MM-DD')

/** What a record may leave open. */
export const textOrNull = z.string().nullable()
export const wholeNumberOrNull = z.number().int().nullable()
export const numberOrNull = z.number().nullable()
export const yesNoOrNull = z.boolean().nullable()

/** Where a fact comes from and whether someone compared it with that source. */
export const provenance = {
  source: textOrNull.describe('Where the fact comes from, in words'),
  checked: z.boolean().describe('Whether someone compared the fact with that source'),
}

/** One or several values of a query parameter: `?family=A&family=B`. */
export const listOf = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((given) => (given === undefined ? [] : Array.isArray(given) ? given : [given]), z.array(value))
