import type { Reader } from '../access.ts'
import { countries } from '../schema/index.ts'

export interface NamedCountry {
  id: string
  country_code: string
  country_name: string
}

export function listCountries(db: Pick<Reader, 'select'>): Promise<NamedCountry[]> {
  return db
    .select({ id: countries.id, country_code: countries.country_code, country_name: countries.country_name })
    .from(countries)
}
