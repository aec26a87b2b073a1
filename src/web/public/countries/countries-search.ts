import { searchIn } from '#web/address-values.ts'

/** The search of the address of all countries. */
export interface CountriesSearch {
  search?: string | undefined
}

/** Reads the address; without a search text all countries are listed. */
export function countriesSearch(given: Record<string, unknown>): CountriesSearch {
  return { search: searchIn(given.search) || undefined }
}
