import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { countries } from '../schema/index.ts'

/** The name of the country whose id a column holds; null where it holds none. */
export function countryNameOf(country_id: PgColumn): SQL<string | null> {
  return sql`(select ${countries.country_name} from ${countries} where ${countries.id} = ${country_id})`
}
