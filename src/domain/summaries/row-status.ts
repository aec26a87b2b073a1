import { GLOBAL, isGlobal } from '../assessments/assessment-scopes.ts'
import type { RedListStatus } from '../assessments/red-list-status.ts'

/** Writes a status into the fields of a row. `latest` is the species' latest status, the global one first. */
export function rowStatus(latest: RedListStatus) {
  const isRegional = latest.scope !== null && !isGlobal(latest.scope)
  return {
    /** Category and year of the latest global assessment; null where the species was not assessed globally. */
    iucn_status: isRegional ? null : latest.status,
    iucn_year: isRegional ? null : latest.year,
    iucn_possibly_extinct: isRegional ? null : latest.possibly_extinct,
    iucn_possibly_extinct_in_wild: isRegional ? null : latest.possibly_extinct_in_wild,
    /** The latest regional assessment where there is no global one; it is shown only. */
    regional_assessment: isRegional ? latest : null,
  }
}

/** The status of a species in a row of the dashboard: rows are counted, filtered and sorted by the global one. */
export type RowStatus = ReturnType<typeof rowStatus>

/** Reads the status back from the fields of a row, with its tags, scope and year. */
export function statusOfRow(row: RowStatus): RedListStatus {
  if (row.regional_assessment !== null) return row.regional_assessment
  return {
    status: row.iucn_status,
    possibly_extinct: row.iucn_possibly_extinct,
    possibly_extinct_in_wild: row.iucn_possibly_extinct_in_wild,
    scope: row.iucn_year === null ? null : GLOBAL,
    year: row.iucn_year,
  }
}
