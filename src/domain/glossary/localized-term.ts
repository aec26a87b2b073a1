import type { Localize, LocalizedText } from '../translations/localized-text.ts'
import type { GlossaryTerm } from './glossary-term.ts'

/** A term in the words that a reader is shown: its texts are theirs where they are translated. */
export interface LocalizedTerm extends GlossaryTerm {
  /** The same in English: codes, addresses and other terms name it by these words. */
  english: GlossaryTerm
  /** Its texts with the language that each is in. */
  localized: Record<'term' | 'definition', LocalizedText> &
    Record<'acronym' | 'examples', LocalizedText | null>
}

/** Terms in the reader's words, as far as they are translated; each is known by its id. */
export function localizedTerms(
  terms: readonly (GlossaryTerm & { id: string })[],
  localize: Localize,
): LocalizedTerm[] {
  return terms.map((english) => {
    const { id: record_id, term, acronym, definition, examples } = english
    const localized = {
      term: localize({ record_id, field: 'term' }, term),
      acronym: acronym === null ? null : localize({ record_id, field: 'acronym' }, acronym),
      definition: localize({ record_id, field: 'definition' }, definition),
      examples: examples === null ? null : localize({ record_id, field: 'examples' }, examples),
    }
    return {
      ...english,
      term: localized.term.text,
      acronym: localized.acronym?.text ?? null,
      definition: localized.definition.text,
      examples: localized.examples?.text ?? null,
      english,
      localized,
    }
  })
}
