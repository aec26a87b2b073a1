import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { groupOfDrawing, SPECIES_GROUPS, type SpeciesGroup } from '#domain/species/species-groups.ts'
import { speciesSlug } from '#domain/species/species-slug.ts'
import { api } from '#web/api.ts'
import { useNameLabels } from '#web/components/use-name-labels.ts'

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
  const label = useNameLabels()
  const { data: cards } = useSuspenseQuery(api.species.list.queryOptions())
  return useMemo(() => {
    const all = cards
      .map(
        ({ id, scientific_name, common_name, drawing, total_trade_records }): ExplorableSpecies => ({
          id,
          slug: speciesSlug(scientific_name),
          scientific_name,
          name: label({ species_id: id, common_name, scientific_name }),
          group: groupOfDrawing(drawing),
          records: total_trade_records,
        }),
      )
      .sort((a, b) => a.name.localeCompare(b.name))
    return { all, ...explorableNames(all) }
  }, [cards, label])
}

export type Explorable = ReturnType<typeof useExplorableSpecies>

/** What a name in an address means, and what species are called. */
export function explorableNames<Named extends { id: string; slug: string; name: string }>(
  all: readonly Named[],
) {
  const byId = new Map(all.map((one) => [one.id, one]))
  return {
    count: all.length,
    find: (name: string) => all.find(({ id, slug }) => id === name || slug === name),
    groupNamed: (name: string) => SPECIES_GROUPS.find((group) => group === name),
    nameOf: (id: string) => byId.get(id)?.name ?? id,
  }
}

/** As much of it as charts need. */
export type ExplorableNames = Pick<Explorable, 'count' | 'groupNamed' | 'nameOf'> & {
  find: (name: string) => { name: string } | undefined
}
