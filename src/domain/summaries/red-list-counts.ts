import { RED_LIST_CATEGORIES, type RedListCategory } from '../assessments/red-list.ts'
import { type CardStatus, globalCategory } from '../assessments/red-list-status.ts'
import { onceEach } from '../once-each.ts'

/** How many species have a global Red List category; null for those without a global assessment. */
export interface RedListCount {
  status: RedListCategory | null
  count: number
}

type AssessedSpecies = Pick<CardStatus, 'latest_iucn_status' | 'latest_iucn_scope'>

/** Species by their global category, the most severe first, those without one last. */
export const redListCounts = onceEach((species: readonly AssessedSpecies[]): RedListCount[] => {
  const counts = new Map<RedListCategory | null, number>()
  for (const one of species) {
    const status = globalCategory(one)
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  return [...RED_LIST_CATEGORIES, null].flatMap((status) => {
    const count = counts.get(status)
    return count === undefined ? [] : { status, count }
  })
})
