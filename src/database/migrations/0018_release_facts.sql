CREATE TABLE "known_trade_values" (
	"narrowed" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "known_trade_values_narrowed_value_pk" PRIMARY KEY("narrowed","value")
);
--> statement-breakpoint
CREATE TABLE "trade_releases" (
	"release" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"version" text,
	"publisher" text,
	"citation" text,
	"licence" text,
	"address" text,
	"retrieved_date" date,
	"row_count" integer NOT NULL,
	"checksum" text,
	"first_year" integer,
	"last_year" integer,
	"last_complete_year" integer,
	"simulated" boolean NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "release_files" ADD COLUMN "last_complete_year" integer;--> statement-breakpoint
update release_files set last_complete_year = dataset_releases.last_complete_year
from dataset_releases where dataset_releases.dataset = 'cites_trade' and release_files.is_current;
--> statement-breakpoint
select watch_public_table('trade_releases');
--> statement-breakpoint
select watch_public_table('known_trade_values');
--> statement-breakpoint
comment on table trade_releases is 'What is known of each release of trade records that was ever in use';
--> statement-breakpoint
comment on table known_trade_values is 'Every value that the trade records of any release carried; it only grows';
