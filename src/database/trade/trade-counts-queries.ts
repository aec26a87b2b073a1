import { and, eq } from 'drizzle-orm'
import type { ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import type { LastCompleteYears } from '#domain/releases/compare-jobs.ts'
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
  /** A question of the explorer that narrows nothing, what is read from all records, or what two releases differ in. */
  job: ExplorerJob | { kind: AllRecordsKind } | TwoReleasesJob
}

/** What the newest release and the one before it differ in. */
interface TwoReleasesJob {
  kind: 'two_releases'
  /** Digest of the files of both. */
  files: string
  last_complete_year: LastCompleteYears
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
