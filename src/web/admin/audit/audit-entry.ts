import type { InferContractRouterOutputs } from '@orpc/contract'
import type { JsonifiedValue } from '@orpc/openapi-client'
import type { AdminContract } from '#contract/index.ts'

export type AuditEntry = JsonifiedValue<
  InferContractRouterOutputs<AdminContract>['audit']['page']['rows'][number]
>

/** Columns that name a row, the most telling first. */
const NAMES = [
  'scientific_name',
  'name',
  'term',
  'title',
  'synonym',
  'family_name',
  'country_name',
  'area_name',
  'subpopulation_name',
  'measure',
  'threat',
]

/** What a changed row is called, from what the trail kept of it; its id where nothing in it is a name. */
export function nameOfEntry({
  before,
  after,
  row_id,
}: Pick<AuditEntry, 'before' | 'after' | 'row_id'>): string {
  const row = after ?? before ?? {}
  const name = NAMES.map((column) => row[column]).find((value) => typeof value === 'string' && value !== '')
  const ofListing = [row.appendix, row.listing_date, row.status, row.year_published ?? row.year].filter(
    Boolean,
  )
  return typeof name === 'string' ? name : ofListing.join(' ') || row_id || ''
}
