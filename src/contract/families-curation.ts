import { z } from 'zod'
import { curatedRecords } from './curated-records.ts'
import { optionalName, optionalParagraph, provenanceFields, requiredText } from './fields.ts'

export const familyInput = z.object({
  family_name: requiredText('family_required', 'name'),
  order_name: optionalName,
  class: optionalName,
  description: optionalParagraph,
  ...provenanceFields,
})

export const familiesCuration = curatedRecords('/families', familyInput)
