import { and, eq, lt, sql } from 'drizzle-orm'
import { KeyOfAnotherRequest } from '#domain/problems.ts'
import type { Transaction } from '../access.ts'
import { idempotency_keys } from '../schema/index.ts'

/** How long a repetition is recognised. */
const REMEMBERED = sql`interval '24 hours'`

/** A request that may arrive again: its sender, the key that both times carry, and what it asks for. */
export interface RepeatableRequest {
  editor_id: string
  key: string
  procedure: string
  input_digest: string
}

/**
 * Creates a record, once for all requests of an editor with the same key; gives the id of the record, made now or
 * earlier. Of several at once the first creates it, and the others wait for its end. Throws KeyOfAnotherRequest
 * where the key came with something else.
 */
export async function createOnce(
  tx: Transaction,
  request: RepeatableRequest,
  create: () => Promise<string>,
): Promise<string> {
  const { editor_id, key, procedure, input_digest } = request
  const own = and(eq(idempotency_keys.editor_id, editor_id), eq(idempotency_keys.key, key))
  await forgetOldKeys(tx)
  const [added] = await tx.insert(idempotency_keys).values(request).onConflictDoNothing().returning()
  if (added !== undefined) {
    const record_id = await create()
    await tx.update(idempotency_keys).set({ record_id }).where(own)
    return record_id
  }
  const [earlier] = await tx.select().from(idempotency_keys).where(own)
  if (earlier?.record_id == null) throw new Error('The request that used this key first left no record')
  if (earlier.procedure !== procedure || earlier.input_digest !== input_digest) {
    throw new KeyOfAnotherRequest('key_of_another_request')
  }
  return earlier.record_id
}

/** Leaves those that another transaction forgets at the same time, so that none waits for another. */
async function forgetOldKeys(tx: Transaction): Promise<void> {
  const old = tx
    .select({ editor_id: idempotency_keys.editor_id, key: idempotency_keys.key })
    .from(idempotency_keys)
    .where(lt(idempotency_keys.created_at, sql`now() - ${REMEMBERED}`))
    .for('update', { skipLocked: true })
  await tx
    .delete(idempotency_keys)
    .where(sql`(${idempotency_keys.editor_id}, ${idempotency_keys.key}) in ${old}`)
}
