import { speciesSlug } from './species-slug.ts'

/** Which part of a list of species by scientific name is asked for: all of it, unless something is named. */
export interface ListPart {
  /** Only those behind this scientific name. */
  after?: string | undefined
  limit?: number | undefined
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
  { after, limit, species: named }: ListPart,
): readonly Species[] {
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

function speciesNamed<Species extends Listed>(
  species: readonly Species[],
  named: readonly string[],
): readonly Species[] {
  const ids = new Set(named.map((one) => one.toLowerCase()))
  const slugs = new Set(named.map(speciesSlug))
  const firstWords = [...slugs].map((slug) => slug.split('-')[0])
  // To make the slug of every species would take longer than to go through them.
  const mayBeNamed = new RegExp(`^[^a-z0-9]*(?:${firstWords.join('|')})`, 'i')
  return species.filter(
    ({ id, scientific_name }) =>
      ids.has(id) || (mayBeNamed.test(scientific_name) && slugs.has(speciesSlug(scientific_name))),
  )
}
