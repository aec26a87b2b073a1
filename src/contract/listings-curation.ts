import { z } from 'zod'
import { APPENDICES, CMS_APPENDICES, LISTING_SCOPES } from '#domain/listings/appendix.ts'
import { curatedRecords, ofSpecies } from './curated-records.ts'
import {
  checkbox,
  choice,
  optionalDay,
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
