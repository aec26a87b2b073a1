import { type AuditedRow, changedFields } from './changed-fields.ts'
import { publishedFieldsOf } from './published-fields.ts'

/** What may happen to a record of a species. */
export const SPECIES_CHANGE_ACTIONS = ['create', 'update', 'remove'] as const
export type SpeciesChangeAction = (typeof SPECIES_CHANGE_ACTIONS)[number]

/** A change of a species' record as it is published: no person, and no text that is not to be quoted. */
export interface SpeciesChange {
  species_id: string
  action: SpeciesChangeAction
  /** The fields that changed, of those that are published. */
  fields: string[]
  /**
   * What distinguishes the record from others, and of the quotable fields those that changed; null: there was, or is, no record.
   */
  before: AuditedRow | null
  after: AuditedRow | null
}

interface Change {
  table: string
  before: AuditedRow | null
  after: AuditedRow | null
}

/** What of a change is published; undefined where nothing is that a reader could see. */
export function speciesChange({ table, before, after }: Change): SpeciesChange | undefined {
  const published = publishedFieldsOf(table)
  const row = after ?? before
  const species_id = table === 'species' ? row?.id : row?.species_id
  if (published === undefined || typeof species_id !== 'string') return undefined
  const { identity, quoted, named } = published
  const told = [...identity, ...quoted, ...named]
  const fields = changedFields(before, after)
    .map(({ field }) => field)
    .filter((field) => told.includes(field))
  if (fields.length === 0) return undefined
  const stored = [...identity, ...quoted.filter((field) => fields.includes(field))]
  return {
    species_id,
    action: before === null ? 'create' : after === null ? 'remove' : 'update',
    fields,
    before: quotation(before, stored),
    after: quotation(after, stored),
  }
}

function quotation(row: AuditedRow | null, fields: readonly string[]): AuditedRow | null {
  if (row === null) return null
  return Object.fromEntries(fields.flatMap((field) => (row[field] == null ? [] : [[field, row[field]]])))
}
