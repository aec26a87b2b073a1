import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { comparisonSelection, FEWEST_COMPARED } from '#domain/trade/comparison.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { type ComparisonAddress, comparisonAddress, writtenComparison } from './comparison-address.ts'

/**
 * The comparison in the address, and the ways to change it. The address is read here and not in the routes, because
 * two routes show a comparison and every page of the portal loads the routes.
 */
export function useComparison(all: readonly SpeciesCard[]) {
  const given = useSearch({ strict: false })
  // The same address stays the same object.
  const asked = useMemo(() => comparisonAddress({ ...given }), [given])
  const navigate = useNavigate()
  const known = new Map(all.map((species) => [species.id, species]))
  const { chosen, unknown, surplus } = comparisonSelection(asked.species, new Set(known.keys()))

  /** Replaces the history entry: Back leaves the comparison. */
  const change = (changes: (before: ComparisonAddress) => Parameters<typeof writtenComparison>[0]) =>
    navigate({
      to: '.',
      search: (before: object): Record<string, unknown> => ({
        ...before,
        ...writtenComparison(changes(comparisonAddress({ ...before }))),
      }),
      hash: true,
      replace: true,
      resetScroll: false,
    })

  return {
    chosen: chosen.flatMap((id) => known.get(id) ?? []),
    unknown,
    surplus,
    asked,
    canLoad: chosen.length >= FEWEST_COMPARED,
    isLoaded: asked.loaded && chosen.length >= FEWEST_COMPARED,
    /** Another choice has to be loaded again. Source: specification, document 2, section 4, "Compare tool". */
    choose: (species: string[]) => change(() => ({ species, loaded: false })),
    load: () => change(() => ({ species: chosen, loaded: true })),
    show: (view: Partial<Pick<ComparisonAddress, 'measure' | 'scale'>>) => change(() => view),
    /** Which trade counts, the same for all species, and the ways to change it. */
    trade: {
      selection: asked.selection,
      unread: [...asked.unread],
      choose: (next: (before: TradeSelection) => TradeSelection) =>
        void change(({ selection }) => ({ selection: next(selection) })),
    },
  }
}

export type Comparison = ReturnType<typeof useComparison>
