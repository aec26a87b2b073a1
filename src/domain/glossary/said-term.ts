import type { SaidText, Say } from '../translations/said-text.ts'
import type { GlossaryTerm } from './glossary-term.ts'

/** A term in the words that a reader is shown: its texts are theirs where they are translated. */
export interface SaidTerm extends GlossaryTerm {
  /** The same in English: codes, addresses and other terms name it by these words. */
  english: GlossaryTerm
  /** Its texts with the language that each is in. */
  said: Record<'term' | 'definition', SaidText> & Record<'acronym' | 'examples', SaidText | null>
}

/** Terms in the reader's words, as far as they are translated; each is known by its id. */
export function saidTerms(terms: readonly (GlossaryTerm & { id: string })[], say: Say): SaidTerm[] {
  return terms.map((english) => {
    const { id: record_id, term, acronym, definition, examples } = english
    const said = {
      term: say({ record_id, field: 'term' }, term),
      acronym: acronym === null ? null : say({ record_id, field: 'acronym' }, acronym),
      definition: say({ record_id, field: 'definition' }, definition),
      examples: examples === null ? null : say({ record_id, field: 'examples' }, examples),
    }
    return {
      ...english,
      term: said.term.text,
      acronym: said.acronym?.text ?? null,
      definition: said.definition.text,
      examples: said.examples?.text ?? null,
      english,
      said,
    }
  })
}
