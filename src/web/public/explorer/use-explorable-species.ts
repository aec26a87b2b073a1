import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { groupOfDrawing, SPECIES_GROUPS, type SpeciesGroup } from '#domain/species/species-groups.ts'
import { speciesSlug } from '#domain/trade/release-address.ts'
import { api } from '#web/api.ts'
import { useLocalNames } from '#web/components/use-local-names.ts'

/** A species that can be asked about. */
export interface ExplorableSpecies {
  id: string
  /** As the address names it. */
  slug: string
  scientific_name: string
  /** In the reader's language; the scientific name without one. */
  name: string
  group: SpeciesGroup | undefined
  /** Of the release in use. */
  records: number
}

/** All species that can be asked about, by name, and what a name in an address means. */
export function useExplorableSpecies() {
  const localName = useLocalNames()
  const { data: cards } = useSuspenseQuery(api.species.list.queryOptions())
  return useMemo(() => {
    const all = cards
      .map(
        ({ id, scientific_name, common_name, drawing, total_trade_records }): ExplorableSpecies => ({
          id,
          slug: speciesSlug(scientific_name),
          scientific_name,
          name: localName(id) ?? (common_name || scientific_name),
          group: groupOfDrawing(drawing),
          records: total_trade_records,
        }),
      )
      .sort((a, b) => a.name.localeCompare(b.name))
    const byId = new Map(all.map((one) => [one.id, one]))
    return {
      all,
      find: (name: string) => all.find(({ id, slug }) => id === name || slug === name),
      groupNamed: (name: string) => SPECIES_GROUPS.find((group) => group === name),
      nameOf: (id: string) => byId.get(id)?.name ?? id,
    }
  }, [cards, localName])
}

export type Explorable = ReturnType<typeof useExplorableSpecies>
