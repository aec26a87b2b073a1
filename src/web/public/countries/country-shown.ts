import { MOST_NAMED } from '#domain/species/named-parts.ts'
import { api } from '#web/api.ts'

/** A country as its pages show it: of many species those with most records in each role. */
export const countryShown = (code: string) =>
  api.countries.get.queryOptions({ input: { code, species_listed: MOST_NAMED } })

/** What else is known of a country, with so many of each kind at most. */
export const factsShown = (code: string, listed: number = MOST_NAMED) =>
  api.countries.facts.queryOptions({ input: { code, listed } })
