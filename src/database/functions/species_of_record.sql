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
