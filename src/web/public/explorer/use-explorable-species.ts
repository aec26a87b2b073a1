import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { MOST_NAMED } from '#domain/species/named-parts.ts'
import { groupOfDrawing, SPECIES_GROUPS, type SpeciesGroup } from '#domain/species/species-groups.ts'
import { speciesSlug } from '#domain/species/species-slug.ts'
import { api } from '#web/api.ts'
import { useNameLabels } from '#web/components/use-name-labels.ts'
import { HELD_CARDS } from '#web/held-species.ts'

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

/** The species that can be asked about, by name, and what a name in an address means. Of many species those in use. */
export function useExplorableSpecies(
  named: readonly string[],
  explored: Pick<ExploredAnswer, 'axes' | 'species'> | null | undefined,
) {
  const { data: held } = useSuspenseQuery(HELD_CARDS)
  const areAll = held.length > 0
  const wanted = areAll ? [] : wantedSpecies(named, explored)
  const { data: found = held } = useQuery({
    ...api.species.list.queryOptions({ input: { species: wanted.join(',') } }),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
  })
  const { data: counts } = useQuery({
    ...api.species.filterCounts.queryOptions({ input: {} }),
    enabled: !areAll,
  })
  const cards = areAll ? held : found
  const label = useNameLabels(areAll ? undefined : cards.map(({ id }) => id))
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
    return { all, areAll, ...explorableNames(all), count: areAll ? all.length : (counts?.species ?? 0) }
  }, [cards, areAll, counts, label])
}

/** Those named in the address, then those that the drawing and the choice of rows name. */
function wantedSpecies(...[named, explored]: Parameters<typeof useExplorableSpecies>): string[] {
  const drawn = (explored?.axes ?? []).flatMap(({ by, places }) =>
    by === 'species' ? places.flatMap((place) => (place.kind === 'value' ? String(place.value) : [])) : [],
  )
  const rows = (explored?.species ?? []).map(({ value }) => value)
  return [...new Set([...named, ...drawn, ...rows])].slice(0, MOST_NAMED)
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
