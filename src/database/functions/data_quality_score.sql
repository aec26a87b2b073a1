-- A hundred less the points of each issue, never below zero.
create or replace function data_quality_score(p_issues text[]) returns integer
language sql immutable strict parallel safe as $$
  select greatest(0, 100 - coalesce(sum(points), 0))::integer
  from unnest(p_issues) as found (issue)
  join (values
    ('mixed_units', 20), ('source_missing', 15), ('purpose_missing', 10), ('few_years', 15), ('one_reporter', 10),
    ('exporter_unknown', 10), ('no_recent_assessment', 10), ('no_cites_listing', 10)
  ) as deductions (issue, points) using (issue)
$$;
