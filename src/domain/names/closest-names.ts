import { foldName } from './fold-name.ts'
import { isSearchable, searchWords } from './search-text.ts'

/** What a search may find a species by. */
export const NAME_KINDS = ['scientific_name', 'common_name', 'synonym', 'family'] as const
export type NameKind = (typeof NAME_KINDS)[number]

/** One name of a species in any language, or its family. */
export interface SearchableName {
  text: string
  kind: NameKind
  /** Language of a common name by ISO 639, where it is known; what is Latin has none. */
  iso_639?: string | null
  species_id: string
  scientific_name: string
}

/**
 * All names that contain the search text: the exact one first, then those that begin with it, then the
 * others, each group by alphabet. None for a text too short to be searched for.
 */
export function closestNames(names: readonly SearchableName[], search: string): SearchableName[] {
  if (!isSearchable(search)) return []

  const sought = foldName(searchWords(search))
  return names
    .map((name) => ({ name, folded: foldName(name.text) }))
    .filter(({ folded }) => folded.includes(sought))
    .sort(
      (a, b) =>
        closeness(a.folded, sought) - closeness(b.folded, sought) ||
        compare(a.folded, b.folded) ||
        NAME_KINDS.indexOf(a.name.kind) - NAME_KINDS.indexOf(b.name.kind) ||
        compare(a.name.scientific_name, b.name.scientific_name),
    )
    .map(({ name }) => name)
}

function closeness(folded: string, sought: string): number {
  if (folded === sought) return 0
  return folded.startsWith(sought) ? 1 : 2
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
