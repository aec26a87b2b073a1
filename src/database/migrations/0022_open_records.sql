CREATE TABLE "open_records" (
	"table_name" text NOT NULL,
	"row_id" text NOT NULL,
	"editor_id" text NOT NULL,
	"editor_email" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_records_table_name_row_id_editor_id_pk" PRIMARY KEY("table_name","row_id","editor_id")
);
--> statement-breakpoint
CREATE INDEX "open_records_seen_idx" ON "open_records" USING btree ("seen_at");
--> statement-breakpoint
comment on table open_records is 'Which curator has which record open in its form at the moment; forgotten after a minute without a sign of it';
