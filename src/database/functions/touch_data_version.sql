-- Raises the data version with the first change of a public table in a transaction, stores which scopes of the data have
-- changed with it, and tells the portal's processes. The argument says where the rows name their species: a column,
-- 'translated record', 'every species' for tables that are changed in bulk, or nothing for what belongs to no species.
-- Anyone may read the scopes, so a species is named only where it was public before the change or is after it.
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
  -- What figures of several species say of each: whether it is shown, and what it is called.
  named_by constant text := 'id, scientific_name, common_name, drawing, hidden';
  -- What lists of all species say of each: where it belongs, its picture, its trend and whether it is reviewed too.
  listed_by constant text := named_by ||
    ', kingdom, class, order_name, family, genus, default_image_url, population_trend, manual_review';
  -- What the catalogue's file of species says of each, which none of its texts is in.
  catalogued_by constant text := named_by ||
    ', kingdom, phylum, class, order_name, family, genus, species_name, authority, sis_id, inaturalist_id, arctic_region, source, checked';
  names_changed boolean := tg_table_name = 'species';
  list_changed boolean := names_changed;
  catalogue_changed boolean := names_changed;
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
    if names_changed and tg_op = 'UPDATE' then
      execute format(
        'select exists (select %1$s from new_rows except select %1$s from old_rows),
          exists (select %2$s from new_rows except select %2$s from old_rows),
          exists (select %3$s from new_rows except select %3$s from old_rows)', named_by, listed_by, catalogued_by
      ) into names_changed, list_changed, catalogue_changed;
    end if;
    if species_in is null then
      changed := changed || 'shared'::text;
    elsif row_count > most_rows then
      changed := changed || 'species/*'::text;
    else
      execute format(
        'select array_agg(id) from (select distinct %s as id from (%s) as either %s) as named',
        case species_in when 'translated record' then 'species_of_record(table_name, record_id)' else quote_ident(species_in) end,
        changed_rows,
        case tg_table_name when 'species' then 'where not hidden' else '' end
      ) into species_ids;
      if tg_table_name <> 'species' then
        species_ids := array(select id from unnest(species_ids) as id where id is null or id <> all (hidden_species_ids()));
      end if;
      changed := changed || case
        when cardinality(species_ids) + cardinality(coalesce(told, '{}')) > most_species then array['species/*']
        else array(select coalesce('species/' || id, 'shared') from unnest(species_ids) as id)
      end;
    end if;
  end if;

  if names_changed then changed := changed || 'named_species'::text; end if;
  if list_changed then changed := changed || 'listed_species'::text; end if;
  if catalogue_changed then changed := changed || 'catalogued_species'::text; end if;
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
