import type { Database, Transaction } from '#database/access.ts'

/** Makes a change in a transaction of its own, and answers with what the request named. */
export async function changed<Named>(
  db: Database,
  named: Named,
  change: (tx: Transaction) => Promise<unknown>,
): Promise<Named> {
  await db.transaction(change)
  return named
}
