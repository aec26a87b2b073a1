import { z } from 'zod'
import { provenance, redListCategory, textOrNull, wholeNumberOrNull } from './vocabularies.ts'

export const subpopulation = z
  .object({
    id: z.uuid(),
    subpopulation_name: z.string(),
    region: textOrNull,
    status: redListCategory.nullable().describe('Its own Red List category, never that of the species'),
    year_published: wholeNumberOrNull,
    sis_id: wholeNumberOrNull.describe("The IUCN's number of the subpopulation"),
    notes: textOrNull,
    ...provenance,
  })
  .describe('A subpopulation with its own Red List assessment')

export type Subpopulation = z.infer<typeof subpopulation>

export const threat = z
  .object({ id: z.uuid(), threat: z.string(), severity: textOrNull, description: textOrNull, ...provenance })
  .describe('What endangers the species, as editors entered it')

export const distributionRange = z
  .object({
    id: z.uuid(),
    country_code: textOrNull.describe('ISO 3166-1 alpha-2'),
    region: textOrNull,
    presence: textOrNull.describe('E.g. resident, migratory, vagrant'),
    notes: textOrNull,
    ...provenance,
  })
  .describe('A part of the range, as editors entered it')
