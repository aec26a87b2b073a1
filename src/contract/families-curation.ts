import { z } from 'zod'
import { curatedRecords } from './curated-records.ts'
import { optionalText, provenanceFields, requiredText } from './fields.ts'

export const familyInput = z.object({
  family_name: requiredText('family_required'),
  order_name: optionalText,
  class: optionalText,
  description: optionalText,
  ...provenanceFields,
})

export const familiesCuration = curatedRecords('/families', familyInput)
