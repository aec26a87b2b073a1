import { foldName } from '../names/fold-name.ts'
import type { CalledCountry } from './nearest-countries.ts'

interface ListedCountry extends CalledCountry {
  is_arctic: boolean
}

/** The countries of an index: those of the Arctic, then all others, each by name. */
export interface CountryList<Country> {
  arctic: Country[]
  partners: Country[]
}

/** The countries whose code a search text is, or whose name has it, whatever its case and accents; all without one. */
export function listCountries<Country extends ListedCountry>(
  countries: readonly Country[],
  search: string,
  compare: (one: string, other: string) => number,
): CountryList<Country> {
  const sought = foldName(search.trim())
  const found = countries
    .filter(({ code, name }) => foldName(code) === sought || foldName(name).includes(sought))
    .toSorted((a, b) => compare(a.name, b.name))
  return {
    arctic: found.filter(({ is_arctic }) => is_arctic),
    partners: found.filter(({ is_arctic }) => !is_arctic),
  }
}
