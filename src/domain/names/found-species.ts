import { closestNames, type SearchableName } from './closest-names.ts'

/**
 * The species that a search finds, each once and by the closest of its names, in the order of the
 * suggestions, but all of them: who picks a species must not miss the ninth.
 */
export function foundSpecies(names: readonly SearchableName[], search: string): SearchableName[] {
  const seen = new Set<string>()
  return closestNames(names, search).filter(({ species_id }) => {
    if (seen.has(species_id)) return false
    seen.add(species_id)
    return true
  })
}
