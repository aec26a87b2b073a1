import { and, eq } from 'drizzle-orm'
import type { AnswerToExplorer, ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import type { Reader } from '../access.ts'
import { trade_counts } from '../schema/index.ts'

/** What a stored count is of. */
export interface CountOf<Job extends ExplorerJob = ExplorerJob> {
  /** Digest of the species and their files. */
  files: string
  /** Digest of the sources of the rules of counting. */
  rules: string
  job: Job
}

/** The answer to a question about all species' files, where it was stored for these files and rules. */
export async function findTradeCount<Job extends ExplorerJob>(
  db: Reader,
  { files, rules, job }: CountOf<Job>,
): Promise<AnswerToExplorer<Job> | undefined> {
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
  return found?.answer as AnswerToExplorer<Job> | undefined
}
