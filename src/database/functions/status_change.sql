-- How the ends of a history compare; a smaller step is more threatened, or stricter protected.
create or replace function status_change(p_steps integer[]) returns text
language sql immutable parallel safe as $$
  select case
    when coalesce(cardinality(p_steps), 0) = 0 then null
    when cardinality(p_steps) = 1 then 'new_listing'
    when p_steps[cardinality(p_steps)] = p_steps[1] then 'no_change'
    when p_steps[cardinality(p_steps)] < p_steps[1] then 'uplisted'
    else 'downlisted'
  end
$$;
