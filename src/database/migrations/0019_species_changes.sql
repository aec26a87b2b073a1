CREATE TABLE "species_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"species_id" uuid NOT NULL,
	"scientific_name" text NOT NULL,
	"table_name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"action" text NOT NULL,
	"fields" text[] NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"former_status" text
);
--> statement-breakpoint
CREATE INDEX "species_changes_changed_at_idx" ON "species_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "species_changes_species_idx" ON "species_changes" USING btree ("species_id","changed_at");--> statement-breakpoint
select watch_public_table('species_changes');
--> statement-breakpoint
comment on table species_changes is 'What changed in the records of species, without persons and without texts that are not to be quoted';
