import type { Transaction } from '#database/access.ts'
import type { EditedRow } from '#database/curation/curated-table.ts'
import { Conflict, Duplicate, Invalid } from '#domain/problems.ts'
import type { RowProblem } from './changed-record.ts'

/** A row in the version that was saved, or that was removed. */
export interface SavedRow {
  id: string
  version: number
  removed: boolean
}

/** Saves one of several rows, or says why that was refused; what was written before the refusal is taken back. */
export async function tried(
  tx: Transaction,
  save: () => Promise<Pick<EditedRow, 'id' | 'version'>>,
): Promise<{ saved: { id: string; version: number } } | { problems: RowProblem[] }> {
  try {
    const { id, version } = await tx.transaction(save)
    return { saved: { id, version } }
  } catch (problem) {
    if (problem instanceof Conflict)
      return { problems: [{ field: null, message: 'row_changed_since', existing: null }] }
    if (!(problem instanceof Invalid)) throw problem
    const existing = problem instanceof Duplicate ? problem.existing.name : null
    const fields = Object.entries(problem.fields ?? {})
    if (fields.length === 0) return { problems: [{ field: null, message: problem.message, existing }] }
    return { problems: fields.map(([field, message]) => ({ field, message, existing })) }
  }
}
