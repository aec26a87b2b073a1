import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { isSearchable, searchWords } from '#domain/names/search-text.ts'
import type { Language } from '#domain/portal/languages.ts'
import { usualOrder } from '#domain/species/gallery-orders.ts'
import { LIST_PAGE_SIZE } from '#domain/species/gallery-sizes.ts'
import { api } from '#web/api.ts'
import { useNameLabels } from '#web/components/use-name-labels.ts'

interface AskedSpecies {
  /** With their names in the reader's language; undefined until the first ones have come. */
  species: SpeciesCard[] | undefined
  error: Error | null
  refetch: () => void
}

/** The first page of the gallery's search, where a list of all species would be too long. */
export function useAskedSpecies(search: string, isAsked: boolean): AskedSpecies {
  const { i18n } = useTranslation()
  const language = i18n.language as Language
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
  const label = useNameLabels(data?.species.map(({ id }) => id))
  const species = data?.species.map((card) => ({
    ...card,
    common_name: label({ ...card, species_id: card.id }),
  }))
  return { species, error, refetch }
}
