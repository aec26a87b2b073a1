-- The species whose profiles are hidden. Runs with the rights of its owner: whom they are hidden from cannot read them.
create or replace function hidden_species_ids() returns uuid[] language sql stable security definer set search_path = public as $$
  select coalesce(array_agg(id), '{}') from species where hidden
$$;
