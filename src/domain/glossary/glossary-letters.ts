import { foldName } from '../names/fold-name.ts'
import type { Language } from '../portal/languages.ts'
import { alphabetOf } from './alphabet.ts'
import type { GlossaryTerm } from './glossary-term.ts'

/** Where a term stands that begins with a figure or a sign. */
const NO_LETTER = '#'

export interface LetterGroup<Term> {
  letter: string
  terms: Term[]
}

/** The letter a term is filed under: its first; without accent where the alphabet has it only so. */
export function letterOf({ term }: Pick<GlossaryTerm, 'term'>, language: Language): string {
  const first = Array.from(term.trim())[0] ?? ''
  const letters = alphabetOf(language)
  const written = [first, foldName(first).charAt(0)].map((letter) => letter.toUpperCase())
  return written.find((letter) => letters.includes(letter)) ?? NO_LETTER
}

/** The terms by the language's alphabet under its letters; a letter without a term has no group. */
export function groupByLetter<Term extends GlossaryTerm>(
  terms: readonly Term[],
  language: Language,
): LetterGroup<Term>[] {
  const { compare } = new Intl.Collator(language)
  const byAlphabet = terms.toSorted((a, b) => compare(a.term, b.term))
  return [NO_LETTER, ...alphabetOf(language)]
    .map((letter) => ({ letter, terms: byAlphabet.filter((term) => letterOf(term, language) === letter) }))
    .filter((group) => group.terms.length > 0)
}
