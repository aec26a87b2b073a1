import { z } from 'zod'
import { RED_LIST_CATEGORIES } from '#domain/assessments/red-list.ts'
import { APPENDICES, CMS_APPENDICES, LISTING_SCOPES } from '#domain/listings/appendix.ts'
import { INVALID_ID_MESSAGE, SPECIES_ID } from '#domain/species/species-id.ts'

/** A UUID in any case, lower-cased; anything else is refused with the specification's words. */
export const speciesId = z.string().trim().toLowerCase().regex(SPECIES_ID, INVALID_ID_MESSAGE)

export const redListCategory = z.enum(RED_LIST_CATEGORIES)
export const appendix = z.enum(APPENDICES)
export const cmsAppendix = z.enum(CMS_APPENDICES)
export const listingScope = z.enum(LISTING_SCOPES)

/** Where a fact comes from and whether somebody compared it with that source. */
export const provenance = { source: z.string().nullable(), checked: z.boolean() }

/** One or several values of a query parameter: `?family=A&family=B`. */
export const listOf = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((given) => (given === undefined ? [] : Array.isArray(given) ? given : [given]), z.array(value))

/** A flag in an address: `true`, `1` and the bare name switch it on. */
export const flag = z.preprocess(
  (given) => given === true || given === 'true' || given === '1' || given === '',
  z.boolean(),
)
