-- Lets every change of a table raise the data version. Each public table is watched by the migration that makes it.
create or replace function watch_public_table(watched regclass) returns void language plpgsql as $$
begin
  execute format(
    'create trigger touches_data_version after insert or update or delete or truncate on %s for each statement execute function touch_data_version()',
    watched
  );
end $$;
