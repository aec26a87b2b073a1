import { and, lt, ne, or, sql } from 'drizzle-orm'
import type { Transaction } from '../access.ts'
import { trade_counts } from '../schema/index.ts'
import type { CountOf } from './trade-counts-queries.ts'

/**
 * Stores what was counted over all species' files in use, and removes what was counted over others or by other rules more than an hour ago:
 * a count of the release before may end after the first of the next, which it must not remove.
 */
export async function storeTradeCount(
  tx: Transaction,
  { files, rules, job }: CountOf,
  answer: unknown,
): Promise<void> {
  const isOfOthers = or(ne(trade_counts.files, files), ne(trade_counts.rules, rules))
  const isOld = lt(trade_counts.counted_at, sql`now() - interval '1 hour'`)
  await tx.delete(trade_counts).where(and(isOfOthers, isOld))
  await tx
    .insert(trade_counts)
    .values({ files, rules, job: JSON.stringify(job), answer })
    .onConflictDoNothing()
}
