import type { AuditedRow } from './changed-fields.ts'

/** So much of a text is shown as a name. */
const LONGEST_TEXT = 40

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
  'email',
]

interface AuditedChange {
  before: AuditedRow | null
  after: AuditedRow | null
  row_id: string | null
  /** The species that the row belongs to, by its scientific name. */
  of_species?: string | null
}

/**
 * What a changed row is called, from what the trail stored of it: its species, then its own name or what it
 * says; its id where nothing in it is a name.
 */
export function nameOfEntry({ before, after, row_id, of_species }: AuditedChange): string {
  const row = after ?? before ?? {}
  const name = NAMES.map((column) => row[column]).find((value) => typeof value === 'string' && value !== '')
  const ofListing = [row.appendix, row.listing_date, row.status, row.year_published ?? row.year].filter(
    Boolean,
  )
  const own = typeof name === 'string' ? name : (translatedText(row) ?? ofListing.join(' '))
  return [of_species, own].filter(Boolean).join(': ') || row_id || ''
}

/** A translation by its field and language and the beginning of what it translates. */
function translatedText({ field, language, original_text }: AuditedRow): string | undefined {
  if (typeof original_text !== 'string') return undefined
  const beginning =
    original_text.length > LONGEST_TEXT ? `${original_text.slice(0, LONGEST_TEXT).trim()}…` : original_text
  return `${field} (${language}) ${beginning}`
}
