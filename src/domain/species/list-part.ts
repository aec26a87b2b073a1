import { onceEach } from '../once-each.ts'
import { speciesSlug } from './species-slug.ts'

/** Which part of a list of species by scientific name is asked for: all of it, unless something is named. */
export interface ListPart {
  /** Only those behind this scientific name. */
  after?: string | undefined
  limit?: number | undefined
  /** Nothing where the whole list has more. */
  most_species?: number | undefined
  /** Only these, by id or scientific name, also as in addresses: 'monodon-monoceros'. */
  species?: readonly string[] | undefined
}

interface Listed {
  id: string
  scientific_name: string
}

/** A part of a list that is ordered by `byScientificName`. A name that is no longer in it still tells where to go on. */
export function listPart<Species extends Listed>(
  species: readonly Species[],
  { after, limit, most_species, species: named }: ListPart,
): readonly Species[] {
  if (most_species !== undefined && species.length > most_species) return []
  const asked = named === undefined ? species : speciesNamed(species, named)
  const left = afterName(asked, after)
  return limit === undefined ? left : left.slice(0, limit)
}

/** The species after a scientific name, all without one, of a list that is ordered by `byScientificName`. */
export function afterName<Species extends Pick<Listed, 'scientific_name'>>(
  species: readonly Species[],
  after: string | undefined,
): readonly Species[] {
  return after === undefined ? species : species.filter(({ scientific_name }) => scientific_name > after)
}

function speciesNamed<Species extends Listed>(species: readonly Species[], named: readonly string[]) {
  const { byId, bySlug } = placesOf(species)
  const places = named.flatMap((one) => [
    byId.get(one.toLowerCase()) ?? [],
    bySlug.get(speciesSlug(one)) ?? [],
  ])
  return [...new Set(places.flat())].sort((a, b) => a - b).map((place) => species[place] as Species)
}

/** Where the species with an id, and those with a name as addresses have it, stand in a list. */
const placesOf = onceEach((species: readonly Listed[]) => {
  const places = [...species.keys()]
  return {
    byId: new Map(places.map((place) => [species[place]?.id, place])),
    bySlug: Map.groupBy(places, (place) => slugOf(species[place] as Listed)),
  }
})

const slugOf = onceEach(({ scientific_name }: Listed) => speciesSlug(scientific_name))
