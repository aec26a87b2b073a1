CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"table_name" text NOT NULL,
	"row_id" uuid,
	"species_id" uuid,
	"base" jsonb,
	"values" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"author_id" text,
	"author_email" text NOT NULL,
	"publish_on" date,
	"publisher_id" text,
	"publisher_email" text,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_state_known" CHECK ("drafts"."state" in ('draft', 'submitted', 'returned', 'approved', 'scheduled', 'published')),
	CONSTRAINT "drafts_scheduled_has_day" CHECK ("drafts"."state" <> 'scheduled' or ("drafts"."publish_on" is not null and "drafts"."publisher_email" is not null))
);
--> statement-breakpoint
ALTER TABLE "species" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_one_open" ON "drafts" USING btree ("table_name","row_id") WHERE "drafts"."state" <> 'published';--> statement-breakpoint
CREATE INDEX "drafts_state_idx" ON "drafts" USING btree ("state","publish_on");--> statement-breakpoint
comment on table drafts is 'Changes of records, and new ones, that are not published yet; published ones stay as a trace';
--> statement-breakpoint
comment on column species.hidden is 'Whether the public side shows nothing of the species';
--> statement-breakpoint
-- The species whose profiles are hidden. Runs with the rights of its owner: whom they are hidden from cannot read them.
create function hidden_species_ids() returns uuid[] language sql stable security definer set search_path = public as $$
  select coalesce(array_agg(id), '{}') from species where hidden
$$;
--> statement-breakpoint
-- Lets the public side read no row of a table that belongs to a hidden species. Each public table with the id of a species
-- is given by the migration that makes it. The ids are asked for once in each question, not for each row.
create function hide_with_species(hidden_table regclass, id_column name default 'species_id') returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', hidden_table);
  execute format(
    'create policy not_hidden on %s using (
      (select current_user <> ''arctic_tracker_reader'' or hidden_species_ids() = ''{}'') or %I is null or %I <> all (coalesce((select hidden_species_ids()), ''{}''::uuid[]))
    )',
    hidden_table, id_column, id_column
  );
end $$;
--> statement-breakpoint
select hide_with_species('species', 'id');
--> statement-breakpoint
select hide_with_species(format('public.%I', table_name)::regclass)
from information_schema.columns join information_schema.tables using (table_schema, table_name)
where table_schema = 'public' and column_name = 'species_id' and table_type = 'BASE TABLE'
  and table_name not in ('drafts', 'staged_trade_records', 'previous_trade_records');
--> statement-breakpoint
-- Of the texts of a hidden species itself; those of its records are read with the records alone.
select hide_with_species('translations', 'record_id');
--> statement-breakpoint
alter table release_csv_files enable row level security;
--> statement-breakpoint
create policy not_hidden on release_csv_files using (
  current_user <> 'arctic_tracker_reader' or exists (select from release_files where id = file_id)
);
--> statement-breakpoint
alter view species_with_family set (security_invoker = true);
--> statement-breakpoint
alter view species_with_status_view set (security_invoker = true);
--> statement-breakpoint
alter view species_listings_unified set (security_invoker = true);
--> statement-breakpoint
alter view cites_listing_periods set (security_invoker = true);
--> statement-breakpoint
alter view article_summary_view set (security_invoker = true);
--> statement-breakpoint
alter view article_summary_with_quality_view set (security_invoker = true);
