import { sql } from 'drizzle-orm'
import { SAMPLE_QUERIES, type SampleQueryName } from '#domain/portal/sample-queries.ts'
import type { Reader } from '../access.ts'

/** As a reader types them: the text shown is the text run. */
const TEXTS: Readonly<Record<SampleQueryName, string>> = {
  species_standing: `
select scientific_name,
       latest_iucn_status || case
         when latest_iucn_possibly_extinct then ' (PE)'
         when latest_iucn_possibly_extinct_in_wild then ' (PEW)'
         else ''
       end as latest_iucn_status,
       latest_iucn_scope, latest_iucn_year, current_cites_appendix, current_cms_appendix
from species_with_status_view
order by scientific_name`,

  split_listings: `
select scientific_name, coalesce(population_identifier, 'the species') as covers,
       appendix, in_force_since::text as since
from species_listings_unified
where is_split_listing
order by scientific_name, appendix`,

  records_by_year: `
select year,
       count(*)::integer as records,
       count(*) filter (where reporter_type = 'E')::integer as by_exporters,
       count(*) filter (where reporter_type = 'I')::integer as by_importers
from cites_trade_records
join species on species.id = cites_trade_records.species_id
where scientific_name = 'Monodon monoceros'
group by year
order by year desc`,

  units_of_a_term: `
select coalesce(unit, 'number of specimens') as unit,
       count(*)::integer as records,
       sum(quantity)::text as quantity
from cites_trade_records
join species on species.id = cites_trade_records.species_id
where scientific_name = 'Acipenser baerii' and term = 'caviar'
group by unit
order by records desc, unit`,

  origin_of_specimens: `
select scientific_name,
       count(*)::integer as records,
       round(100.0 * count(*) filter (where trade.source = 'W') / count(*), 2)::float as wild,
       round(100.0 * count(*) filter (where trade.source in ('C', 'D', 'F')) / count(*), 2)::float as bred,
       round(100.0 * count(*) filter (where trade.source is null) / count(*), 2)::float as not_reported
from cites_trade_records as trade
join species on species.id = trade.species_id
where year >= 1991
  and scientific_name in ('Acipenser baerii', 'Falco peregrinus', 'Falco rusticolus',
    'Monodon monoceros', 'Odobenus rosmarus', 'Ursus maritimus')
group by scientific_name
order by wild, scientific_name`,

  trend_of_complete_years: `
select scientific_name, recent_trend as all_years, complete_years_trend as complete_years,
       last_complete_year
from species_trade_summary
join species on species.id = species_trade_summary.species_id
where recent_trend <> complete_years_trend
order by scientific_name`,

  unchecked_facts: `
select 'iucn_assessments' as facts, count(*)::integer as rows,
       count(*) filter (where not checked)::integer as unchecked
from iucn_assessments
union all
select 'cites_listings', count(*)::integer, count(*) filter (where not checked)::integer
from cites_listings
union all
select 'cms_listings', count(*)::integer, count(*) filter (where not checked)::integer
from cms_listings
order by unchecked desc`,
}

const SHOWN_ROWS = 6

type Value = string | number | boolean | null

export type SampleQuery = Awaited<ReturnType<typeof runSampleQuery>>

/** Every sample query as the question what it answers now, so that where one changes the others need not be asked again. */
export const SAMPLE_QUERY_ANSWERS = Object.fromEntries(
  SAMPLE_QUERIES.map((name): [string, (db: Reader) => Promise<SampleQuery>] => [
    name,
    (db) => runSampleQuery(db, name),
  ]),
) as Record<SampleQueryName, (db: Reader) => Promise<SampleQuery>>

/** Its text, the columns and first few rows of its answer, and how many rows that has, which the database counts. */
async function runSampleQuery(db: Reader, name: SampleQueryName) {
  const text = TEXTS[name].trim()
  const { rows } = await db.execute<Record<string, Value> & { row_count: number }>(
    sql`select answer.*, (count(*) over ())::integer as row_count from (${sql.raw(text)}) as answer limit ${SHOWN_ROWS}`,
  )
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'row_count')
  return {
    name,
    text,
    columns,
    rows: rows.map((row) => columns.map((column) => row[column] ?? null)),
    row_count: rows[0]?.row_count ?? 0,
  }
}
