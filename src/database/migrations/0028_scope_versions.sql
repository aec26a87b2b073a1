CREATE TABLE "scope_versions" (
	"scope" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
comment on table scope_versions is 'The data version with which each scope of the public data last changed: a table, one species (species/…), every species (species/*), what belongs to no species (shared), everything';
--> statement-breakpoint
insert into scope_versions (scope, version) select 'everything', version from data_version;
--> statement-breakpoint
-- The species that a record belongs to; null where its table holds nothing of single species, or it is gone.
create or replace function species_of_record(table_name text, record_id uuid) returns uuid language plpgsql stable set search_path = public as $$
declare
  species_id uuid;
begin
  if table_name = 'species' then return record_id; end if;
  if not exists (
    select from pg_attribute
    where attrelid = to_regclass(quote_ident(table_name)) and attname = 'species_id' and not attisdropped
  ) then return null; end if;
  execute format('select species_id from %I where id = $1', table_name) into species_id using record_id;
  return species_id;
end $$;
--> statement-breakpoint
-- Raises the data version with the first change of a public table in a transaction, stores which scopes of the data have
-- changed with it, and tells the portal's processes. The argument says where the rows name their species: a column,
-- 'translated record', 'every species' for tables that are changed in bulk, or nothing for what belongs to no species.
create or replace function touch_data_version() returns trigger language plpgsql security definer set search_path = public as $$
declare
  species_in constant text := tg_argv[0];
  -- More are not told apart.
  most_species constant int := 50;
  most_rows constant int := 1000;
  changed_rows text;
  row_count bigint;
  species_ids uuid[];
  changed text[] := array[tg_table_name::text];
  told text[] := string_to_array(nullif(current_setting('portal.changed_scopes', true), ''), ' ');
  raised bigint;
begin
  if tg_op = 'TRUNCATE' or species_in = 'every species' then
    changed := changed || case when species_in is null then 'shared' else 'species/*' end;
  else
    changed_rows := case tg_op
      when 'INSERT' then 'select * from new_rows'
      when 'DELETE' then 'select * from old_rows'
      else 'select * from old_rows union all select * from new_rows'
    end;
    execute format('select count(*) from (select from (%s) as either limit %s) as counted', changed_rows, most_rows + 1)
      into row_count;
    if row_count = 0 then return null; end if;
    if species_in is null then
      changed := changed || 'shared'::text;
    elsif row_count > most_rows then
      changed := changed || 'species/*'::text;
    else
      execute format(
        'select array_agg(id) from (select distinct %s as id from (%s) as either) as named',
        case species_in when 'translated record' then 'species_of_record(table_name, record_id)' else quote_ident(species_in) end,
        changed_rows
      ) into species_ids;
      changed := changed || case
        when cardinality(species_ids) + cardinality(coalesce(told, '{}')) > most_species then array['species/*']
        else array(select coalesce('species/' || id, 'shared') from unnest(species_ids) as id)
      end;
    end if;
  end if;

  changed := array(
    select scope from unnest(changed) as scope
    where scope <> all (coalesce(told, '{}')) and not (scope like 'species/%' and 'species/*' = any (coalesce(told, '{}')))
  );
  if changed = '{}' then return null; end if;
  -- The transaction holds this row to its end, so that versions come in the order of commits.
  if told is null then
    update data_version set version = version + 1 returning version into raised;
  else
    select version into raised from data_version;
  end if;
  insert into scope_versions (scope, version) select scope, raised from unnest(changed) as scope
    on conflict (scope) do update set version = excluded.version;
  perform set_config('portal.changed_scopes', array_to_string(told || changed, ' '), true);
  perform pg_notify('changed_scopes', json_build_object('version', raised, 'scopes', changed)::text);
  -- For processes of an earlier version, which go on until they are stopped.
  perform pg_notify('data_version', raised::text);
  return null;
end $$;
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
