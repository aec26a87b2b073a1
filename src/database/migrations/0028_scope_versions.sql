CREATE TABLE "scope_versions" (
	"scope" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
comment on table scope_versions is 'The data version with which each scope of the public data last changed: a table, one species (species/…), every species (species/*), what belongs to no species (shared), everything';
--> statement-breakpoint
insert into scope_versions (scope, version) select 'everything', version from data_version;
--> statement-breakpoint
drop function watch_public_table(regclass);
--> statement-breakpoint
-- Lets every change of a table raise the data version. Each public table is watched by the migration that makes it.
-- `species_in` says where its rows name their species, as touch_data_version reads it; by itself the column species_id, where
-- there is one. Tables that are changed in bulk are not asked for their rows.
create or replace function watch_public_table(watched regclass, species_in text default null) returns void language plpgsql as $$
declare
  named_in constant text := coalesce(species_in, (
    select attname from pg_attribute where attrelid = watched and attname = 'species_id' and not attisdropped
  ));
  argument constant text := coalesce(quote_literal(named_in), '');
  event record;
begin
  for event in
    select * from (values
      ('touches_data_version', 'truncate', ''),
      ('touches_data_version_insert', 'insert', 'referencing new table as new_rows'),
      ('touches_data_version_update', 'update', 'referencing old table as old_rows new table as new_rows'),
      ('touches_data_version_delete', 'delete', 'referencing old table as old_rows')
    ) as events (name, kind, rows)
  loop
    execute format('drop trigger if exists %I on %s', event.name, watched);
    execute format(
      'create trigger %I after %s on %s %s for each statement execute function touch_data_version(%s)',
      event.name, event.kind, watched, case when named_in = 'every species' then '' else event.rows end, argument
    );
  end loop;
end $$;
--> statement-breakpoint
select watch_public_table(tgrelid::regclass, case tgrelid::regclass::text
  when 'species' then 'id'
  when 'translations' then 'translated record'
  when 'cites_trade_records' then 'every species'
end)
from pg_trigger where tgname = 'touches_data_version';
