import { z } from 'zod'
import { APPENDICES, CMS_APPENDICES, LISTING_SCOPES } from '#domain/listings/appendix.ts'
import { endsBeforeItStarts } from '#domain/listings/suspension-period.ts'
import { curatedRecords, ofSpecies } from './curated-records.ts'
import {
  checkbox,
  choice,
  optionalDay,
  optionalLink,
  optionalText,
  provenanceFields,
  requiredDay,
  textList,
} from './fields.ts'

/** Source: specification, document 3, section 5, "CITES listing". */
export const citesListingInput = z.object({
  ...ofSpecies,
  appendix: choice(APPENDICES, 'appendix_required'),
  listing_date: requiredDay('listing_date_required'),
  notes: optionalText,
  is_current: checkbox,
  covers: choice(LISTING_SCOPES, 'covers_required').default('species'),
  population_identifier: optionalText,
  listed_under: optionalText,
  cop_listing: optionalText,
  ...provenanceFields,
})

export const citesListingsCuration = curatedRecords('/cites-listings', citesListingInput)

/** Source: specification, document 3, section 3, "cms_listings"; supplement, section 2, "Field names". */
export const cmsListingInput = z.object({
  ...ofSpecies,
  appendix: choice(CMS_APPENDICES, 'appendix_required'),
  listing_date: optionalDay,
  is_current: checkbox,
  agreement: optionalText,
  listed_under: optionalText,
  native_distribution: textList,
  introduced_distribution: textList,
  extinct_distribution: textList,
  uncertain_distribution: textList,
  uncategorised_distribution: textList,
  notes: optionalText,
  ...provenanceFields,
})

export const cmsListingsCuration = curatedRecords('/cms-listings', cmsListingInput)

/** What a suspension holds together is said also while others of its fields are wrong. */
const when = ({ value }: { value: unknown }) => value instanceof Object

/** What is written of a suspension. Source: specification, document 3, sections 3 and 5. */
export const tradeSuspensionRow = z
  .object({
    country_id: optionalLink,
    country_name: optionalText,
    suspension_start_date: requiredDay('suspension_start_required'),
    suspension_end_date: optionalDay,
    is_active: z.boolean().default(true),
    reason: optionalText,
    notes: optionalText,
    ...provenanceFields,
  })
  .refine(({ country_id, country_name }) => country_id || country_name, {
    path: ['country_id'],
    error: 'suspension_country_required',
    when,
  })
  .refine((period) => !endsBeforeItStarts(period), {
    path: ['suspension_end_date'],
    error: 'suspension_ends_before_start',
    when,
  })

export const citesTradeSuspensionInput = tradeSuspensionRow.extend(ofSpecies)

export const citesTradeSuspensionsCuration = curatedRecords('/trade-suspensions', citesTradeSuspensionInput)
