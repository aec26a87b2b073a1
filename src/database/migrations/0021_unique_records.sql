-- An older database may hold what the indexes below refuse. Of records that say the same one stays: that with the mark
-- of the current or latest, else one that was compared with its source, else the one saved most often and last. The
-- others go into the audit trail, from where a curator can restore them once the one that stayed says something else.
create function pg_temp.name_key(name text) returns text language sql immutable as $$
  select lower(btrim(regexp_replace(translate(normalize(coalesce(name, ''), NFC), '’‘‛ʼʻʹ`´′“”„‟«»″ ', '''''''''''''''''''""""""" '), '\s+', ' ', 'g')))
$$;
--> statement-breakpoint
do $$
declare
  kind record;
begin
  for kind in
    select * from (values
      ('iucn_assessments', 'species_id, scope_code, year_published', 'is_latest'),
      ('cms_assessments', 'species_id, year_published', 'is_latest'),
      ('cites_listings', 'species_id, appendix, listing_date, covers, pg_temp.name_key(population_identifier)', 'is_current'),
      ('cms_listings', 'species_id, appendix, listing_date', 'is_current'),
      ('cites_reservations', 'species_id, country_id, appendix, start_date, pg_temp.name_key(population)', 'is_active'),
      ('cites_trade_suspensions', 'species_id, coalesce(country_id::text, pg_temp.name_key(country_name)), issued_by, suspension_start_date', 'is_active'),
      ('cites_export_quotas', 'species_id, country_id, year, pg_temp.name_key(unit), pg_temp.name_key(notes)', 'checked'),
      ('common_names', $key$species_id, language, case when language in ('inuktitut', 'sami', 'other') then coalesce(iso_639, '') else '' end, pg_temp.name_key(name)$key$, 'is_main'),
      ('species_synonyms', 'pg_temp.name_key(synonym)', 'checked'),
      ('families', 'pg_temp.name_key(family_name)', 'checked'),
      ('glossary_terms', 'pg_temp.name_key(term)', 'checked')
    ) as kinds (name, same, mark)
  loop
    execute format($remove$
      with ranked as (
        select id, row_number() over (
          partition by %2$s order by %3$s desc, checked desc, version desc, updated_at desc, id
        ) as place from %1$I
      ),
      removed as (
        delete from %1$I kept using ranked where kept.id = ranked.id and place > 1 returning kept.*
      )
      insert into audit_log (editor_email, table_name, row_id, action, before)
      select 'upgrade', %1$L, removed.id::text, 'remove', to_jsonb(removed) from removed
    $remove$, kind.name, kind.same, kind.mark);
  end loop;
