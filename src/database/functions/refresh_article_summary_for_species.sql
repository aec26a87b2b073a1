-- Writes the summary of one species; null writes none.
create or replace function refresh_article_summary_for_species(p_species_id uuid) returns void
language sql strict as $$ select write_article_summaries(p_species_id) $$;
