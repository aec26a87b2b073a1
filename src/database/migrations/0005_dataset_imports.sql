CREATE TABLE "dataset_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dataset" text NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"files" jsonb NOT NULL,
	"progress" jsonb NOT NULL,
	"report" jsonb,
	"release" jsonb,
	"comparison" jsonb,
	"compared_with" uuid,
	"problem" text,
	"sent_by" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "dataset_imports_state_known" CHECK ("dataset_imports"."state" in ('reading', 'waiting', 'accepted', 'discarded', 'refused', 'failed', 'interrupted'))
);
--> statement-breakpoint
CREATE TABLE "previous_records" (
	"dataset" text NOT NULL,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "previous_releases" (
	"dataset" text PRIMARY KEY NOT NULL,
	"release" jsonb,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "previous_trade_records" (
	"species_id" uuid,
	"record_id" bigint,
	"year" smallint NOT NULL,
	"appendix" text NOT NULL,
	"taxon" text NOT NULL,
	"class" text,
	"order_name" text,
	"family" text,
	"genus" text,
	"term" text NOT NULL,
	"quantity" numeric,
	"unit" text,
	"importer" text,
	"exporter" text,
	"origin" text,
	"purpose" text,
	"source" text,
	"reporter_type" text NOT NULL,
	"import_permit" text,
	"export_permit" text,
	"origin_permit" text
);
--> statement-breakpoint
CREATE TABLE "staged_records" (
	"dataset" text NOT NULL,
	"position" integer NOT NULL,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staged_trade_records" (
	"species_id" uuid,
	"record_id" bigint,
	"year" smallint NOT NULL,
	"appendix" text NOT NULL,
	"taxon" text NOT NULL,
	"class" text,
	"order_name" text,
	"family" text,
	"genus" text,
	"term" text NOT NULL,
	"quantity" numeric,
	"unit" text,
	"importer" text,
	"exporter" text,
	"origin" text,
	"purpose" text,
	"source" text,
	"reporter_type" text NOT NULL,
	"import_permit" text,
	"export_permit" text,
	"origin_permit" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "dataset_imports_one_open" ON "dataset_imports" USING btree ("dataset") WHERE "dataset_imports"."state" in ('reading', 'waiting');--> statement-breakpoint
CREATE INDEX "dataset_imports_sent_idx" ON "dataset_imports" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "previous_records_dataset_idx" ON "previous_records" USING btree ("dataset");--> statement-breakpoint
CREATE INDEX "staged_records_dataset_idx" ON "staged_records" USING btree ("dataset");--> statement-breakpoint
comment on table dataset_imports is 'Releases that curators sent from the browser: what was read, how it compares, what was decided';--> statement-breakpoint
comment on table staged_trade_records is 'Trade records that wait to be accepted';--> statement-breakpoint
comment on table staged_records is 'Records of a small dataset that wait to be accepted, as their importer reads them';--> statement-breakpoint
comment on table previous_releases is 'The release that a dataset can go back to; empty where the catalogues own records were in use';--> statement-breakpoint
comment on table previous_trade_records is 'The trade records of the release before the one in use';--> statement-breakpoint
comment on table previous_records is 'Rows of a small datasets previous release, as they stood';
