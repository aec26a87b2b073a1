import { MOST_NAMED } from '#domain/species/named-parts.ts'
import { api } from '#web/api.ts'
import { furtherParts } from '../further-parts.ts'

/** So many changed species are asked for at once. */
export const SPECIES_OF_PART = MOST_NAMED

interface Releases {
  from: string
  to: string
}

const inputOf = (releases: Releases) => ({ ...releases, differing: true, limit: SPECIES_OF_PART })

/** What two releases differ in, with the species that changed most. */
export const firstChanges = (releases: Releases) =>
  api.releases.compare.queryOptions({ input: inputOf(releases) })

/** The same with the species after those. */
export const furtherChanges = (releases: Releases) =>
  api.releases.compare.infiniteOptions({
    ...furtherParts(SPECIES_OF_PART),
    input: (offset: number) => ({ ...inputOf(releases), offset }),
  })
