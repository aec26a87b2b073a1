import { and, eq } from 'drizzle-orm'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import type { AuditedRow } from '#domain/audit/changed-fields.ts'
import { eventOf } from '#domain/webhooks/webhook-events.ts'
import type { PublicChange } from '#domain/webhooks/webhook-message.ts'
import type { Transaction } from '../access.ts'
import { species, webhook_changes } from '../schema/index.ts'

interface Change {
  table: string
  row_id?: string | undefined
  action: AuditAction
  before?: AuditedRow | undefined
  after?: AuditedRow | undefined
}

/** Notes a change of published data for webhooks; those of other tables, and of hidden species, are none of theirs. */
export async function noteForWebhooks(tx: Transaction, change: Change): Promise<void> {
  const { table, row_id, action } = change
  if (eventOf(table) === undefined || (await isHidden(tx, change))) return
  await tx.insert(webhook_changes).values({ table_name: table, row_id: row_id ?? null, action })
}

/** A species that was public and is now hidden is still reported. */
async function isHidden(tx: Transaction, { table, row_id, before, after }: Change): Promise<boolean> {
  if (table === 'species') return (before ?? after)?.hidden === true && after?.hidden !== false
  const owner = (after ?? before)?.[table === 'translations' ? 'record_id' : 'species_id']
  if (row_id === undefined || typeof owner !== 'string') return false
  return (await tx.$count(species, and(eq(species.id, owner), eq(species.hidden, true)))) > 0
}

/** Takes the changes that are noted, so that no other process reports them too, in the order in which they were made. */
export async function takeChanges(tx: Transaction): Promise<PublicChange[]> {
  const taken = await tx.delete(webhook_changes).returning()
  return taken
    .toSorted((one, other) => one.id - other.id)
    .flatMap(({ table_name: table, row_id: id, action }) => {
      const event = eventOf(table)
      return event === undefined ? [] : [{ event, table, id, action }]
    })
}
