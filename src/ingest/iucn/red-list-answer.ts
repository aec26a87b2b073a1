import { z } from 'zod'
import type { PublishedAssessment } from '#domain/assessments/published-assessments.ts'
import { RED_LIST_CATEGORIES, type RedListCategory } from '#domain/assessments/red-list.ts'
import { type JsonPath, presentPart } from '../files/json-places.ts'

/*
 * Answers of the IUCN Red List API, version 4, as published: of a taxon with its assessments in short, or of
 * one assessment. Only what is read here is asked of them.
 */

/** Characters that the database cannot store unchanged: a NUL, half of a surrogate pair. */
const words = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'))

const scopes = z
  .array(
    z.object({ code: z.union([words, z.int()]).transform(String), description: z.object({ en: words }) }),
  )
  .min(1)

/** The interface writes the year as text. */
const year = z
  .union([z.string().regex(/^\d{4}$/), z.int()])
  .transform(Number)
  .pipe(z.int().min(1900).max(2200))

/** True or false; null where the answer does not say, which is not the same as no. */
const yesNoOrUnknown = z
  .boolean()
  .nullish()
  .transform((given) => given ?? null)

const inShort = z.object({
  assessment_id: z.int32().positive(),
  year_published: year,
  latest: z.boolean(),
  possibly_extinct: yesNoOrUnknown,
  possibly_extinct_in_the_wild: yesNoOrUnknown,
  // It becomes a link.
  url: words.pipe(z.url({ protocol: /^https?$/ })).nullish(),
  red_list_category_code: words.min(1),
  scopes,
  criteria: words.nullish(),
  population_trend: z.object({ description: z.object({ en: words }) }).nullish(),
  citation: words.nullish(),
})

const taxon = z.object({ scientific_name: words.trim().min(1) })

/** `/taxa/scientific_name` and `/taxa/sis/{id}`. */
const taxonAnswer = z.object({ taxon, assessments: z.array(inShort) })

/** `/assessment/{id}`. */
const assessmentAnswer = inShort
  .omit({ red_list_category_code: true })
  .extend({ taxon, red_list_category: z.object({ code: words.min(1) }) })
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

/** Why a document is no answer of the interface, and the part of it that is to blame. */
export interface NoAnswer {
  reason: string
  path: JsonPath
}

/** What a document says, by taxon; a sentence where it is no answer of the interface. */
export function readRedListAnswer(document: unknown): TaxonAssessments[] | NoAnswer {
  const read = answers.safeParse(document)
  if (!read.success) {
    const reason = 'it is no answer of the IUCN Red List API v4 about a taxon or an assessment'
    return { reason, path: partToBlame(document, read.error.issues) }
  }
  return read.data.map(({ taxon, assessments }) => ({
    scientific_name: taxon.scientific_name,
    assessments: assessments.flatMap(byScope),
  }))
}

/** Of the forms an answer may have, the one that was meant agrees with the document furthest down. */
function partToBlame(document: unknown, issues: readonly Issue[]): JsonPath {
  return pathsOf(issues)
    .map((path) => presentPart(document, path))
    .reduce((deepest, path) => (path.length > deepest.length ? path : deepest), [])
}

type Issue = z.core.$ZodIssue

function pathsOf(issues: readonly Issue[]): JsonPath[] {
  return issues.flatMap(({ path, ...issue }) => [
    path,
    ...(issue.code === 'invalid_union' ? pathsOf(issue.errors.flat()).map((rest) => [...path, ...rest]) : []),
  ])
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
    criteria: assessment.criteria || null,
    population_trend: assessment.population_trend?.description.en || null,
    citation: assessment.citation || null,
    scope_code: scope.code,
    scope_description: scope.description.en,
  }))
}
