import { z } from 'zod'
import { RED_LIST_CATEGORIES } from '#domain/assessments/red-list.ts'
import { storedName, storedTaxon } from '#domain/names/stored-name.ts'
import { FIRST_ASSESSMENT_YEAR } from './assessments-curation.ts'
import { ofSpecies } from './curated-records.ts'
import {
  evenBesideOtherErrors,
  optional,
  optionalChoice,
  optionalCount,
  optionalDay,
  optionalName,
  optionalParagraph,
  optionalText,
  optionalYear,
  provenanceFields,
  requiredName,
  requiredText,
} from './fields.ts'

export const subpopulationInput = z.object({
  ...ofSpecies,
  subpopulation_name: requiredName('name_required', storedName),
  region: optionalText,
  status: optionalChoice(RED_LIST_CATEGORIES),
  year_published: optionalYear(FIRST_ASSESSMENT_YEAR),
  sis_id: optionalCount,
  notes: optionalParagraph,
  ...provenanceFields,
})

export const conservationMeasureInput = z.object({
  ...ofSpecies,
  measure: requiredText('measure_required'),
  start_date: optionalDay,
  description: optionalParagraph,
  ...provenanceFields,
})

/** A part of the range is a country, a region or a region of a country; without either it says nothing. */
export const distributionRangeInput = z
  .object({
    ...ofSpecies,
    country_code: optional('code').refine(
      (code) => code === null || /^[A-Z][A-Z0-9]$/.test(code),
      'country_code_shape',
    ),
    region: optionalText,
    presence: optionalName,
    notes: optionalParagraph,
    ...provenanceFields,
  })
  .refine(({ country_code, region }) => country_code !== null || region !== null, {
    path: ['region'],
    error: 'range_place_required',
    ...evenBesideOtherErrors,
  })

export const speciesThreatInput = z.object({
  ...ofSpecies,
  threat: requiredText('threat_required'),
  severity: optionalName,
  description: optionalParagraph,
  ...provenanceFields,
})

export const familyInput = z.object({
  family_name: requiredName('family_required', storedTaxon),
  order_name: optionalName,
  class: optionalName,
  description: optionalParagraph,
  ...provenanceFields,
})
