import type { TaxonAnswer } from '#testing/taxon-answers.ts'

/** How the stand-in for the taxon service answers about some of the species; about the others rightly. */
export const IMAGE_CASES: Record<string, TaxonAnswer> = {}
