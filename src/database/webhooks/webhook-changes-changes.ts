import type { AuditAction } from '#domain/audit/audit-actions.ts'
import { eventOf } from '#domain/webhooks/webhook-events.ts'
import type { PublicChange } from '#domain/webhooks/webhook-message.ts'
import type { Transaction } from '../access.ts'
import { webhook_changes } from '../schema/index.ts'

interface Change {
  table: string
  row_id?: string | undefined
  action: AuditAction
}

/** Notes a change of published data for webhooks; those of other tables are none of theirs. */
export async function noteForWebhooks(tx: Transaction, { table, row_id, action }: Change): Promise<void> {
  if (eventOf(table) === undefined) return
  await tx.insert(webhook_changes).values({ table_name: table, row_id: row_id ?? null, action })
}

/** Takes the changes that are noted, so that no other process tells of them too, in the order in which they were made. */
export async function takeChanges(tx: Transaction): Promise<PublicChange[]> {
  const taken = await tx.delete(webhook_changes).returning()
  return taken
    .toSorted((one, other) => one.id - other.id)
    .flatMap(({ table_name: table, row_id: id, action }) => {
      const event = eventOf(table)
      return event === undefined ? [] : [{ event, table, id, action }]
    })
}
