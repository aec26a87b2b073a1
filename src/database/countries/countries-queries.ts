import type { Reader } from '../access.ts'
import { countries } from '../schema/index.ts'

/** A country or pseudo-code by its code. */
export type NamedCountry = Awaited<ReturnType<typeof listCountries>>[number]

/** Every country, territory, former state and pseudo-code. */
export function listCountries(db: Pick<Reader, 'select'>) {
  return db
    .select({
      id: countries.id,
      country_code: countries.country_code,
      country_name: countries.country_name,
      kind: countries.kind,
    })
    .from(countries)
}
