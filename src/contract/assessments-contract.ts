import { z } from 'zod'
import { provenance, redListCategory } from './vocabularies.ts'

/** Source: specification, document 2, section 3, "IUCN assessment"; supplement, section 4. */
export const iucnAssessment = z
  .object({
    id: z.uuid(),
    assessment_id: z.number().int().nullable().describe("The IUCN's own number of the assessment"),
    year_published: z.number().int(),
    status: redListCategory
      .nullable()
      .describe("One of today's categories; null where the published one has no equal among them"),
    original_category: z
      .string()
      .nullable()
      .describe('The category as published; earlier editions had others, e.g. V or LR/cd'),
    is_latest: z.boolean().describe('Whether it is the latest assessment of its scope'),
    possibly_extinct: z.boolean(),
    possibly_extinct_in_wild: z.boolean(),
    url: z.string().nullable().describe('Address of the assessment at the IUCN Red List'),
    scope_code: z.string().describe("The IUCN's code of the region assessed; 1 is the whole world"),
    scope_description: z.string().describe('The region assessed, e.g. Global or Europe'),
    population_trend: z.string().nullable().describe('As published'),
    criteria: z.string().nullable().describe('The Red List criteria that were met, e.g. A2b'),
    threats_text: z.string().nullable().describe('The threats as published'),
    ...provenance,
  })
  .describe('A published Red List assessment')
