CREATE TABLE "cites_export_quotas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"species_id" uuid NOT NULL,
	"country_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"quantity" numeric NOT NULL,
	"unit" text,
	"notes" text,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cites_export_quotas_year_plausible" CHECK ("cites_export_quotas"."year" between 1975 and 2200),
	CONSTRAINT "cites_export_quotas_quantity_not_negative" CHECK ("cites_export_quotas"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cites_reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"species_id" uuid NOT NULL,
	"appendix" text NOT NULL,
	"country_id" uuid NOT NULL,
	"listed_under" text,
	"population" text,
	"start_date" date NOT NULL,
	"end_date" date,
	"is_active" boolean DEFAULT true NOT NULL,
	"confirmed_on" date,
	"notes" text,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cites_reservations_appendix_known" CHECK ("cites_reservations"."appendix" in ('I', 'II', 'III')),
	CONSTRAINT "cites_reservations_ends_after_start" CHECK ("cites_reservations"."end_date" is null or "cites_reservations"."end_date" >= "cites_reservations"."start_date"),
	CONSTRAINT "cites_reservations_active_has_no_end" CHECK (not "cites_reservations"."is_active" or "cites_reservations"."end_date" is null)
);
--> statement-breakpoint
CREATE TABLE "species_text_sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"species_id" uuid NOT NULL,
	"field" text NOT NULL,
	"reference_id" uuid NOT NULL,
	"supports" text,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "species_text_sources_field_known" CHECK ("species_text_sources"."field" in ('description', 'threats_overview', 'habitat_description', 'movement_patterns', 'conservation_overview', 'use_and_trade'))
);
--> statement-breakpoint
ALTER TABLE "translations" DROP CONSTRAINT "translations_field_translated";--> statement-breakpoint
ALTER TABLE "iucn_assessments" ALTER COLUMN "possibly_extinct" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "iucn_assessments" ALTER COLUMN "possibly_extinct" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "iucn_assessments" ALTER COLUMN "possibly_extinct_in_wild" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "iucn_assessments" ALTER COLUMN "possibly_extinct_in_wild" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "iucn_assessments" ADD COLUMN "reason_for_change" text;--> statement-breakpoint
ALTER TABLE "iucn_assessments" ADD COLUMN "reason_for_change_source" text;--> statement-breakpoint
ALTER TABLE "cites_listings" ADD COLUMN "end_date" date;--> statement-breakpoint
ALTER TABLE "cites_trade_suspensions" ADD COLUMN "issued_by" text DEFAULT 'cites' NOT NULL;--> statement-breakpoint
ALTER TABLE "cites_trade_suspensions" ADD COLUMN "confirmed_on" date;--> statement-breakpoint
ALTER TABLE "references" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "dataset_releases" ADD COLUMN "covered_until" date;--> statement-breakpoint
ALTER TABLE "conservation_measures" ADD COLUMN "start_date" date;--> statement-breakpoint
ALTER TABLE "subpopulations" ADD COLUMN "year_published" integer;--> statement-breakpoint
ALTER TABLE "subpopulations" ADD COLUMN "sis_id" integer;--> statement-breakpoint
ALTER TABLE "cites_export_quotas" ADD CONSTRAINT "cites_export_quotas_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cites_export_quotas" ADD CONSTRAINT "cites_export_quotas_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cites_reservations" ADD CONSTRAINT "cites_reservations_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cites_reservations" ADD CONSTRAINT "cites_reservations_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_text_sources" ADD CONSTRAINT "species_text_sources_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_text_sources" ADD CONSTRAINT "species_text_sources_reference_id_references_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."references"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cites_export_quotas_species_idx" ON "cites_export_quotas" USING btree ("species_id");--> statement-breakpoint
CREATE INDEX "cites_reservations_species_idx" ON "cites_reservations" USING btree ("species_id");--> statement-breakpoint
CREATE UNIQUE INDEX "species_text_sources_key" ON "species_text_sources" USING btree ("species_id","field","reference_id");--> statement-breakpoint
ALTER TABLE "iucn_assessments" ADD CONSTRAINT "iucn_assessments_reason_known" CHECK ("iucn_assessments"."reason_for_change" in ('genuine', 'non-genuine', 'not stated'));--> statement-breakpoint
ALTER TABLE "cites_listings" ADD CONSTRAINT "cites_listings_ends_after_start" CHECK ("cites_listings"."end_date" is null or "cites_listings"."end_date" >= "cites_listings"."listing_date");--> statement-breakpoint
ALTER TABLE "cites_listings" ADD CONSTRAINT "cites_listings_current_has_no_end" CHECK (not "cites_listings"."is_current" or "cites_listings"."end_date" is null);--> statement-breakpoint
ALTER TABLE "cites_trade_suspensions" ADD CONSTRAINT "cites_trade_suspensions_issuer_known" CHECK ("cites_trade_suspensions"."issued_by" in ('cites', 'eu'));--> statement-breakpoint
ALTER TABLE "subpopulations" ADD CONSTRAINT "subpopulations_year_plausible" CHECK ("subpopulations"."year_published" between 1900 and 2200);--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_field_translated" CHECK ("translations"."table_name" in ('species') and "translations"."field" in ('description', 'habitat_description', 'population_size', 'movement_patterns', 'use_and_trade', 'threats_overview', 'conservation_overview') or "translations"."table_name" in ('families') and "translations"."field" in ('description') or "translations"."table_name" in ('cites_listings') and "translations"."field" in ('notes') or "translations"."table_name" in ('cms_listings') and "translations"."field" in ('notes') or "translations"."table_name" in ('cites_reservations') and "translations"."field" in ('population') or "translations"."table_name" in ('cites_trade_suspensions') and "translations"."field" in ('reason') or "translations"."table_name" in ('cites_export_quotas') and "translations"."field" in ('notes') or "translations"."table_name" in ('conservation_measures') and "translations"."field" in ('measure', 'description') or "translations"."table_name" in ('subpopulations') and "translations"."field" in ('subpopulation_name') or "translations"."table_name" in ('glossary_terms') and "translations"."field" in ('term', 'acronym', 'definition', 'examples'));
--> statement-breakpoint
select watch_public_table('cites_reservations');
--> statement-breakpoint
select watch_public_table('cites_export_quotas');
--> statement-breakpoint
select watch_public_table('species_text_sources');
--> statement-breakpoint
comment on table cites_reservations is 'Reservations of parties on CITES listings, in force and former';
--> statement-breakpoint
comment on table cites_export_quotas is 'Export quotas that countries told CITES, by year';
--> statement-breakpoint
comment on table species_text_sources is 'Which publications carry which text of a species; checked: the text was compared with it';
--> statement-breakpoint
comment on column cites_listings.end_date is 'The last day in force; empty while current, and where the source does not say';
--> statement-breakpoint
comment on column iucn_assessments.possibly_extinct is 'Empty where the source does not say, which is not the same as no';
--> statement-breakpoint
comment on column dataset_releases.covered_until is 'The last day whose decisions or publications the dataset takes into account';
