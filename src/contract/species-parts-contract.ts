import { z } from 'zod'
import { provenance, redListCategory } from './vocabularies.ts'

const text = z.string().nullable()

export const subpopulation = z
  .object({
    id: z.uuid(),
    subpopulation_name: z.string(),
    region: text,
    status: redListCategory.nullable().describe('Its own Red List category, never that of the species'),
    year_published: z.number().int().nullable(),
    sis_id: z.number().int().nullable().describe("The IUCN's number of the subpopulation"),
    notes: text,
    ...provenance,
  })
  .describe('A subpopulation with its own Red List assessment')

export type Subpopulation = z.infer<typeof subpopulation>

export const threat = z
  .object({ id: z.uuid(), threat: z.string(), severity: text, description: text, ...provenance })
  .describe('What endangers the species, as editors entered it')

export const distributionRange = z
  .object({
    id: z.uuid(),
    country_code: text.describe('ISO 3166-1 alpha-2'),
    region: text,
    presence: text.describe('E.g. resident, migratory, vagrant'),
    notes: text,
    ...provenance,
  })
  .describe('A part of the range, as editors entered it')
