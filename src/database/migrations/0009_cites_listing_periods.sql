-- Every CITES listing with its last day in force (empty: still in force, or not known), whether it only continues the
-- same appendix of the same part, and since when that part is in that appendix without a break. The rules are those
-- of src/domain/listings/listing-periods.ts; a test holds both equal.
create view cites_listing_periods as
with recursive periods as (
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
    ) end) as last_day
  from cites_listings listing
),
runs as (
  select id, species_id, appendix, covers, population_identifier, listing_date as since from periods
  union
  select runs.id, runs.species_id, runs.appendix, runs.covers, runs.population_identifier, earlier.listing_date
  from runs
  join periods earlier on earlier.species_id = runs.species_id
    and earlier.appendix = runs.appendix
    and earlier.covers = runs.covers
    and (
      earlier.covers = 'species'
      or earlier.population_identifier is not distinct from runs.population_identifier
    )
    and earlier.listing_date < runs.since
    and coalesce(earlier.last_day, 'infinity') >= runs.since - 1
)
select
  periods.id,
  periods.species_id,
  appendix,
  listing_date,
  last_day,
  is_current,
  covers,
  population_identifier,
  in_force_since,
  in_force_since < listing_date as is_amendment
from periods
join (select id, min(since) as in_force_since from runs group by id) as run on run.id = periods.id;
--> statement-breakpoint
comment on view cites_listing_periods is 'CITES listings with the periods in which they were in force; an amendment continues a listing and is none';
--> statement-breakpoint
create or replace view species_listings_unified as
select
  listing.id as listing_id,
  species.id as species_id,
  species.scientific_name,
  species.common_name,
  species.family,
  listing.population_identifier,
  listing.appendix,
  listing.listing_date,
  listing.is_current,
  exists (
    select from cites_listings population
    where population.species_id = species.id and population.is_current and population.covers = 'population'
  ) as is_split_listing,
  period.in_force_since
from cites_listings listing
join cites_listing_periods period on period.id = listing.id
join species on species.id = listing.species_id
where listing.is_current and listing.covers <> 'subspecies';
