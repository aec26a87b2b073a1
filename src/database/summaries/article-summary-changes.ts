import { sql } from 'drizzle-orm'
import type { Transaction } from '../access.ts'

/**
 * Makes the article summary of every species anew, or of one. To be asked wherever trade records, listings or
 * assessments were written; the database holds the rules, so that half a million records are read once.
 */
export async function refreshArticleSummaries(tx: Transaction, species_id?: string): Promise<void> {
  await tx.execute(
    species_id === undefined
      ? sql`select refresh_all_article_summaries()`
      : sql`select refresh_article_summary_for_species(${species_id})`,
  )
}
