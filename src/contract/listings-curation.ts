import { z } from 'zod'
import { endsBeforeStart } from '#domain/calendar.ts'
import { APPENDICES, CMS_APPENDICES, LISTING_SCOPES } from '#domain/listings/appendix.ts'
import { isBeforeConvention, isCurrentAndEnded } from '#domain/listings/listing-contradictions.ts'
import { SUSPENSION_ISSUERS } from '#domain/listings/suspension-issuers.ts'
import { FIRST_CITES_YEAR } from '#domain/trade/trade-vocabulary.ts'
import { ofSpecies } from './curated-records.ts'
import {
  checkbox,
  choice,
  evenBesideOtherErrors,
  optionalDay,
  optionalLink,
  optionalName,
  optionalParagraph,
  optionalText,
  provenanceFields,
  requiredAmount,
  requiredDay,
  requiredLink,
  requiredYear,
  textList,
} from './fields.ts'

/** Source: specification, document 3, section 5, "CITES listing". */
export const citesListingInput = z
  .object({
    ...ofSpecies,
    appendix: choice(APPENDICES, 'appendix_required'),
    listing_date: requiredDay('listing_date_required').refine(
      (listing_date) => !isBeforeConvention({ listing_date }),
      'listing_before_convention',
    ),
    end_date: optionalDay,
    notes: optionalParagraph,
    is_current: checkbox,
    covers: choice(LISTING_SCOPES, 'covers_required').default('species'),
    population_identifier: optionalText,
    listed_under: optionalName,
    cop_listing: optionalName,
    ...provenanceFields,
  })
  .refine(({ listing_date, end_date }) => !endsBeforeStart(listing_date, end_date), {
    path: ['end_date'],
    error: 'listing_ends_before_start',
    ...evenBesideOtherErrors,
  })
  .refine((listing) => !isCurrentAndEnded(listing), {
    path: ['end_date'],
    error: 'current_listing_has_no_end',
    ...evenBesideOtherErrors,
  })

/** Source: specification, document 3, section 3, "cms_listings"; supplement, section 2, "Field names". */
export const cmsListingInput = z.object({
  ...ofSpecies,
  appendix: choice(CMS_APPENDICES, 'appendix_required'),
  listing_date: optionalDay,
  is_current: checkbox,
  agreement: optionalName,
  listed_under: optionalName,
  native_distribution: textList,
  introduced_distribution: textList,
  extinct_distribution: textList,
  uncertain_distribution: textList,
  uncategorised_distribution: textList,
  notes: optionalParagraph,
  ...provenanceFields,
})

/** What is written of a suspension. Source: specification, document 3, sections 3 and 5. */
export const tradeSuspensionRow = z
  .object({
    country_id: optionalLink,
    country_name: optionalName,
    issued_by: choice(SUSPENSION_ISSUERS, 'suspension_issuer_required').default('cites'),
    suspension_start_date: requiredDay('suspension_start_required'),
    suspension_end_date: optionalDay,
    is_active: z.boolean().default(true),
    confirmed_on: optionalDay,
    reason: optionalParagraph,
    notes: optionalParagraph,
    ...provenanceFields,
  })
  .refine(({ country_id, country_name }) => country_id || country_name, {
    path: ['country_id'],
    error: 'suspension_country_required',
    ...evenBesideOtherErrors,
  })
  .refine(
    ({ suspension_start_date, suspension_end_date }) =>
      !endsBeforeStart(suspension_start_date, suspension_end_date),
    { path: ['suspension_end_date'], error: 'suspension_ends_before_start', ...evenBesideOtherErrors },
  )

export const citesTradeSuspensionInput = tradeSuspensionRow.extend(ofSpecies)

/** A party's reservation on a listing. Source: CITES, Article XXIII. */
export const citesReservationInput = z
  .object({
    ...ofSpecies,
    country_id: requiredLink('country_required'),
    appendix: choice(APPENDICES, 'appendix_required'),
    listed_under: optionalName,
    population: optionalText,
    start_date: requiredDay('reservation_start_required'),
    end_date: optionalDay,
    is_active: z.boolean().default(true),
    confirmed_on: optionalDay,
    notes: optionalParagraph,
    ...provenanceFields,
  })
  .refine(({ start_date, end_date }) => !endsBeforeStart(start_date, end_date), {
    path: ['end_date'],
    error: 'ends_before_start',
    ...evenBesideOtherErrors,
  })
  .refine(({ is_active, end_date }) => !(is_active && end_date), {
    path: ['is_active'],
    error: 'active_with_end',
    ...evenBesideOtherErrors,
  })
  .refine(({ start_date, confirmed_on }) => !endsBeforeStart(start_date, confirmed_on), {
    path: ['confirmed_on'],
    error: 'confirmed_before_start',
    ...evenBesideOtherErrors,
  })

/** How much of a species a country allows itself to export in a year. */
export const citesExportQuotaInput = z.object({
  ...ofSpecies,
  country_id: requiredLink('country_required'),
  year: requiredYear(FIRST_CITES_YEAR, 'quota_year'),
  quantity: requiredAmount('quantity_required'),
  unit: optionalName,
  notes: optionalParagraph,
  ...provenanceFields,
})
