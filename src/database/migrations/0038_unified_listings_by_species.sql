-- The same rows as before (migration 0009), read species by species, so that a question about some species works out the
-- periods of no others.
create or replace view species_listings_unified with (security_invoker = true) as
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
  listing.in_force_since
from species
cross join lateral (
  select * from cites_listing_periods period
  where period.species_id = species.id and period.is_current and period.covers <> 'subspecies'
  -- Without it the planner joins the periods of all species first.
  offset 0
) as listing;
