import { MOST_SPECIES_HELD } from '../species/most-held.ts'
import type { ExploredTrade } from './explored-trade.ts'

/**
 * What was explored with its first species: of more than 200 those with most rows, and those that stand by themselves in the answer. A list
 * of 40,000 species is two megabytes.
 */
export function firstOfExplored(explored: ExploredTrade): ExploredTrade {
  const { species, axes } = explored
  if (species.length <= MOST_SPECIES_HELD) return explored
  const standing = new Set(
    axes.flatMap(({ places }) => places.flatMap((place) => (place.kind === 'value' ? place.value : []))),
  )
  return {
    ...explored,
    species: species.filter(({ value }, place) => place < MOST_SPECIES_HELD || standing.has(value)),
  }
}
