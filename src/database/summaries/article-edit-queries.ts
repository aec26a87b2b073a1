import { eq, sql } from 'drizzle-orm'
import { NotFound } from '#domain/problems.ts'
import type { Reader } from '../access.ts'
import {
  article_summary_table,
  cites_trade_suspensions,
  cms_assessments,
  cms_listings,
  species,
} from '../schema/index.ts'

/**
 * A species with the rows that are edited beside its article summary, newest first, undated last. Throws NotFound.
 * Source: specification, document 3, section 7, "Table access".
 */
export async function getArticleEdit(db: Reader, species_id: string) {
  const [found] = await db
    .select({
      id: species.id,
      scientific_name: species.scientific_name,
      common_name: species.common_name,
      last_updated: article_summary_table.last_updated,
    })
    .from(species)
    .leftJoin(article_summary_table, eq(article_summary_table.species_id, species.id))
    .where(eq(species.id, species_id))
  if (found === undefined) throw new NotFound('species.not_found')

  const { last_updated, ...owner } = found
  return {
    species: owner,
    last_updated,
    cms_listings: await db
      .select()
      .from(cms_listings)
      .where(eq(cms_listings.species_id, species_id))
      .orderBy(sql`${cms_listings.listing_date} desc nulls last`, cms_listings.id),
    cms_assessments: await db
      .select()
      .from(cms_assessments)
      .where(eq(cms_assessments.species_id, species_id))
      .orderBy(sql`${cms_assessments.year_published} desc`, cms_assessments.id),
    cites_trade_suspensions: await db
      .select()
      .from(cites_trade_suspensions)
      .where(eq(cites_trade_suspensions.species_id, species_id))
      .orderBy(sql`${cites_trade_suspensions.suspension_start_date} desc`, cites_trade_suspensions.id),
  }
}
