import { and, eq } from 'drizzle-orm'
import type { ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import type { Reader } from '../access.ts'
import { trade_counts } from '../schema/index.ts'

/** What is read from all records in use. */
export type AllRecordsKind = 'records' | 'recent_routes'

/** What a stored count is of. */
export interface CountOf {
  /** Digest of the species and their files. */
  files: string
  /** Digest of the sources of the rules of counting. */
  rules: string
  /** A question of the explorer that narrows nothing, or what is read from all records. */
  job: ExplorerJob | { kind: AllRecordsKind }
}

/** What was counted over all species' files, where it was stored for these files and rules; JSON as it was given. */
export async function findTradeCount(db: Reader, { files, rules, job }: CountOf): Promise<unknown> {
  const [found] = await db
    .select({ answer: trade_counts.answer })
    .from(trade_counts)
    .where(
      and(
        eq(trade_counts.files, files),
        eq(trade_counts.rules, rules),
        eq(trade_counts.job, JSON.stringify(job)),
      ),
    )
  return found?.answer
}
