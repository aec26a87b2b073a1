import { foldName } from '../names/fold-name.ts'
import type { GlossaryTerm } from './glossary-term.ts'
import { LETTERS } from './glossary-vocabulary.ts'

/** Where a term stands that begins with a figure or a sign. */
const NO_LETTER = '#'

export interface LetterGroup<Term> {
  letter: string
  terms: Term[]
}

/** The letter a term is filed under: its first, without accent. */
export function letterOf({ term }: Pick<GlossaryTerm, 'term'>): string {
  const first = foldName(term.trim()).charAt(0).toUpperCase()
  return LETTERS.includes(first) ? first : NO_LETTER
}

/** The terms by alphabet under their letters; a letter without a term has no group. */
export function groupByLetter<Term extends GlossaryTerm>(terms: readonly Term[]): LetterGroup<Term>[] {
  const byAlphabet = terms.toSorted((a, b) => compare(foldName(a.term), foldName(b.term)))
  return [NO_LETTER, ...LETTERS]
    .map((letter) => ({ letter, terms: byAlphabet.filter((term) => letterOf(term) === letter) }))
    .filter((group) => group.terms.length > 0)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
