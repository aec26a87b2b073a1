/** A restore changes all that is public at once. */
export const EVERYTHING = 'everything'
/** What belongs to no species: families, countries, terms, releases. */
const SHARED = 'shared'
/** Changes of so many species at once that they were not told apart. */
const EVERY_SPECIES = 'species/*'

/**
 * The parts of the public data whose changes are told apart: each has the version with which it last changed. Besides those above
 * it is a table by its name, or one species. The database's function touch_data_version names them too.
 */
export type DataScopes = readonly string[]

/** What answers about one species rest on: what belongs to it, and what belongs to no species. */
export const scopesOfSpecies = (species_id: string): DataScopes => [
  `species/${species_id}`,
  EVERY_SPECIES,
  SHARED,
]

/** The data version, and those of scopes that changed with or before it. */
export interface DataVersions {
  version: number
  scopes: ReadonlyMap<string, number>
}
