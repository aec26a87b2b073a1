import { plainCategory, type TaggedCategory } from '../assessments/tagged-category.ts'
import type { Appendix, CmsAppendix } from '../listings/appendix.ts'
import { foldName } from '../names/fold-name.ts'
import type { LocalizedTerm } from './localized-term.ts'

/** What a code may be explained by: the terms to look for, the best first. */
export type TermNames = readonly string[]

const SHORTEST_ACRONYM = 2

/** Purposes that have a term of their own; the others are explained together. */
const PURPOSE_TERMS: Readonly<Record<string, string>> = { H: 'Hunting trophy', T: 'Commercial trade' }

export function redListTerms(status: TaggedCategory): TermNames {
  return [plainCategory(status)]
}

export function citesTerms(appendix: Appendix): TermNames {
  return [`CITES Appendix ${appendix}`, 'CITES']
}

/** A species in both CMS appendices is explained by the convention. */
export function cmsTerms(appendix: CmsAppendix): TermNames {
  return [`CMS Appendix ${appendix}`, 'CMS']
}

export function purposeTerms(code: string): TermNames {
  return [PURPOSE_TERMS[code] ?? `Purpose ${code}`, 'Purpose code']
}

export function sourceTerms(code: string): TermNames {
  return [`Source ${code}`, 'Source code']
}

/**
 * The term that explains a code: the first of the words that is a term's English name, in any spelling, or its
 * acronym letter by letter. Acronyms of one letter mean different things in different columns and are not looked
 * for; those codes are asked for by their terms.
 */
export function findTerm<Term extends Pick<LocalizedTerm, 'english'>>(
  terms: readonly Term[],
  words: TermNames,
): Term | undefined {
  for (const word of words) {
    const name = foldName(word)
    const found =
      terms.find(({ english }) => foldName(english.term) === name) ??
      terms.find(({ english }) => english.acronym === word && word.length >= SHORTEST_ACRONYM)
    if (found) return found
  }
  return undefined
}
