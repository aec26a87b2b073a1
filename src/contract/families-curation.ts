import { z } from 'zod'
import { optionalName, optionalParagraph, provenanceFields, requiredText } from './fields.ts'

export const familyInput = z.object({
  family_name: requiredText('family_required', 'name'),
  order_name: optionalName,
  class: optionalName,
  description: optionalParagraph,
  ...provenanceFields,
})
