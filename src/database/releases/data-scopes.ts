/** A restore changes all that is public at once. */
export const EVERYTHING = 'everything'
/** What belongs to no species: families, countries, terms, releases. */
const SHARED = 'shared'
/** Changes of so many species at once that they were not told apart. */
const EVERY_SPECIES = 'species/*'
const ONE_SPECIES = 'species/'
/** Which species visitors are shown, their names and drawings: no text of a species, as the table is. */
export const NAMED_SPECIES = 'named_species'
/** The same, and what else lists of all species say of each from its own row: where it belongs, its picture, trend and review. */
export const LISTED_SPECIES = 'listed_species'
/** The same as named species, and what the catalogue's file of species says of each: no text either. */
export const CATALOGUED_SPECIES = 'catalogued_species'

/**
 * The parts of the public data whose changes are told apart: each has the version with which it last changed. Besides those above
 * it is a table by its name, or one species. The database's function touch_data_version names them too.
 */
export type DataScopes = readonly string[]

/**
 * What the rows of a table that is published whole rest on: the table, of species what is published of each, and which of them
 * visitors are shown.
 */
export const scopesOfRows = (table: string): DataScopes => [
  table === 'species' ? CATALOGUED_SPECIES : table,
  NAMED_SPECIES,
]

/** What answers about one species rest on: what belongs to it, and what belongs to no species. */
export const scopesOfSpecies = (species_id: string): DataScopes => [
  ONE_SPECIES + species_id,
  EVERY_SPECIES,
  SHARED,
]

/** The ids of the species among some scopes; undefined where every species is among them. */
export function speciesIn(scopes: ReadonlySet<string>): string[] | undefined {
  if (scopes.has(EVERYTHING) || scopes.has(EVERY_SPECIES)) return undefined
  return [...scopes].flatMap((scope) =>
    scope.startsWith(ONE_SPECIES) ? scope.slice(ONE_SPECIES.length) : [],
  )
}

/** The data version, and those of scopes that changed with or before it. */
export interface DataVersions {
  version: number
  scopes: ReadonlyMap<string, number>
}