end $$;
--> statement-breakpoint
-- Of several main names one stays the main name.
with ranked as (
  select id, row_number() over (
    partition by species_id, language, case when language in ('inuktitut', 'sami', 'other') then coalesce(iso_639, '') else '' end
    order by checked desc, version desc, updated_at desc, id
  ) as place from common_names where is_main
),
former as (
  select common_names.* from common_names join ranked using (id) where place > 1
),
changed as (
  update common_names set is_main = false, version = common_names.version + 1, updated_at = now()
  from former where common_names.id = former.id returning common_names.*
)
insert into audit_log (editor_email, table_name, row_id, action, before, after)
select 'upgrade', 'common_names', former.id::text, 'update', to_jsonb(former), to_jsonb(changed)
from former join changed using (id);
--> statement-breakpoint
-- A species keeps its records, so it stays too, under a name that says what it is; a curator deletes it or moves its records.
with ranked as (
  select id, row_number() over (
    partition by pg_temp.name_key(scientific_name) order by checked desc, created_at, id
  ) as place from species
),
former as (
  select species.*, place from species join ranked using (id) where place > 1
),
changed as (
  update species set
    scientific_name = species.scientific_name || ' (duplicate ' || place || ')',
    version = species.version + 1,
    updated_at = now()
  from former where species.id = former.id returning species.*
)
insert into audit_log (editor_email, table_name, row_id, action, before, after)
select 'upgrade', 'species', former.id::text, 'update', to_jsonb(former) - 'place', to_jsonb(changed)
from former join changed using (id);
--> statement-breakpoint
drop function pg_temp.name_key(text);
--> statement-breakpoint
ALTER TABLE "species" DROP CONSTRAINT "species_scientific_name_unique";--> statement-breakpoint
DROP INDEX "glossary_terms_term_key";--> statement-breakpoint
DROP INDEX "common_names_name_key";--> statement-breakpoint
DROP INDEX "families_family_name_key";--> statement-breakpoint
DROP INDEX "species_synonyms_synonym_key";--> statement-breakpoint
CREATE UNIQUE INDEX "iucn_assessments_assessment_key" ON "iucn_assessments" USING btree ("species_id","scope_code","year_published");--> statement-breakpoint
CREATE UNIQUE INDEX "cites_export_quotas_quota_key" ON "cites_export_quotas" USING btree ("species_id","country_id","year",lower(btrim(regexp_replace(translate(normalize(coalesce("unit", ''), NFC), '’‘‛ʼʻʹ`´′“”„‟«»″ ', '''''''''''''''''''""""""" '), '\s+', ' ', 'g'))),md5(lower(btrim(regexp_replace(translate(normalize(coalesce("notes", ''), NFC), '’‘‛ʼʻʹ`´′“”„‟«»″ ', '''''''''''''''''''""""""" '), '\s+', ' ', 'g')))));--> statement-breakpoint
CREATE UNIQUE INDEX "cites_listings_listing_key" ON "cites_listings" USING btree ("species_id","appendix","listing_date","covers",md5(lower(btrim(regexp_replace(translate(normalize(coalesce("population_identifier", ''), NFC), '’‘‛ʼʻʹ`´′“”„‟«»″ ', '''''''''''''''''''""""""" '), '\s+', ' ', 'g')))));--> statement-breakpoint
CREATE UNIQUE INDEX "cites_reservations_reservation_key" ON "cites_reservations" USING btree ("species_id","country_id","appendix","start_date",md5(lower(btrim(regexp_replace(translate(normalize(coalesce("population", ''), NFC), '’‘‛ʼʻʹ`´′“”„‟«»″ ', '''''''''''''''''''""""""" '), '\s+', ' ', 'g')))));--> statement-breakpoint
CREATE UNIQUE INDEX "cites_trade_suspensions_suspension_key" ON "cites_trade_suspensions" USING btree ("species_id",coalesce("country_id"::text, lower(btrim(regexp_replace(translate(normalize(coalesce("country_name", ''), NFC), '’‘‛ʼʻʹ`´′“”„‟«»″ ', '''''''''''''''''''""""""" '), '\s+', ' ', 'g')))),"issued_by","suspension_start_date");--> statement-breakpoint
CREATE UNIQUE INDEX "cms_assessments_assessment_key" ON "cms_assessments" USING btree ("species_id","year_published");--> statement-breakpoint
CREATE UNIQUE INDEX "cms_listings_listing_key" ON "cms_listings" USING btree ("species_id","appendix",coalesce("listing_date", '-infinity'));--> statement-breakpoint
CREATE UNIQUE INDEX "common_names_one_main" ON "common_names" USING btree ("species_id","language",(case when "language" in ('en', 'fr', 'es', 'ru', 'de', 'zh', 'ja', 'greenlandic', 'norwegian', 'swedish', 'finnish', 'danish', 'icelandic', 'faroese') then '' else coalesce("iso_639", '') end)) WHERE "common_names"."is_main";--> statement-breakpoint
CREATE UNIQUE INDEX "species_scientific_name_key" ON "species" USING btree (lower(btrim(regexp_replace(translate(normalize(coalesce("scientific_name", ''), NFC), '’‘‛ʼʻʹ`´′“”„‟«»″ ', '''''''''''''''''''""""""" '), '\s+', ' ', 'g'))));--> statement-breakpoint
CREATE UNIQUE INDEX "glossary_terms_term_key" ON "glossary_terms" USING btree (lower(btrim(regexp_replace(translate(normalize(coalesce("term", ''), NFC), '’‘‛ʼʻʹ`´′“”„‟«»″ ', '''''''''''''''''''""""""" '), '\s+', ' ', 'g'))));--> statement-breakpoint
CREATE UNIQUE INDEX "common_names_name_key" ON "common_names" USING btree ("species_id","language",(case when "language" in ('en', 'fr', 'es', 'ru', 'de', 'zh', 'ja', 'greenlandic', 'norwegian', 'swedish', 'finnish', 'danish', 'icelandic', 'faroese') then '' else coalesce("iso_639", '') end),lower(btrim(regexp_replace(translate(normalize(coalesce("name", ''), NFC), '’‘‛ʼʻʹ`´′“”„‟«»″ ', '''''''''''''''''''""""""" '), '\s+', ' ', 'g'))));--> statement-breakpoint
CREATE UNIQUE INDEX "families_family_name_key" ON "families" USING btree (lower(btrim(regexp_replace(translate(normalize(coalesce("family_name", ''), NFC), '’‘‛ʼʻʹ`´′“”„‟«»″ ', '''''''''''''''''''""""""" '), '\s+', ' ', 'g'))));--> statement-breakpoint
CREATE UNIQUE INDEX "species_synonyms_synonym_key" ON "species_synonyms" USING btree (lower(btrim(regexp_replace(translate(normalize(coalesce("synonym", ''), NFC), '’‘‛ʼʻʹ`´′“”„‟«»″ ', '''''''''''''''''''""""""" '), '\s+', ' ', 'g'))));
