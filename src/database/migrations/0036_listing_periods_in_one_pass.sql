-- The same periods as before (migration 0009), worked out in one pass over the listings of a species: a listing begins an
-- unbroken run where no earlier one of the same appendix and part was in force the day before. A question about one species
-- reads its listings alone; about all species the time grows with the listings, where it grew with their square.
create or replace view cites_listing_periods with (security_invoker = true) as
with periods as (
  select listing.*,
    coalesce(end_date, case when not is_current then (
      select min(next.listing_date) - 1
      from cites_listings next
      where next.species_id = listing.species_id
        and next.listing_date > listing.listing_date
        and (
          next.covers = 'species'
          or next.covers = listing.covers
          and next.population_identifier is not distinct from listing.population_identifier
        )
    ) end) as last_day,
    case when covers <> 'species' then population_identifier end as part
  from cites_listings listing
),
beginnings as (
  select *,
    case when coalesce(max(coalesce(last_day, 'infinity')) over earlier < listing_date - 1, true)
      then listing_date end as begins
  from periods
  window earlier as (
    partition by species_id, appendix, covers, part order by listing_date
    groups between unbounded preceding and 1 preceding
  )
),
runs as (
  select *,
    max(begins) over (partition by species_id, appendix, covers, part order by listing_date) as in_force_since
  from beginnings
)
select
  id,
  species_id,
  appendix,
  listing_date,
  last_day,
  is_current,
  covers,
  population_identifier,
  in_force_since,
  in_force_since < listing_date as is_amendment
from runs;
