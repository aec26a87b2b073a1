import { type ListPart, listPart } from '../species/list-part.ts'
import type { SearchEntry } from './search-entry.ts'
import type { NamedTaxon } from './species-entries.ts'

/**
 * A part of everything that the search finds, of which the species come first, as `taxa` are: those of the part and, where
 * there are fewer than were asked for, so that it is the last part, all the other entries.
 */
export function searchIndexPart(
  taxa: readonly NamedTaxon[],
  entries: readonly SearchEntry[],
  part: ListPart,
): readonly SearchEntry[] {
  const [first, ...more] = listPart(taxa, part)
  const others = entries.slice(taxa.length)
  if (first === undefined) return others
  const from = taxa.indexOf(first)
  const species = entries.slice(from, from + 1 + more.length)
  return species.length === part.limit ? species : [...species, ...others]
}
