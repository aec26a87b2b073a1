import { z } from 'zod'
import type { PublishedAssessment } from '#domain/assessments/published-assessments.ts'
import { RED_LIST_CATEGORIES, type RedListCategory } from '#domain/assessments/red-list.ts'

/*
 * Answers of the IUCN Red List API, version 4, as published: of a taxon with its assessments in short, or of
 * one assessment. Only what is read here is asked of them.
 */

const scopes = z
  .array(z.object({ code: z.coerce.string(), description: z.object({ en: z.string() }) }))
  .min(1)

/** The interface writes the year as text. */
const year = z.coerce.number().int().min(1900).max(2200)

const inShort = z.object({
  assessment_id: z.int(),
  year_published: year,
  latest: z.boolean(),
  possibly_extinct: z.boolean().default(false),
  possibly_extinct_in_the_wild: z.boolean().default(false),
  url: z.url().nullish(),
  red_list_category_code: z.string().min(1),
  scopes,
})

const taxon = z.object({ scientific_name: z.string().trim().min(1) })

/** `/taxa/scientific_name` and `/taxa/sis/{id}`. */
const taxonAnswer = z.object({ taxon, assessments: z.array(inShort) })

/** `/assessment/{id}`. */
const assessmentAnswer = inShort
  .omit({ red_list_category_code: true })
  .extend({ taxon, red_list_category: z.object({ code: z.string().min(1) }) })
  .transform(({ taxon, red_list_category, ...assessment }) => ({
    taxon,
    assessments: [{ ...assessment, red_list_category_code: red_list_category.code }],
  }))

const answer = z.union([taxonAnswer, assessmentAnswer])
/** One answer, or several in a list. */
const answers = z.union([z.array(answer), answer.transform((one) => [one])])

export interface TaxonAssessments {
  scientific_name: string
  assessments: Omit<PublishedAssessment, 'species_id'>[]
}

/** What a document says, by taxon; a sentence where it is no answer of the interface. */
export function readRedListAnswer(document: unknown): TaxonAssessments[] | { reason: string } {
  const read = answers.safeParse(document)
  if (!read.success)
    return { reason: 'it is no answer of the IUCN Red List API v4 about a taxon or an assessment' }
  return read.data.map(({ taxon, assessments }) => ({
    scientific_name: taxon.scientific_name,
    assessments: assessments.flatMap(byScope),
  }))
}

/** An assessment that stands for several scopes is one row in each. */
function byScope({ scopes, ...assessment }: z.infer<typeof inShort>): TaxonAssessments['assessments'] {
  const { red_list_category_code: code, url } = assessment
  return scopes.map((scope) => ({
    assessment_id: assessment.assessment_id,
    year_published: assessment.year_published,
    status: RED_LIST_CATEGORIES.includes(code as RedListCategory) ? (code as RedListCategory) : null,
    original_category: code,
    is_latest: assessment.latest,
    possibly_extinct: assessment.possibly_extinct,
    possibly_extinct_in_wild: assessment.possibly_extinct_in_the_wild,
    url: url ?? null,
    scope_code: scope.code,
    scope_description: scope.description.en,
  }))
}
