import type { LetterGroup } from '#domain/glossary/glossary-letters.ts'
import type { SaidTerm } from '#domain/glossary/said-term.ts'

/** How the terms of the glossary find each other; all by their English words. */
export interface TermPlaces {
  byName: ReadonlyMap<string, SaidTerm>
  addresses: ReadonlyMap<string, string>
  /** The terms that the filters leave. */
  shown: ReadonlySet<string>
}

export function termPlaces(
  terms: readonly SaidTerm[],
  groups: readonly LetterGroup<SaidTerm>[],
  addresses: ReadonlyMap<string, string>,
): TermPlaces {
  const shown = groups.flatMap((group) => group.terms.map(({ english }) => english.term))
  return { byName: new Map(terms.map((term) => [term.english.term, term])), addresses, shown: new Set(shown) }
}
