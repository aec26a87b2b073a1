import { z } from 'zod'
import { provenance, redListCategory } from './vocabularies.ts'

export const iucnAssessment = z.object({
  id: z.uuid(),
  assessment_id: z.number().int().nullable(),
  year_published: z.number().int(),
  status: redListCategory.nullable(),
  original_category: z.string().nullable(),
  is_latest: z.boolean(),
  possibly_extinct: z.boolean(),
  possibly_extinct_in_wild: z.boolean(),
  url: z.string().nullable(),
  scope_code: z.string(),
  scope_description: z.string(),
  population_trend: z.string().nullable(),
  criteria: z.string().nullable(),
  threats_text: z.string().nullable(),
  ...provenance,
})
