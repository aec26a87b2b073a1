import { eq, sql } from 'drizzle-orm'
import type { Reader } from '#database/access.ts'
import * as tables from '#database/schema/index.ts'
import type { SuspensionIssuer } from '#domain/listings/suspension-issuers.ts'
import type { ArticleFacts, articleSummary } from '#testing/article-rules/article-summary.ts'
import type { CountedShipments } from '#testing/article-rules/counted-shipments.ts'

/* What the domain and the database make their article summaries from, and how to compare the two. */

/** Everything on record of a species that counts in its article summary. */
export async function readArticleFacts(db: Reader, species_id: string): Promise<ArticleFacts> {
  const { rows: shipments } = await db.execute<CountedShipments & Record<string, unknown>>(sql`
    select year, exporter, purpose, source, unit, reporter_type,
      count(*)::integer as records, sum(quantity)::float as quantity
    from cites_trade_records where species_id = ${species_id}
    group by year, exporter, purpose, source, unit, reporter_type`)
  const { rows: suspensions } = await db.execute<{
    country: string
    is_active: boolean
    issued_by: SuspensionIssuer
  }>(sql`
    select coalesce(countries.country_name, suspension.country_name) as country, is_active, issued_by
    from cites_trade_suspensions suspension left join countries on countries.id = country_id
    where species_id = ${species_id}`)
  const { rows: releases } = await db.execute<{ year: number | null }>(
    sql`select max(last_complete_year) as year from dataset_releases where dataset = 'cites_trade'`,
  )
  const { iucn_assessments, cites_listings, cms_listings } = tables
  return {
    shipments,
    suspensions,
    assessments: await db.select().from(iucn_assessments).where(eq(iucn_assessments.species_id, species_id)),
    cites_listings: await db.select().from(cites_listings).where(eq(cites_listings.species_id, species_id)),
    cms_listings: await db.select().from(cms_listings).where(eq(cms_listings.species_id, species_id)),
    last_complete_year: releases[0]?.year ?? null,
  }
}

type Summary = ReturnType<typeof articleSummary>

/** The summary that the database stores of a species, in the domain's words. */
export async function readArticleSummary(db: Reader, species_id: string): Promise<Summary> {
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`select *, cms_listing_date::text from article_summary_with_quality_view where species_id = ${species_id}`,
  )
  const {
    id: _id,
    species_id: _species,
    scientific_name: _name,
    common_name: _common,
    family: _family,
    last_updated: _updated,
    ...facts
  } = rows[0] ?? {}
  const numbers = Object.entries(facts).map(([name, value]) => [
    name,
    EXACT.has(name) ? asNumber(value) : value,
  ])
  return Object.fromEntries(numbers)
}

/** Exact decimals, which the driver hands over as text. */
const EXACT = new Set([
  'total_quantity',
  'last_recorded_quantity',
  'trade_use_percentage',
  'top_arctic_exporter_percentage',
  'top_global_exporter_percentage',
])

const asNumber = (value: unknown) => (value === null ? null : Number(value))

const SIGNIFICANT_DIGITS = 10

/** The same with its sums rounded: the domain adds doubles, the database exact decimals. */
export function withRoundedSums<Row extends Pick<Summary, 'total_quantity' | 'last_recorded_quantity'>>(
  row: Row,
): Row {
  const rounded = (sum: number | null) => sum && Number(sum.toPrecision(SIGNIFICANT_DIGITS))
  return {
    ...row,
    total_quantity: rounded(row.total_quantity),
    last_recorded_quantity: rounded(row.last_recorded_quantity),
  }
}
