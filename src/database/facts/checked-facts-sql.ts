import { type SQL, sql } from 'drizzle-orm'
import type { CheckedShare } from '#domain/facts/checked-share.ts'
import type { Given } from '../prepared.ts'
import {
  cites_export_quotas,
  cites_listings,
  cites_reservations,
  cites_trade_suspensions,
  cms_listings,
  common_names,
  conservation_measures,
  iucn_assessments,
  references,
  species,
  species_field_sources,
  species_synonyms,
  species_text_sources,
  subpopulations,
  timeline_events,
} from '../schema/index.ts'

/** The facts that a profile shows. Records of trade, catches and seizures are figures of a release, not facts of a profile. */
const FACTS = [
  cites_export_quotas,
  cites_listings,
  cites_reservations,
  cites_trade_suspensions,
  cms_listings,
  common_names,
  conservation_measures,
  iucn_assessments,
  references,
  species_field_sources,
  species_synonyms,
  species_text_sources,
  subpopulations,
  timeline_events,
]

/** The facts of a species and how many of them are checked, table by table; its taxonomy is one of them. */
export function checkedFactsOf(species_id: Given<string>): SQL<CheckedShare[]> {
  const counts = FACTS.map(
    (table) => sql`select count(*)::integer as facts,
      count(*) filter (where ${table.checked})::integer as checked
      from ${table} where ${table.species_id} = ${species_id}`,
  )
  const taxonomy = sql`select 1 as facts, ${species.checked}::integer as checked
    from ${species} where ${species.id} = ${species_id}`
  const all = sql.join([taxonomy, ...counts], sql` union all `)
  return sql`(select json_agg(counted) from (${all}) as counted)`
}
