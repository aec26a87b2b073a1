-- One row that rises with every public change; every public table is watched.
insert into "data_version" ("only_row", "version") values (true, 1);
--> statement-breakpoint
create function touch_data_version() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update data_version set version = version + 1;
  perform pg_notify('data_version', (select version::text from data_version));
  return null;
end $$;
--> statement-breakpoint
create function watch_public_table(watched regclass) returns void language plpgsql as $$
begin
  execute format(
    'create trigger touches_data_version after insert or update or delete or truncate on %s for each statement execute function touch_data_version()',
    watched
  );
end $$;
--> statement-breakpoint
select watch_public_table(watched::regclass)
from unnest(array[
  'families', 'species', 'species_field_sources', 'species_synonyms', 'subpopulations', 'conservation_measures',
  'distribution_ranges', 'species_threats', 'species_images', 'common_names', 'iucn_assessments', 'cites_listings',
  'cms_listings', 'cms_assessments', 'cites_trade_suspensions', 'countries', 'dataset_releases',
  'cites_trade_records', 'species_trade_summary', 'management_areas', 'catch_records', 'illegal_trade_products',
  'illegal_trade_seizures', 'timeline_events', '"references"', 'glossary_terms'
]) as watched;
--> statement-breakpoint
-- A species with its family as the families table spells it.
create view species_with_family as
select
  species.*,
  families.family_name as family_name_normalized,
  families.order_name as family_order,
  families.class as family_class,
  families.description as family_description
from species
left join families on lower(families.family_name) = lower(trim(species.family));
--> statement-breakpoint
-- A species with where it stands today: the latest assessment (global scope first), the strictest current CITES
-- listing of the species or a population of it (subspecies listings are told in the history), the current CMS listing.
create view species_with_status_view as
select
  species.*,
  assessment.status as latest_iucn_status,
  assessment.year_published as latest_iucn_year,
  cites.appendix as current_cites_appendix,
  cites.listing_date as current_cites_date,
  cms.appendix as current_cms_appendix,
  cms.listing_date as current_cms_date
from species
left join lateral (
  select status, year_published from iucn_assessments
  where species_id = species.id and is_latest
  order by scope_code = '1' desc, year_published desc
  limit 1
) assessment on true
left join lateral (
  select appendix, listing_date from cites_listings
  where species_id = species.id and is_current and covers <> 'subspecies'
  -- 'I' < 'II' < 'III' as text, which is also strictest first
  order by appendix, covers = 'species' desc, listing_date desc
  limit 1
) cites on true
left join cms_listings cms on cms.species_id = species.id and cms.is_current;
--> statement-breakpoint
-- One entry per current CITES listing of a species, and one more for each population listed apart.
create view species_listings_unified as
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
  ) as is_split_listing
from cites_listings listing
join species on species.id = listing.species_id
where listing.is_current and listing.covers <> 'subspecies';
--> statement-breakpoint
comment on table species is 'A species (or the one subspecies) of the portal, with taxonomy, texts and review';
--> statement-breakpoint
comment on table cites_trade_records is 'Lines of the parties'' annual reports to CITES; both sides are kept, nothing is merged';
--> statement-breakpoint
comment on column cites_trade_records.quantity is 'As reported, in the unit of the row; empty is not reported, never zero';
--> statement-breakpoint
comment on column cites_trade_records.unit is 'Empty stands for number of specimens, as in the published release';
--> statement-breakpoint
comment on column cites_trade_records.origin is 'Empty: the exporter is the origin, or it was not reported';
--> statement-breakpoint
comment on column cites_trade_records.reporter_type is 'E reported by the exporter, I by the importer';
--> statement-breakpoint
comment on column cites_trade_records.species_id is 'Empty after its species was removed; linked again by name when it returns';
--> statement-breakpoint
comment on table species_trade_summary is 'Trade records of a species counted once; rebuilt with every release';
--> statement-breakpoint
comment on column species_trade_summary.total_quantity is 'Plain sum over units and both reporters; see has_mixed_units';
--> statement-breakpoint
comment on table species_synonyms is 'Other names of a species; trade rows and searches match them too';
--> statement-breakpoint
comment on table species_field_sources is 'Where a text or population fact of a species comes from';
--> statement-breakpoint
comment on table iucn_assessments is 'Published Red List assessments; Not Evaluated is the absence of a row';
--> statement-breakpoint
comment on column iucn_assessments.original_category is 'The category as published, e.g. LR/cd; status stays empty where none of the nine codes equals it';
--> statement-breakpoint
comment on table cites_listings is 'A species'' place in a CITES appendix, one row per change; several may be current in a split listing';
--> statement-breakpoint
comment on column cites_listings.covers is 'The species, one population (makes an entry of its own) or a subspecies';
--> statement-breakpoint
comment on table cms_listings is 'A species'' place in a CMS appendix, with its range states by ISO code';
--> statement-breakpoint
comment on table catch_records is 'Reported catches and quotas; empty is not reported, never zero';
--> statement-breakpoint
comment on column catch_records.year is 'The first year of a season; empty for a period of several years';
--> statement-breakpoint
comment on table illegal_trade_seizures is 'Reported seizure records; a row of the published table is a taxon and kind of use, not an event';
--> statement-breakpoint
comment on table dataset_releases is 'Every dataset in use: source, licence, count, checksum, simulated or not';
--> statement-breakpoint
comment on table audit_log is 'Who changed what and when, with the row before and after';
--> statement-breakpoint
comment on table data_version is 'One number that rises with every public change; caches and ETags carry it';
--> statement-breakpoint
comment on table species_images is 'What the taxon service answered about a species'' picture, and the picture itself';
--> statement-breakpoint
comment on table countries is 'Countries, territories, former states and CITES pseudo-codes; NA is Namibia';
