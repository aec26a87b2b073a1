import { type SQL, sql } from 'drizzle-orm'
import { cites_trade_records, dataset_releases } from '../schema/index.ts'

/**
 * The trade records that `which` selects, counted per species in the columns of `species_trade_summary`.
 *
 * Rows alike in everything that is counted are added up first: they are seven times fewer, and every
 * breakdown is made from them. Lists begin with the most records; what was not reported comes last.
 * Sums are exact; `trim_scale` only drops the zeros that adding decimals leaves behind.
 */
export function countedTrade(which: SQL): SQL {
  return sql`
with release as (
  select max(last_complete_year) as last_complete_year from ${dataset_releases} where dataset = 'cites_trade'
),
shipments as materialized (
  select species_id, year::integer, importer, exporter, term, purpose, source, unit, reporter_type,
    count(*) as records, coalesce(sum(quantity), 0) as quantity
  from ${cites_trade_records}
  where ${which}
  group by species_id, year, importer, exporter, term, purpose, source, unit, reporter_type
),
breakdowns as (
  select species_id, year, importer, exporter, term, purpose, source,
    case 0
      when grouping(importer) then 'importer'
      when grouping(exporter) then 'exporter'
      when grouping(term) then 'term'
      when grouping(purpose) then 'purpose'
      when grouping(source) then 'source'
      else 'year'
    end as dimension,
    sum(records)::integer as records, trim_scale(sum(quantity)) as quantity
  from shipments
  group by species_id, year, grouping sets ((), (importer), (exporter), (term), (purpose), (source))
),
years as (
  select species_id, year,
    max(quantity) filter (where dimension = 'year') as quantity,
    jsonb_build_object(
      'year', year,
      'total_records_for_year', max(records) filter (where dimension = 'year'),
      'total_quantity_for_year', max(quantity) filter (where dimension = 'year'),
      'importers_summary', ${sharesBy('importer', 'importer_code')},
      'exporters_summary', ${sharesBy('exporter', 'exporter_code')},
      'terms_summary', ${sharesBy('term', 'term')},
      'purposes_summary', ${sharesBy('purpose', 'purpose_code')},
      'sources_summary', ${sharesBy('source', 'source_code')}
    ) as summary
  from breakdowns
  group by species_id, year
),
annual as (
  select species_id,
    jsonb_agg(summary order by year) as annual_summaries,
    (array_agg(year order by quantity desc, year desc))[1] as peak_trade_year,
    trade_trend(array_agg(year), array_agg(quantity)) as recent_trend,
    trade_trend(
      array_agg(year) filter (where year <= coalesce(last_complete_year, year)),
      array_agg(quantity) filter (where year <= coalesce(last_complete_year, year))
    ) as complete_years_trend
  from years, release
  group by species_id
),
totals as (
  select species_id,
    sum(records)::integer as total_trade_records,
    count(distinct year)::integer as distinct_years,
    jsonb_agg(distinct term collate "C") as distinct_terms,
    min(year) as overall_min_year,
    max(year) as overall_max_year,
    trim_scale(sum(quantity)) as total_quantity,
    coalesce(sum(records) filter (where reporter_type = 'E'), 0)::integer as exporter_reported_records,
    coalesce(sum(records) filter (where reporter_type = 'I'), 0)::integer as importer_reported_records
  from shipments
  group by species_id
),
importers as (${countriesIn('importer')}),
exporters as (${countriesIn('exporter')}),
units as (
  select species_id, count(*) > 1 as has_mixed_units,
    jsonb_agg(
      jsonb_build_object('unit', unit, 'records', records, 'quantity', quantity) order by records desc, unit collate "C"
    ) as units
  from (
    select species_id, unit, sum(records)::integer as records, trim_scale(sum(quantity)) as quantity
    from shipments
    group by species_id, unit
  ) as counted
  group by species_id
)
select
  species_id, total_trade_records, distinct_years, distinct_terms,
  coalesce(importers.countries, '[]') as distinct_importers,
  coalesce(exporters.countries, '[]') as distinct_exporters,
  overall_min_year, overall_max_year, annual_summaries, total_quantity,
  total_quantity / distinct_years as avg_annual_trade,
  case when total_quantity > 0 then peak_trade_year end as peak_trade_year,
  recent_trend, complete_years_trend, last_complete_year,
  has_mixed_units, units, exporter_reported_records, importer_reported_records
from release, totals
join annual using (species_id)
join units using (species_id)
left join importers using (species_id)
left join exporters using (species_id)`
}

/** The breakdown of a year by one column, as a list of `{ [key], records, quantity }`. */
function sharesBy(column: string, key: string): SQL {
  const value = sql.identifier(column)
  return sql`jsonb_agg(
        jsonb_build_object(${sql.raw(`'${key}'`)}, ${value}, 'records', records, 'quantity', quantity)
        order by records desc, ${value} collate "C"
      ) filter (where dimension = ${sql.raw(`'${column}'`)})`
}

/** Each species' trade partners with the names of the countries table; an unknown code is its own name. */
function countriesIn(column: 'importer' | 'exporter'): SQL {
  const code = sql.identifier(column)
  return sql`
  select species_id,
    jsonb_agg(
      jsonb_build_object('code', partners.code, 'name', coalesce(country_name, partners.code)) order by partners.code collate "C"
    ) as countries
  from (select distinct species_id, ${code} as code from shipments where ${code} is not null) as partners
  left join countries on country_code = partners.code
  group by species_id`
}
