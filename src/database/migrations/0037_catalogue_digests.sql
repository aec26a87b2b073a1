CREATE TABLE "catalogue_digests" (
	"table_name" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"rules" text NOT NULL,
	"rows" integer NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "common_names_order_idx" ON "common_names" USING btree ("name" collate "C","language" collate "C","id");--> statement-breakpoint
comment on table catalogue_digests is 'What the CSV file of each table of the catalogue comes to; no public record, since it is counted from the table'
