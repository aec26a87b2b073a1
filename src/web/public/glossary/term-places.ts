import type { LetterGroup } from '#domain/glossary/glossary-letters.ts'
import type { LocalizedTerm } from '#domain/glossary/localized-term.ts'

/** How terms are found, by their English names. */
export interface TermPlaces {
  byName: ReadonlyMap<string, LocalizedTerm>
  addresses: ReadonlyMap<string, string>
  /** The terms that match the filters. */
  shown: ReadonlySet<string>
}

export function termPlaces(
  terms: readonly LocalizedTerm[],
  groups: readonly LetterGroup<LocalizedTerm>[],
  addresses: ReadonlyMap<string, string>,
): TermPlaces {
  const shown = groups.flatMap((group) => group.terms.map(({ english }) => english.term))
  return { byName: new Map(terms.map((term) => [term.english.term, term])), addresses, shown: new Set(shown) }
}
