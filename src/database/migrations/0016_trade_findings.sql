CREATE TABLE "species_trade_findings" (
	"species_id" uuid PRIMARY KEY NOT NULL,
	"verdict" text NOT NULL,
	"window_first" integer NOT NULL,
	"window_last" integer NOT NULL,
	"cells" integer NOT NULL,
	"rise" integer NOT NULL,
	"fall" integer NOT NULL,
	"rows_in_window" integer NOT NULL,
	"main_term" text NOT NULL,
	"main_measure" text NOT NULL,
	CONSTRAINT "species_trade_findings_verdict_known" CHECK ("species_trade_findings"."verdict" in ('increasing', 'decreasing', 'no_clear_trend', 'depends_on_what_is_counted', 'too_little_data')),
	CONSTRAINT "species_trade_findings_window_in_order" CHECK ("species_trade_findings"."window_first" <= "species_trade_findings"."window_last")
);
--> statement-breakpoint
ALTER TABLE "species_trade_findings" ADD CONSTRAINT "species_trade_findings_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
select watch_public_table('species_trade_findings');
--> statement-breakpoint
comment on table species_trade_findings is 'The verdict on a species'' trade over ten complete years, and its main article, counted from its file of the release in use';
