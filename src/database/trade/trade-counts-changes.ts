import { ne, or } from 'drizzle-orm'
import type { Transaction } from '../access.ts'
import { trade_counts } from '../schema/index.ts'
import type { CountOf } from './trade-counts-queries.ts'

/** Stores what was counted over all species' files in use, and removes what was counted over others or by other rules. */
export async function storeTradeCount(
  tx: Transaction,
  { files, rules, job }: CountOf,
  answer: unknown,
): Promise<void> {
  await tx.delete(trade_counts).where(or(ne(trade_counts.files, files), ne(trade_counts.rules, rules)))
  await tx
    .insert(trade_counts)
    .values({ files, rules, job: JSON.stringify(job), answer })
    .onConflictDoNothing()
}
