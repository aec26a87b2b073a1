import { type SQL, sql } from 'drizzle-orm'
import type { CoveredRecord, Extent } from '#domain/releases/coverage.ts'
import type { catch_records, illegal_trade_seizures } from '../schema/index.ts'

/** Which rows of the table are about what a release covers; the rule itself is `partedByCoverage` of the domain. */
export function isCovered(
  table: typeof catch_records | typeof illegal_trade_seizures,
  extent: Extent,
  keys: readonly CoveredRecord[],
): SQL {
  if (extent === 'dataset') return sql`true`
  const sameDatabase =
    extent === 'species_and_database' && 'source_database' in table
      ? sql` and covered.source_database is not distinct from ${table.source_database}`
      : sql``
  return sql`exists (
    select from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as covered(species_id uuid, source_database text)
    where covered.species_id = ${table.species_id}${sameDatabase})`
}
