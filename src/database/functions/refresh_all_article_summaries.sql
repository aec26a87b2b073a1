-- Writes the summaries of all species.
create or replace function refresh_all_article_summaries() returns void
language sql as $$ select write_article_summaries(null) $$;
