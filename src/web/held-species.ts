import { MOST_SPECIES_HELD } from '#domain/species/most-held.ts'
import { api } from '#web/api.ts'

const input = { most_species: MOST_SPECIES_HELD }

/** The cards of all species, and their names, where these are few; of many species nothing. */
export const HELD_CARDS = api.species.list.queryOptions({ input })
export const HELD_NAMES = api.species.names.queryOptions({ input })
