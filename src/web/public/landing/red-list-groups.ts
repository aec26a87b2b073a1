import { RED_LIST_CATEGORIES, type RedListCategory } from '#domain/assessments/red-list.ts'
import { type CardStatus, globalCategory } from '#domain/assessments/red-list-status.ts'

type Assessed = Pick<CardStatus, 'latest_iucn_status' | 'latest_iucn_scope'>

export interface RedListGroup<Species> {
  /** Null for species without a global assessment. */
  status: RedListCategory | null
  species: Species[]
}

/** Species by their global category, the most severe first, those without one last. */
export function redListGroups<Species extends Assessed>(
  species: readonly Species[],
): RedListGroup<Species>[] {
  return [...RED_LIST_CATEGORIES, null]
    .map((status) => ({
      status,
      species: species.filter((one) => globalCategory(one) === status),
    }))
    .filter((group) => group.species.length > 0)
}
