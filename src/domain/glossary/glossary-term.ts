import type { GlossaryCategory } from './glossary-vocabulary.ts'

/** A word of this field with its definition, as the rules of the glossary read it. */
export interface GlossaryTerm {
  term: string
  acronym: string | null
  definition: string
  category: GlossaryCategory
  subcategory: string | null
  examples: string | null
  /** Other terms, by their words. */
  related_terms: readonly string[] | null
  /** 0 to 10. */
  priority: number
}

const IMPORTANT = 8

/** Whether a term carries the 'important' badge. Source: specification, document 1, section 9. */
export function isImportant({ priority }: Pick<GlossaryTerm, 'priority'>): boolean {
  return priority >= IMPORTANT
}
