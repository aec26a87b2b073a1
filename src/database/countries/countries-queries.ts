import type { COUNTRY_KINDS } from '#domain/countries/country-kinds.ts'
import type { Reader } from '../access.ts'
import { countries } from '../schema/index.ts'

/** A country or pseudo-code by its code. */
export interface NamedCountry {
  id: string
  country_code: string
  country_name: string
  kind: (typeof COUNTRY_KINDS)[number]
}

/** Every country, territory, former state and pseudo-code. */
export function listCountries(db: Pick<Reader, 'select'>): Promise<NamedCountry[]> {
  return db
    .select({
      id: countries.id,
      country_code: countries.country_code,
      country_name: countries.country_name,
      kind: countries.kind,
    })
    .from(countries)
}
