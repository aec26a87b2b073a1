import { useSuspenseQueries } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { NamesOfSpecies } from '#contract/names-contract.ts'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { api } from '#web/api.ts'
import { HELD_CARDS, HELD_NAMES } from '#web/held-species.ts'
import { comparisonAddress } from './comparison-address.ts'

/** More of an address are not looked up: five are compared. */
const MOST_LOOKED_UP = 20

interface ComparableSpecies {
  /** All species, or of many those of the address. */
  known: readonly SpeciesCard[]
  /** By what all are found; undefined where they are many, and the portal is asked. */
  names: readonly NamesOfSpecies[] | undefined
}

/** The species that the tool needs to know. */
export function useComparableSpecies(): ComparableSpecies {
  const [{ data: cards }, { data: names }] = useSuspenseQueries({ queries: [HELD_CARDS, HELD_NAMES] })
  const areAll = cards.length > 0
  const asked = comparisonAddress({ ...useSearch({ strict: false }) }).species
  const ids = areAll ? [] : [...new Set(asked)].slice(0, MOST_LOOKED_UP)
  const chosen = useSuspenseQueries({
    queries: ids.map((id) => api.species.card.queryOptions({ input: { id } })),
  })
  return areAll
    ? { known: cards, names }
    : { known: chosen.flatMap(({ data }) => data ?? []), names: undefined }
}
