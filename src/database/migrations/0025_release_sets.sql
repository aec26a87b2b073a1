CREATE TABLE "import_differences" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"species_id" uuid,
	"change" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "import_differences_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
DROP INDEX "dataset_releases_dataset_key";--> statement-breakpoint
ALTER TABLE "dataset_imports" ADD COLUMN "coverage" jsonb;--> statement-breakpoint
ALTER TABLE "dataset_releases" ADD COLUMN "doi" text;--> statement-breakpoint
ALTER TABLE "dataset_releases" ADD COLUMN "covers" jsonb;--> statement-breakpoint
ALTER TABLE "previous_releases" ADD COLUMN "releases" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
update previous_releases set releases = jsonb_build_array(release) where release is not null and jsonb_typeof(release) = 'object';
--> statement-breakpoint
ALTER TABLE "previous_releases" DROP COLUMN "release";--> statement-breakpoint
ALTER TABLE "import_differences" ADD CONSTRAINT "import_differences_import_id_dataset_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."dataset_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dataset_releases_dataset_idx" ON "dataset_releases" USING btree ("dataset");
--> statement-breakpoint
comment on table import_differences is 'The rows that differ between the release of an import and the records it was compared with';
--> statement-breakpoint
comment on column dataset_releases.covers is 'The species that the release covers, by id; empty where it is the whole dataset';
--> statement-breakpoint
comment on table previous_releases is 'The set of releases that a dataset can go back to';
