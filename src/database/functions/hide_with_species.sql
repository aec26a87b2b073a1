-- Lets the public side read no row of a table that belongs to a hidden species. Each public table with the id of a species
-- is given by the migration that makes it. The ids are asked for once in each question, not for each row.
create or replace function hide_with_species(hidden_table regclass, id_column name default 'species_id') returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', hidden_table);
  execute format(
    'create policy not_hidden on %s using (
      (select current_user <> ''arctic_tracker_reader'' or hidden_species_ids() = ''{}'') or %I is null or %I <> all (coalesce((select hidden_species_ids()), ''{}''::uuid[]))
    )',
    hidden_table, id_column, id_column
  );
end $$;
