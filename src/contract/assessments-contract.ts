import { z } from 'zod'
import { REASONS_FOR_CHANGE } from '#domain/assessments/reason-for-change.ts'
import { provenance, redListCategory, textOrNull, wholeNumberOrNull, yesNoOrNull } from './vocabularies.ts'

/** A species' Red List status, with its tags, scope and year. */
export const redListStatus = z
  .object({
    status: redListCategory.nullable(),
    possibly_extinct: yesNoOrNull.describe('null where the source does not say'),
    possibly_extinct_in_wild: yesNoOrNull.describe('null where the source does not say'),
    scope: textOrNull.describe('What was assessed, e.g. Global or Europe'),
    year: wholeNumberOrNull.describe('Year in which the assessment was published'),
  })
  .describe('A Red List status with its scope')

/** Source: specification, document 2, section 3, "IUCN assessment"; supplement, section 4. */
export const iucnAssessment = z
  .object({
    id: z.uuid(),
    assessment_id: wholeNumberOrNull.describe("The IUCN's own number of the assessment"),
    year_published: z.number().int(),
    status: redListCategory
      .nullable()
      .describe("One of today's categories; null where the published one has no equal among them"),
    original_category: textOrNull.describe(
      'The category as published; earlier editions had others, e.g. V or LR/cd',
    ),
    is_latest: z.boolean().describe('Whether it is the latest assessment of its scope'),
    possibly_extinct: yesNoOrNull.describe('null where the source does not say'),
    possibly_extinct_in_wild: yesNoOrNull.describe('null where the source does not say'),
    url: textOrNull.describe('Address of the assessment at the IUCN Red List'),
    scope_code: z.string().describe("The IUCN's code of the region assessed; 1 is the whole world"),
    scope_description: z.string().describe('The region assessed, e.g. Global or Europe'),
    population_trend: textOrNull.describe('As published'),
    criteria: textOrNull.describe('The Red List criteria that were met, e.g. A2b'),
    reason_for_change: z
      .enum(REASONS_FOR_CHANGE)
      .nullable()
      .describe(
        'Why the category differs from the assessment before; not stated: the publication does not say; null where it was not looked up',
      ),
    reason_for_change_source: textOrNull.describe('Where that reason was read'),
    threats_text: textOrNull.describe('The threats as published'),
    ...provenance,
  })
  .describe('A published Red List assessment')
