import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { comparisonSelection, FEWEST_COMPARED } from '#domain/trade/comparison.ts'
import { type ComparisonAddress, comparisonAddress, writtenComparison } from './comparison-address.ts'

/**
 * The comparison that the address asks for, and the ways to change it. Its words are read here and not in the
 * routes, since it stands at two addresses, and every page of the portal loads the routes.
 */
export function useComparison(all: readonly SpeciesCard[]) {
  const given = useSearch({ strict: false })
  const { species: ids, loaded, measure, scale } = useMemo(() => comparisonAddress({ ...given }), [given])
  const navigate = useNavigate()
  const known = new Map(all.map((species) => [species.id, species]))
  const { chosen, unknown, surplus } = comparisonSelection(ids, new Set(known.keys()))

  /** The steps of one comparison replace each other: Back leads out of it. */
  const change = (changes: Partial<ComparisonAddress>) =>
    navigate({
      to: '.',
      search: (before) => ({ ...before, ...writtenComparison(changes) }),
      hash: true,
      replace: true,
      resetScroll: false,
    })

  return {
    chosen: chosen.flatMap((id) => known.get(id) ?? []),
    unknown,
    surplus,
    measure,
    scale,
    canLoad: chosen.length >= FEWEST_COMPARED,
    isLoaded: loaded && chosen.length >= FEWEST_COMPARED,
    /** Any other choice has to be loaded anew. Source: specification, document 2, section 4, "Compare tool". */
    choose: (species: string[]) => change({ species, loaded: false }),
    load: () => change({ species: chosen, loaded: true }),
    show: (view: Partial<Pick<ComparisonAddress, 'measure' | 'scale'>>) => change(view),
  }
}

export type Comparison = ReturnType<typeof useComparison>
