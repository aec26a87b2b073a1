import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../access.ts'
import { article_summary_table } from '../schema/index.ts'

/**
 * Makes the article summary of every species again, or of one, and answers how many were made. To be asked
 * wherever trade records are written; the database holds the rules, so that half a million are read once.
 */
export async function refreshArticleSummaries(tx: Transaction, species_id?: string): Promise<number> {
  if (species_id === undefined) {
    await tx.execute(sql`select refresh_all_article_summaries()`)
    return tx.$count(article_summary_table)
  }
  await tx.execute(sql`select refresh_article_summary_for_species(${species_id})`)
  return tx.$count(article_summary_table, eq(article_summary_table.species_id, species_id))
}
