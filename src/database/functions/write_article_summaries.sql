-- Writes the article summary of one species, or of all where it is null. Records alike in everything that is counted
-- are added up first, so that half a million of them are read once. The same rules stand in
-- src/testing/article-rules, each with its source; a test holds the two together on every species.
create or replace function write_article_summaries(p_species_id uuid) returns void
-- Hashing a release spills to disk with the four megabytes a server usually grants.
language plpgsql set work_mem = '64MB' as $$
declare
  this_year constant integer := extract(year from now() at time zone 'utc');
begin
  with subjects as (
    select species.id as species_id from species where p_species_id is null or species.id = p_species_id
  ),
  release as (
    select max(last_complete_year) as last_complete_year from dataset_releases where dataset = 'cites_trade'
  ),
  shipments as materialized (
    select species_id, year::integer, exporter, purpose, source, unit, reporter_type,
      count(*) as records, sum(quantity) as quantity
    from cites_trade_records
    where species_id is not null and (p_species_id is null or species_id = p_species_id)
    group by species_id, year, exporter, purpose, source, unit, reporter_type
  ),
  annual as (
    select species_id, year, coalesce(sum(quantity), 0) as quantity from shipments group by species_id, year
  ),
  trends as (
    select species_id,
      trade_trend(array_agg(year), array_agg(quantity)) as trade_trend,
      trade_trend(
        array_agg(year) filter (where year <= coalesce(last_complete_year, year)),
        array_agg(quantity) filter (where year <= coalesce(last_complete_year, year))
      ) as complete_years_trend
    from annual, release
    group by species_id
  ),
  totals as (
    select species_id,
      sum(records) as records,
      trim_scale(sum(quantity)) as quantity,
      min(year) as first_year,
      max(year) as last_year,
      max(year) filter (where quantity > 0) as last_recorded_year,
      count(distinct year) as years,
      count(distinct coalesce(unit, '')) > 1 as has_mixed_units,
      sum(records) filter (where source in ('W', 'X', 'R')) as wild,
      sum(records) filter (where source = 'O') as pre_convention,
      -- Reports name the source since 1991.
      sum(records) filter (where year >= 1991) as source_expected,
      sum(records) filter (where year >= 1991 and source is null) as without_source,
      sum(records) filter (where purpose is null) as without_purpose,
      sum(records) filter (where reporter_type = 'E') as by_exporters,
      sum(records) filter (where reporter_type = 'I') as by_importers,
      sum(records) filter (where exporter is null or exporter = 'XX') as of_unknown_exporter
    from shipments
    group by species_id
  ),
  last_recorded as (
    -- No unit is number of specimens.
    select species_id, trim_scale(sum(shipments.quantity)) as quantity
    from shipments join totals using (species_id)
    where year = last_recorded_year and unit is null
    group by species_id
  ),
  uses as (
    select distinct on (species_id) species_id, purpose, sum(records) as records
    from shipments
    where purpose is not null
    group by species_id, purpose
    order by species_id, sum(records) desc, max(year) desc, purpose collate "C"
  ),
  exporters as (
    -- Unknown, various and blank name no country.
    select species_id, exporter, sum(records) as records, max(year) as latest_year
    from shipments
    where exporter not in ('XX', 'XV')
    group by species_id, exporter
  ),
  global_exporters as (
    select distinct on (species_id) species_id, exporter, records
    from exporters
    order by species_id, records desc, latest_year desc, exporter collate "C"
  ),
  arctic_exporters as (
    select distinct on (species_id) species_id, exporter, records
    from exporters
    where exporter in ('CA', 'DK', 'GL', 'FO', 'FI', 'IS', 'NO', 'RU', 'SE', 'US')
    order by species_id, records desc, latest_year desc, exporter collate "C"
  ),
  assessments as (
    -- A region that was assessed apart is not the species.
    select distinct on (species_id) species_id, status, possibly_extinct, possibly_extinct_in_wild, scope_code
    from iucn_assessments
    where scope_code = '1'
    order by species_id, is_latest desc, year_published desc
  ),
  assessed as (
    select species_id,
      max(year_published) filter (where history.scope_code = '1') as last_global_year,
      status_change(array_agg(severity order by year_published, is_latest)
        filter (where severity is not null and history.scope_code = assessments.scope_code)) as change
    from iucn_assessments history
    join assessments using (species_id)
    -- DD and NE say nothing about the species, so they are no step.
    cross join lateral (
      select array_position(array['EX', 'EW', 'CR', 'EN', 'VU', 'NT', 'LC'], history.status) as severity
    ) as step
    group by species_id
  ),
  category_steps as (
    -- Every global assessment beside the one before, and whether it lies between the first and the last that compare.
    select species_id,
      coalesce(reason_for_change, 'not stated') as reason,
      coalesce(status, original_category) as category,
      lag(coalesce(status, original_category)) over in_time as category_before,
      bool_or(status not in ('DD', 'NE')) over (in_time rows between unbounded preceding and 1 preceding) as has_first,
      bool_or(status not in ('DD', 'NE')) over (in_time rows between current row and unbounded following) as has_last
    from iucn_assessments
    where scope_code = '1'
    window in_time as (partition by species_id order by year_published, is_latest)
  ),
  change_reasons as (
    select species_id,
      case
        when bool_or(reason = 'not stated') then 'not stated'
        when min(reason) = max(reason) then min(reason)
        else 'mixed'
      end as reason
    from category_steps
    where has_first and has_last and category is distinct from category_before
    group by species_id
  ),
  cites as (
    select species_id,
      min(listing_date) as first_date,
      -- An amendment continues a listing and is none.
      count(distinct listing_date) filter (where not is_amendment) as dates,
      -- 'I' < 'II' < 'III' as text, which is also strictest first.
      min(appendix) filter (where is_current) as appendix
    from cites_listing_periods
    where covers <> 'subspecies'
    group by species_id
  ),
  cites_at_first as (
    -- Where the species was at the end of the year of its first listing.
    select species_id, min(period.appendix) as appendix
    from cites
    left join cites_listing_periods period using (species_id)
    where covers <> 'subspecies'
      and listing_date <= make_date(extract(year from first_date)::integer, 12, 31)
      and coalesce(last_day, 'infinity') >= make_date(extract(year from first_date)::integer, 12, 31)
    group by species_id
  ),
  cites_changes as (
    select species_id,
      case
        when dates = 1 and first.appendix is not distinct from cites.appendix then 'new_listing'
        -- Without an appendix a species is below all three.
        else status_change(array[
          coalesce(array_position(array['I', 'II', 'III'], first.appendix), 4),
          coalesce(array_position(array['I', 'II', 'III'], cites.appendix), 4)
        ])
      end as change
    from cites left join cites_at_first first using (species_id)
  ),
  cms_changes as (
    -- I/II counts as I; an undated earlier listing is the first.
    select species_id,
      status_change(array_agg(
        case appendix when 'II' then 2 else 1 end order by is_current, listing_date nulls first
      )) as change
    from cms_listings
    group by species_id
  ),
  cms as (
    select species_id, appendix, listing_date, agreement, notes,
      case when codes is not null then cardinality(native_distribution) end as native,
      case when codes is not null then cardinality(introduced_distribution) end as introduced,
      case when codes is not null then cardinality(extinct_distribution) end as extinct,
      codes
    from cms_listings
    cross join lateral (
      select array_agg(distinct code collate "C" order by code collate "C") as codes
      from unnest(
        native_distribution || introduced_distribution || extinct_distribution || uncertain_distribution
          || uncategorised_distribution
      ) as range (code)
    ) as listed
    where is_current
  ),
  suspended as (
    select species_id, sum(suspensions) as suspensions,
      jsonb_agg(jsonb_build_object('country', country) order by country collate "C") as states
    from (
      select suspension.species_id, coalesce(countries.country_name, suspension.country_name) as country,
        count(*) as suspensions
      from cites_trade_suspensions suspension
      left join countries on countries.id = suspension.country_id
      -- The European Union's suspensions are its own, not recommendations under CITES.
      where is_active and issued_by = 'cites'
      group by 1, 2
    ) as by_country
    group by species_id
  )
  insert into article_summary_table (
    species_id, trade_records_count, total_quantity, most_recorded_trade_use, trade_use_percentage,
    wild_origin_count, pre_convention_count, period_start_year, period_end_year,
    last_recorded_quantity, last_recorded_year, trade_trend, complete_years_trend, last_complete_year,
    cites_suspensions_count, cites_suspension_states,
    iucn_status_current, iucn_possibly_extinct, iucn_possibly_extinct_in_wild,
    iucn_status_change, iucn_change_reason, cites_status_current, cites_status_change,
    cms_status_current, cms_status_change, cms_listing_date, cms_listing_years,
    cms_native_countries_count, cms_introduced_countries_count, cms_extinct_countries_count,
    cms_distribution_codes, cms_conservation_priority, cms_agreement_type, cms_listing_notes,
    top_arctic_exporter, top_arctic_exporter_percentage, top_global_exporter, top_global_exporter_percentage,
    has_mixed_units, data_quality_issues, last_updated
  )
  select
    species_id, coalesce(totals.records, 0), totals.quantity, uses.purpose,
    round(uses.records * 100 / totals.records, 2),
    coalesce(wild, 0), coalesce(pre_convention, 0), first_year, last_year,
    last_recorded.quantity, last_recorded_year,
    coalesce(trade_trend, 'no_trade'), coalesce(complete_years_trend, 'no_trade'), last_complete_year,
    coalesce(suspensions, 0), coalesce(states, '[]'),
    assessments.status, assessments.possibly_extinct, assessments.possibly_extinct_in_wild,
    assessed.change, case when assessed.change in ('uplisted', 'downlisted') then change_reasons.reason end,
    cites.appendix, cites_changes.change,
    cms.appendix, cms_changes.change, cms.listing_date, this_year - extract(year from cms.listing_date),
    native, introduced, extinct, codes,
    case
      when cms.appendix is null then null
      when cms.appendix = 'II' and native > 20 then 'Medium'
      else 'High'
    end,
    agreement, notes,
    arctic_exporters.exporter, round(arctic_exporters.records * 100 / totals.records, 2),
    global_exporters.exporter, round(global_exporters.records * 100 / totals.records, 2),
    coalesce(has_mixed_units, false),
    array_remove(array[
      case when has_mixed_units then 'mixed_units' end,
      case when without_source * 10 > source_expected then 'source_missing' end,
      case when without_purpose * 10 > totals.records then 'purpose_missing' end,
      case when coalesce(years, 0) < 5 then 'few_years' end,
      case when greatest(by_exporters, by_importers) * 10 > totals.records * 9 then 'one_reporter' end,
      case when of_unknown_exporter * 10 > totals.records then 'exporter_unknown' end,
      case when last_global_year is null or this_year - last_global_year > 10 then 'no_recent_assessment' end,
      case when cites.appendix is null then 'no_cites_listing' end
    ], null),
    now()
  from subjects
  cross join release
  left join totals using (species_id)
  left join trends using (species_id)
  left join last_recorded using (species_id)
  left join uses using (species_id)
  left join arctic_exporters using (species_id)
  left join global_exporters using (species_id)
  left join assessments using (species_id)
  left join assessed using (species_id)
  left join change_reasons using (species_id)
  left join cites using (species_id)
  left join cites_changes using (species_id)
  left join cms using (species_id)
  left join cms_changes using (species_id)
  left join suspended using (species_id)
  -- Two refreshes at once take the rows in one order.
  order by species_id
  on conflict (species_id) do update set
    (trade_records_count, total_quantity, most_recorded_trade_use, trade_use_percentage,
      wild_origin_count, pre_convention_count, period_start_year, period_end_year,
      last_recorded_quantity, last_recorded_year, trade_trend, complete_years_trend, last_complete_year,
      cites_suspensions_count, cites_suspension_states,
      iucn_status_current, iucn_possibly_extinct, iucn_possibly_extinct_in_wild,
      iucn_status_change, iucn_change_reason, cites_status_current, cites_status_change,
      cms_status_current, cms_status_change, cms_listing_date, cms_listing_years,
      cms_native_countries_count, cms_introduced_countries_count, cms_extinct_countries_count,
      cms_distribution_codes, cms_conservation_priority, cms_agreement_type, cms_listing_notes,
      top_arctic_exporter, top_arctic_exporter_percentage, top_global_exporter, top_global_exporter_percentage,
      has_mixed_units, data_quality_issues, last_updated)
    = (excluded.trade_records_count, excluded.total_quantity, excluded.most_recorded_trade_use,
      excluded.trade_use_percentage, excluded.wild_origin_count, excluded.pre_convention_count,
      excluded.period_start_year, excluded.period_end_year,
      excluded.last_recorded_quantity, excluded.last_recorded_year, excluded.trade_trend,
      excluded.complete_years_trend, excluded.last_complete_year,
      excluded.cites_suspensions_count, excluded.cites_suspension_states,
      excluded.iucn_status_current, excluded.iucn_possibly_extinct, excluded.iucn_possibly_extinct_in_wild,
      excluded.iucn_status_change, excluded.iucn_change_reason, excluded.cites_status_current,
      excluded.cites_status_change, excluded.cms_status_current, excluded.cms_status_change,
      excluded.cms_listing_date, excluded.cms_listing_years,
      excluded.cms_native_countries_count, excluded.cms_introduced_countries_count,
      excluded.cms_extinct_countries_count, excluded.cms_distribution_codes, excluded.cms_conservation_priority,
      excluded.cms_agreement_type, excluded.cms_listing_notes,
      excluded.top_arctic_exporter, excluded.top_arctic_exporter_percentage,
      excluded.top_global_exporter, excluded.top_global_exporter_percentage,
      excluded.has_mixed_units, excluded.data_quality_issues, excluded.last_updated);
end $$;
