import type { RowFinding } from './fact-findings.ts'

export interface NameFact {
  id: string
  name: string
  language: string
  iso_639: string | null
}

/** Names that a species has twice in one language, ignoring case and the form of apostrophes. */
export function nameContradictions(names: readonly NameFact[]): RowFinding[] {
  return [...Map.groupBy(names, keyOf).values()]
    .filter((same) => same.length > 1)
    .flatMap((same) => same.map(({ id }) => ({ what: 'name_twice' as const, id })))
}

const keyOf = ({ name, language, iso_639 }: NameFact) =>
  [language, iso_639, name.toLowerCase().replaceAll('’', "'")].join(' ')
