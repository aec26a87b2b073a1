import { MOST_SPECIES_HELD } from '#domain/species/most-held.ts'
import { api } from '#web/api.ts'

/** One more than is held tells that there are more. */
const input = { limit: MOST_SPECIES_HELD + 1 }

/** The cards of all species, and their names, where these are few. */
export const HELD_CARDS = api.species.list.queryOptions({ input })
export const HELD_NAMES = api.species.names.queryOptions({ input })

/** Whether those are all species. */
export const isWhole = (cards: readonly unknown[]): boolean => cards.length <= MOST_SPECIES_HELD
