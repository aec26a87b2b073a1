import { RED_LIST_CATEGORIES, type RedListCategory } from '#domain/assessments/red-list.ts'

interface Assessed {
  latest_iucn_status: RedListCategory | null
}

export interface RedListGroup<Species> {
  /** Null for the species that nobody has assessed. */
  status: RedListCategory | null
  species: Species[]
}

/** Species by their category, the most severe first, those without an assessment last. */
export function redListGroups<Species extends Assessed>(
  species: readonly Species[],
): RedListGroup<Species>[] {
  return [...RED_LIST_CATEGORIES, null]
    .map((status) => ({
      status,
      species: species.filter(({ latest_iucn_status }) => latest_iucn_status === status),
    }))
    .filter((group) => group.species.length > 0)
}
