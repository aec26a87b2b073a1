CREATE TABLE "release_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"release" text NOT NULL,
	"revision" integer NOT NULL,
	"scientific_name" text NOT NULL,
	"species_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"rows" integer NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "release_files_address" ON "release_files" USING btree ("release","revision","scientific_name");--> statement-breakpoint
CREATE UNIQUE INDEX "release_files_one_current" ON "release_files" USING btree ("species_id") WHERE "release_files"."is_current";--> statement-breakpoint
CREATE INDEX "release_files_species_idx" ON "release_files" USING btree ("species_id");
--> statement-breakpoint
select watch_public_table('release_files');
--> statement-breakpoint
comment on table release_files is 'One species'' trade records of a release as a Parquet file; rows never change, so that an address means the same bytes for ever';
