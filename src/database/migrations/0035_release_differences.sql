CREATE TABLE "release_country_differences" (
	"difference_id" uuid NOT NULL,
	"country_code" text NOT NULL,
	"exporter_before" integer NOT NULL,
	"exporter_after" integer NOT NULL,
	"exporter_added" integer NOT NULL,
	"exporter_removed" integer NOT NULL,
	"exporter_changed" integer NOT NULL,
	"importer_before" integer NOT NULL,
	"importer_after" integer NOT NULL,
	"importer_added" integer NOT NULL,
	"importer_removed" integer NOT NULL,
	"importer_changed" integer NOT NULL,
	CONSTRAINT "release_country_differences_difference_id_country_code_pk" PRIMARY KEY("difference_id","country_code")
);
--> statement-breakpoint
CREATE TABLE "release_differences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"before_sha256" text NOT NULL,
	"after_sha256" text NOT NULL,
	"before_last_complete_year" integer,
	"after_last_complete_year" integer,
	"rules" text NOT NULL,
	"compared" json NOT NULL,
	CONSTRAINT "release_differences_once" UNIQUE NULLS NOT DISTINCT("before_sha256","after_sha256","rules","before_last_complete_year","after_last_complete_year")
);
--> statement-breakpoint
ALTER TABLE "release_country_differences" ADD CONSTRAINT "release_country_differences_of_files" FOREIGN KEY ("difference_id") REFERENCES "public"."release_differences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_country_differences_country_idx" ON "release_country_differences" USING btree ("country_code","difference_id");
--> statement-breakpoint
comment on table release_differences is 'What a species'' files of two releases differ in, by the digests of both; no public record, since it is counted from the files'
--> statement-breakpoint
comment on table release_country_differences is 'How many rows that name a country differ between a species'' files of two releases'
