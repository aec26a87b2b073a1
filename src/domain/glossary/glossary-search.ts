import { foldName } from '../names/fold-name.ts'
import { isSearchable, searchWords } from '../names/search-text.ts'
import { GLOSSARY_CATEGORIES, type GlossaryCategory } from './glossary-vocabulary.ts'
import type { LocalizedTerm } from './localized-term.ts'

/** What a reader looks for in the glossary. */
export interface GlossaryChoice {
  search: string
  category?: GlossaryCategory | undefined
}

/**
 * The terms that a search and a category leave, in their order. Term, acronym and definition are searched as
 * they are said, and term and acronym in English too, by which much of the literature names them; ignoring case,
 * accents and apostrophes. Below two characters a search does not narrow.
 * Source: specification, document 1, sections 2.6 and 5; supplement, section 2.
 */
export function chosenTerms(
  terms: readonly LocalizedTerm[],
  { search, category }: GlossaryChoice,
): LocalizedTerm[] {
  return terms.filter(
    (term) => (category === undefined || term.category === category) && isAbout(term, search),
  )
}

/** How many terms a search leaves in each category. */
export function countByCategory(
  terms: readonly LocalizedTerm[],
  search: string,
): Record<GlossaryCategory, number> {
  const counts = GLOSSARY_CATEGORIES.map((category) => [
    category,
    chosenTerms(terms, { search, category }).length,
  ])
  return Object.fromEntries(counts)
}

function isAbout({ term, acronym, definition, english }: LocalizedTerm, search: string): boolean {
  if (!isSearchable(search)) return true
  const sought = foldName(searchWords(search))
  return [term, acronym, definition, english.term, english.acronym].some((text) =>
    foldName(text ?? '').includes(sought),
  )
}
