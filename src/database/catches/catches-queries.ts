import { asc, eq, sql } from 'drizzle-orm'
import type { Reader } from '../access.ts'
import { catch_records, countries, management_areas } from '../schema/index.ts'

/** The catches and quotas of a species, oldest year first; periods of several years, which have none, last. */
export function listCatchRecords(db: Reader, species_id: string) {
  return db
    .select({
      id: catch_records.id,
      year: catch_records.year,
      season: catch_records.season,
      catch_total: catch_records.catch_total,
      quota_amount: catch_records.quota_amount,
      notes: catch_records.notes,
      country: {
        country_name: countries.country_name,
        country_code: countries.country_code,
        arctic_council: countries.arctic_council,
        nammco_member: countries.nammco_member,
      },
      management_area: { area_name: management_areas.area_name, area_type: management_areas.area_type },
      data_source: catch_records.data_source,
      source: catch_records.source,
      checked: catch_records.checked,
    })
    .from(catch_records)
    .leftJoin(countries, eq(countries.id, catch_records.country_id))
    .leftJoin(management_areas, eq(management_areas.id, catch_records.management_area_id))
    .where(eq(catch_records.species_id, species_id))
    .orderBy(
      sql`${catch_records.year} asc nulls last`,
      asc(catch_records.season),
      asc(countries.country_name),
      asc(management_areas.area_name),
    )
}

/** Every country by its code, with its name in English. */
export function listCountryNames(db: Reader) {
  const { country_code, country_name } = countries
  return db.select({ country_code, country_name }).from(countries)
}
