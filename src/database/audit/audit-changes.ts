import type { AuditAction } from '#domain/audit/audit-actions.ts'
import type { AuditedRow } from '#domain/audit/changed-fields.ts'
import type { Editor, Transaction } from '../access.ts'
import { audit_log } from '../schema/index.ts'
import { noteForWebhooks } from '../webhooks/webhook-changes-changes.ts'
import { publishChange } from './species-changes-changes.ts'

interface Change {
  table: string
  action: AuditAction
  row_id?: string
  before?: AuditedRow
  after?: AuditedRow
}

/**
 * Writes who changed what into the audit trail, its public part beside it, and that webhooks have something to tell, in the
 * transaction of the change.
 */
export async function recordChange(
  tx: Transaction,
  editor: Editor,
  { table, action, row_id, before, after }: Change,
) {
  await tx.insert(audit_log).values({
    editor_id: editor.id,
    editor_email: editor.email,
    editor_token: editor.token ?? null,
    table_name: table,
    row_id: row_id ?? null,
    action,
    before: before ?? null,
    after: after ?? null,
  })
  await noteForWebhooks(tx, { table, row_id, action, before, after })
  if (row_id !== undefined)
    await publishChange(tx, { table, row_id, before: before ?? null, after: after ?? null })
}
