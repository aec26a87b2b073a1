import { sql } from 'drizzle-orm'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import type { Connection } from './engines/engine.ts'

/**
 * Does `work` while no other process prepares the same database; `onWait` is called when another one does. Migrations,
 * rights and the first data touch the same tables in different orders, so that two at once block each other. The
 * embedded engine's folder has one process anyway.
 */
export async function whilePreparing<Result>(
  { db, engine }: Connection,
  work: () => Promise<Result>,
  onWait: () => void = () => undefined,
): Promise<Result> {
  if (engine === 'embedded') return work()
  return db.transaction(async (lockHolder) => {
    // The transaction does nothing while `work` uses other connections.
    await lockHolder.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    const { rows } = await lockHolder.execute<{ held: boolean }>(
      sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.preparation}) as held`,
    )
    if (rows[0]?.held !== true) {
      onWait()
      await lockHolder.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.preparation})`)
    }
    return work()
  })
}
