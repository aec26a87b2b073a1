-- Raises the data version with every change of a public table, and tells the portal's processes.
create or replace function touch_data_version() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update data_version set version = version + 1;
  perform pg_notify('data_version', (select version::text from data_version));
  return null;
end $$;
