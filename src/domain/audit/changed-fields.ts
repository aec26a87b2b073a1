/** A row as the audit trail stores it. */
export type AuditedRow = Readonly<Record<string, unknown>>

export interface ChangedField {
  field: string
  before: unknown
  after: unknown
}

/** Fields that every save changes are no changes by an editor. */
const BOOKKEEPING = ['version', 'created_at', 'updated_at']

/**
 * The fields that differ between two states of a row, in the order of the row; of a row that was added or
 * removed, those that hold something. `null` stands for no row.
 */
export function changedFields(before: AuditedRow | null, after: AuditedRow | null): ChangedField[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .filter((field) => !BOOKKEEPING.includes(field))
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}
