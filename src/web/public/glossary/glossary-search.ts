import { alphabetOf } from '#domain/glossary/alphabet.ts'
import { GLOSSARY_CATEGORIES, type GlossaryCategory } from '#domain/glossary/glossary-vocabulary.ts'
import type { Language } from '#domain/portal/languages.ts'
import { searchIn } from '#web/address-values.ts'

/** The search of the glossary's address; the hash names a term. */
export interface GlossaryAddress {
  search?: string
  category?: string
  letter?: string
}

/** The address as it is read. */
export interface GlossaryState {
  search: string
  category: GlossaryCategory | undefined
  /** The letter that was jumped to. */
  letter: string | undefined
}

/** Reads the address. What does not fit, such as a letter of another alphabet, falls back to the whole glossary. */
export function glossaryState(
  given: Record<keyof GlossaryAddress, unknown>,
  language: Language,
): GlossaryState {
  return {
    search: searchIn(given.search),
    category: GLOSSARY_CATEGORIES.find((category) => category === given.category),
    letter: alphabetOf(language).find((letter) => letter === String(given.letter).toUpperCase()),
  }
}
