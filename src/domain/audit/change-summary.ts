import { nameOfEntry } from './entry-name.ts'
import type { PublishedTable } from './published-fields.ts'
import type { SpeciesChange } from './species-change.ts'

/** What a change comes to in one sentence, before it is put into the words of a language. */
export type ChangeSummary =
  | { kind: 'species_added' | 'species_removed' }
  | ({ kind: 'status_changed'; from: string; to: string } & OfAssessment)
  | ({ kind: 'assessed'; status: string | null } & OfAssessment)
  | {
      kind: 'listed'
      convention: 'cites' | 'cms'
      appendix: string
      since: string | null
      part: string | null
    }
  | { kind: 'added' | 'removed'; name: string }
  | { kind: 'corrected'; name: string; fields: string[] }

interface OfAssessment {
  year: number | null
  /** null: global. */
  scope: string | null
}

interface DescribedChange extends Omit<SpeciesChange, 'species_id'> {
  table_name: PublishedTable
  /** Of a new assessment: the category of the one before it in the same region. */
  former_status: string | null
}

const GLOBAL = '1'

/** The summary of a change: a new category, a new listing, a species that came or went; of others, what was done to which record. */
export function changeSummary(change: DescribedChange): ChangeSummary {
  const { table_name, action, before, after, fields } = change
  if (table_name === 'species' && action === 'create') return { kind: 'species_added' }
  if (table_name === 'species' && action === 'remove') return { kind: 'species_removed' }
  if (table_name === 'iucn_assessments') {
    const summary = assessmentSummary(change)
    if (summary !== undefined) return summary
  }
  if (action === 'create' && after?.is_current === true) {
    if (table_name === 'cites_listings') return listingSummary('cites', after)
    if (table_name === 'cms_listings') return listingSummary('cms', after)
  }
  const name = nameOfEntry({ before, after, row_id: null })
  if (action === 'create') return { kind: 'added', name }
  return action === 'remove' ? { kind: 'removed', name } : { kind: 'corrected', name, fields }
}

function assessmentSummary({
  action,
  before,
  after,
  fields,
  former_status,
}: DescribedChange): ChangeSummary | undefined {
  const status = textOf(after?.status)
  const former = textOf(before?.status) ?? former_status
  const ofAssessment = {
    year: typeof after?.year_published === 'number' ? after.year_published : null,
    scope: after?.scope_code === GLOBAL ? null : textOf(after?.scope_description),
  }
  const isOther = status !== former && (action === 'create' || fields.includes('status'))
  if (status !== null && former !== null && isOther)
    return { kind: 'status_changed', from: former, to: status, ...ofAssessment }
  return action === 'create' ? { kind: 'assessed', status, ...ofAssessment } : undefined
}

const listingSummary = (
  convention: 'cites' | 'cms',
  { appendix, listing_date, population_identifier }: NonNullable<SpeciesChange['after']>,
): ChangeSummary => ({
  kind: 'listed',
  convention,
  appendix: String(appendix),
  since: textOf(listing_date),
  part: textOf(population_identifier),
})

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
