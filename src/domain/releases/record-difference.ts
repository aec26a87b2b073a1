import type { Fields } from './proposed-change.ts'
import type { RowChange } from './row-change.ts'

/** A record that differs between a release and the records in use, as a reader would see it. */
export interface RecordDifference {
  species_id: string | null
  change: RowChange
  /** null: it was added. */
  before: Fields | null
  /** null: it goes. */
  after: Fields | null
}

/** What a reader looks for first: when, where and what; the database has an order of its own. */
const FIRST_READ: readonly string[] = [
  'record_id',
  'year',
  'seizure_year',
  'seizure_date',
  'country',
  'country_code',
  'area_name',
  'season',
  'product_name',
  'product_category',
  'term',
  'catch_total',
  'quota_amount',
  'quantity',
  'unit',
]

/** Fields as a person reads them: those of the list first, the others as they come. */
export function inReadingOrder(fields: readonly string[]): string[] {
  return [
    ...FIRST_READ.filter((field) => fields.includes(field)),
    ...fields.filter((field) => !FIRST_READ.includes(field)),
  ]
}

/** The columns of a file of differences: what happened, to which species, and each field before and after. */
export function differenceColumns(fields: readonly string[]): string[] {
  return ['change', 'scientific_name', ...fields.flatMap((field) => [`${field}_before`, `${field}_after`])]
}

/** A difference as a line of that file; what is not there or was not reported is empty. */
export function differenceCells(
  fields: readonly string[],
  scientific_name: string | null,
  { change, before, after }: Pick<RecordDifference, 'change' | 'before' | 'after'>,
): string[] {
  const cell = (record: Fields | null, field: string) => {
    const value = record?.[field] ?? ''
    return Array.isArray(value) ? value.join(' ') : String(value)
  }
  return [
    change,
    scientific_name ?? '',
    ...fields.flatMap((field) => [cell(before, field), cell(after, field)]),
  ]
}

/** The fields in which a changed record differs, or all that an added or removed one fills in. */
export function fieldsToShow({ before, after }: Pick<RecordDifference, 'before' | 'after'>): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const isBlank = (value: unknown) => value === null || value === undefined || value === ''
  return inReadingOrder(names).filter((name) =>
    before === null || after === null
      ? !isBlank((after ?? before)?.[name])
      : String(before[name] ?? '') !== String(after[name] ?? ''),
  )
}
