import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { boolean, integer, pgView, text, uuid } from 'drizzle-orm/pg-core'
import { QUALITY_CATEGORIES } from '#domain/summaries/data-quality.ts'
import type { Reader } from '../access.ts'
import { article_summary_table, audit_log, species_trade_findings } from '../schema/index.ts'
import { TRADE_FINDING } from '../trade/trade-findings-queries.ts'

/** Of the view what the table has not got; the table's own columns are read as the schema declares them. */
const quality = pgView('article_summary_with_quality_view', {
  species_id: uuid().notNull(),
  scientific_name: text().notNull(),
  common_name: text().notNull(),
  family: text().notNull(),
  data_quality_score: integer(),
  data_quality_category: text({ enum: QUALITY_CATEGORIES }).notNull(),
  issue_count: integer(),
  needs_review: boolean(),
}).existing()

/** Tables whose rows a summary is made from and a curator may change; trade comes with releases. */
const SUMMARISED_TABLES = ['iucn_assessments', 'cites_listings', 'cms_listings', 'cites_trade_suspensions']

/**
 * Every species with its article summary, by scientific name, and when what it tells was last changed; a species
 * whose summary was never made has nulls. What is found of trade comes with the release and is beside it.
 */
export function listArticleSummaries(db: Reader) {
  const changes = lastChanges(db)
  return db
    .select({
      ...getTableColumns(article_summary_table),
      species_id: quality.species_id,
      scientific_name: quality.scientific_name,
      common_name: quality.common_name,
      family: quality.family,
      data_quality_score: quality.data_quality_score,
      data_quality_category: quality.data_quality_category,
      issue_count: quality.issue_count,
      needs_review: quality.needs_review,
      trade_finding: TRADE_FINDING,
      last_change: changes.at,
    })
    .from(quality)
    .leftJoin(article_summary_table, eq(article_summary_table.species_id, quality.species_id))
    .leftJoin(species_trade_findings, eq(species_trade_findings.species_id, quality.species_id))
    .leftJoin(changes, eq(changes.subject, sql`${quality.species_id}::text`))
    .orderBy(asc(quality.scientific_name))
}

/** When the trail last tells of a change, by the species that had the row before or has it since. */
function lastChanges(db: Reader) {
  const touched = sql`(
    select unnest(array[before ->> 'species_id', after ->> 'species_id']) as subject, changed_at
    from ${audit_log} where table_name in ${SUMMARISED_TABLES}
  ) as touched`
  return db
    .select({
      subject: sql<string>`touched.subject`.as('subject'),
      at: sql<Date>`max(touched.changed_at)`.mapWith(audit_log.changed_at).as('last_change'),
    })
    .from(touched)
    .groupBy(sql`touched.subject`)
    .as('changes')
}
