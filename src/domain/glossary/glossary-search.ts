import { foldName } from '../names/fold-name.ts'
import { isSearchable, searchWords } from '../names/search-text.ts'
import type { GlossaryTerm } from './glossary-term.ts'
import { GLOSSARY_CATEGORIES, type GlossaryCategory } from './glossary-vocabulary.ts'

/** What a reader looks for in the glossary. */
export interface GlossaryChoice {
  search: string
  category?: GlossaryCategory | undefined
}

/**
 * The terms that a search and a category leave, in their order. Term, acronym and definition are searched,
 * ignoring case, accents and apostrophes; below two characters a search does not narrow.
 * Source: specification, document 1, sections 2.6 and 5; supplement, section 2.
 */
export function chosenTerms<Term extends GlossaryTerm>(
  terms: readonly Term[],
  { search, category }: GlossaryChoice,
): Term[] {
  return terms.filter(
    (term) => (category === undefined || term.category === category) && isAbout(term, search),
  )
}

/** How many terms a search leaves in each category. */
export function countByCategory(
  terms: readonly GlossaryTerm[],
  search: string,
): Record<GlossaryCategory, number> {
  const counts = GLOSSARY_CATEGORIES.map((category) => [
    category,
    chosenTerms(terms, { search, category }).length,
  ])
  return Object.fromEntries(counts)
}

function isAbout({ term, acronym, definition }: GlossaryTerm, search: string): boolean {
  if (!isSearchable(search)) return true
  const sought = foldName(searchWords(search))
  return [term, acronym ?? '', definition].some((text) => foldName(text).includes(sought))
}
