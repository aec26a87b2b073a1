import { GLOBAL, isGlobal } from '../assessments/assessment-scopes.ts'
import type { RedListCategory } from '../assessments/red-list.ts'
import type { RedListStatus } from '../assessments/red-list-status.ts'

/** The status of a species in a row of the dashboard: rows are counted, filtered and sorted by the global one. */
export interface RowStatus {
  /** Category and year of the latest global assessment; null where the species was not assessed globally. */
  iucn_status: RedListCategory | null
  iucn_year: number | null
  iucn_possibly_extinct: boolean | null
  iucn_possibly_extinct_in_wild: boolean | null
  /** The latest regional assessment where there is no global one; it is shown only. */
  regional_assessment: RedListStatus | null
}

/** Writes a status into the fields of a row. `latest` is the species' latest status, the global one first. */
export function rowStatus(latest: RedListStatus): RowStatus {
  const isRegional = latest.scope !== null && !isGlobal(latest.scope)
  return {
    iucn_status: isRegional ? null : latest.status,
    iucn_year: isRegional ? null : latest.year,
    iucn_possibly_extinct: isRegional ? null : latest.possibly_extinct,
    iucn_possibly_extinct_in_wild: isRegional ? null : latest.possibly_extinct_in_wild,
    regional_assessment: isRegional ? latest : null,
  }
}

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
