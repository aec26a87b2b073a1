-- The trend of a species over all its trade records, or over those up to the last complete year of the release.
create or replace function calculate_trade_trend(p_species_id uuid, p_last_complete_year integer default null) returns text
language sql stable parallel safe as $$
  select trade_trend(array_agg(year), array_agg(quantity))
  from (
    select year::integer as year, coalesce(sum(quantity), 0) as quantity
    from cites_trade_records
    where species_id = p_species_id and (p_last_complete_year is null or year <= p_last_complete_year)
    group by year
  ) as annual
$$;
