import { nameOfEntry } from './entry-name.ts'
import type { PublishedTable } from './published-fields.ts'
import type { SpeciesChange } from './species-change.ts'

/** What a change comes to in one sentence, before it is put into the words of a language. */
export type ChangeSaying =
  | { says: 'species_added' | 'species_removed' }
  | ({ says: 'status_changed'; from: string; to: string } & OfAssessment)
  | ({ says: 'assessed'; status: string | null } & OfAssessment)
  | {
      says: 'listed'
      convention: 'cites' | 'cms'
      appendix: string
      since: string | null
      part: string | null
    }
  | { says: 'added' | 'removed'; name: string }
  | { says: 'corrected'; name: string; fields: string[] }

interface OfAssessment {
  year: number | null
  /** null: global. */
  scope: string | null
}

interface Told extends Omit<SpeciesChange, 'species_id'> {
  table_name: PublishedTable
  /** Of a new assessment: the category of the one before it in the same region. */
  former_status: string | null
}

const GLOBAL = '1'

/** What is said of a change: a new category, a new listing, a species that came or went; of others, what was done to which record. */
export function changeSaying(change: Told): ChangeSaying {
  const { table_name, action, before, after, fields } = change
  if (table_name === 'species' && action === 'create') return { says: 'species_added' }
  if (table_name === 'species' && action === 'remove') return { says: 'species_removed' }
  if (table_name === 'iucn_assessments') {
    const saying = assessmentSaying(change)
    if (saying !== undefined) return saying
  }
  if (action === 'create' && after?.is_current === true) {
    if (table_name === 'cites_listings') return listingSaying('cites', after)
    if (table_name === 'cms_listings') return listingSaying('cms', after)
  }
  const name = nameOfEntry({ before, after, row_id: null })
  if (action === 'create') return { says: 'added', name }
  return action === 'remove' ? { says: 'removed', name } : { says: 'corrected', name, fields }
}

function assessmentSaying({ action, before, after, fields, former_status }: Told): ChangeSaying | undefined {
  const status = textOf(after?.status)
  const former = textOf(before?.status) ?? former_status
  const ofAssessment = {
    year: typeof after?.year_published === 'number' ? after.year_published : null,
    scope: after?.scope_code === GLOBAL ? null : textOf(after?.scope_description),
  }
  const isOther = status !== former && (action === 'create' || fields.includes('status'))
  if (status !== null && former !== null && isOther)
    return { says: 'status_changed', from: former, to: status, ...ofAssessment }
  return action === 'create' ? { says: 'assessed', status, ...ofAssessment } : undefined
}

const listingSaying = (
  convention: 'cites' | 'cms',
  { appendix, listing_date, population_identifier }: NonNullable<SpeciesChange['after']>,
): ChangeSaying => ({
  says: 'listed',
  convention,
  appendix: String(appendix),
  since: textOf(listing_date),
  part: textOf(population_identifier),
})

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
