import { z } from 'zod'
import { ofSpecies } from './curated-records.ts'
import {
  optionalAmount,
  optionalLink,
  optionalName,
  optionalParagraph,
  optionalYear,
  provenanceFields,
  requiredText,
} from './fields.ts'

const FIRST_YEAR = 1800

export const managementAreaInput = z.object({
  area_name: requiredText('name_required', 'name'),
  area_type: requiredText('type_required', 'name'),
  ...provenanceFields,
})

/** Source: specification, document 2, section 3, "Catch record"; supplement, section 9. */
export const catchRecordInput = z.object({
  ...ofSpecies,
  country_id: optionalLink,
  management_area_id: optionalLink,
  year: optionalYear(FIRST_YEAR),
  season: optionalName,
  catch_total: optionalAmount,
  quota_amount: optionalAmount,
  notes: optionalParagraph,
  data_source: requiredText('data_source_required'),
  ...provenanceFields,
})
