import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { NamesOfSpecies } from '#contract/names-contract.ts'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { foundSpecies } from '#domain/names/found-species.ts'
import { isSearchable, searchWords } from '#domain/names/search-text.ts'
import type { Language } from '#domain/portal/languages.ts'
import { usualOrder } from '#domain/species/gallery-orders.ts'
import { LIST_PAGE_SIZE } from '#domain/species/gallery-sizes.ts'
import { api } from '#web/api.ts'
import { useNameLabels } from '#web/components/use-name-labels.ts'
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
  const asked = useAskedOptions(search, names === undefined)
  return held === undefined ? asked : { ...asked, options: held }
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

/** The first page of the gallery's search. */
function useAskedOptions(search: string, isAsked: boolean): PickerOptions {
  const { i18n } = useTranslation()
  const language = i18n.language as Language
  const label = useNameLabels()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery({
    ...api.species.page.queryOptions({
      input: {
        search: isSearchable(search) ? searchWords(search) : '',
        order: usualOrder(language),
        language,
        size: LIST_PAGE_SIZE,
      },
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    // The card of the one that is picked is at hand once the address names it.
    if (data === undefined) return
    const { simulated, simulated_datasets } = data
    for (const card of data.species) {
      const key: QueryKey = api.species.card.queryKey({ input: { id: card.id } })
      queryClient.setQueryData(key, { ...card, simulated, simulated_datasets })
    }
  }, [data, queryClient])
  const options = data?.species.map((card) => ({
    species: { ...card, common_name: label({ ...card, species_id: card.id }) },
    found: undefined,
  }))
  return { options, error, refetch }
}
