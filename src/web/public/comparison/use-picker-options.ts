import { useMemo } from 'react'
import type { NamesOfSpecies } from '#contract/names-contract.ts'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { foundSpecies } from '#domain/names/found-species.ts'
import { isSearchable } from '#domain/names/search-text.ts'
import { useAskedSpecies } from '../use-asked-species.ts'
import type { PickerOption } from './species-options.tsx'

interface PickerOptions {
  /** Undefined until the first ones have come. */
  options: PickerOption[] | undefined
  error: Error | null
  refetch: () => void
}

/** The species that a search finds, by which name; of many species, whose names are not at hand, the first few. */
export function usePickerOptions(
  known: readonly SpeciesCard[],
  names: readonly NamesOfSpecies[] | undefined,
  search: string,
): PickerOptions {
  const held = useMemo(() => names && optionsAmong(known, names, search), [known, names, search])
  const { species, error, refetch } = useAskedSpecies(search, names === undefined)
  const asked = species?.map((card) => ({ species: card, found: undefined }))
  return { options: held ?? asked, error, refetch }
}

/** All of them while the search is too short. */
function optionsAmong(
  species: readonly SpeciesCard[],
  names: readonly NamesOfSpecies[],
  search: string,
): PickerOption[] {
  const cards = new Map(species.map((card) => [card.id, card]))
  if (!isSearchable(search)) return species.map((card) => ({ species: card, found: undefined }))
  const searchable = names.flatMap(({ species_id, names: ofSpecies }) =>
    ofSpecies.map((name) => ({
      ...name,
      species_id,
      scientific_name: cards.get(species_id)?.scientific_name ?? '',
    })),
  )
  return foundSpecies(searchable, search).flatMap((found) => {
    const card = cards.get(found.species_id)
    return card ? [{ species: card, found }] : []
  })
}
