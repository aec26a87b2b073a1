CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "iucn_assessments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"species_id" uuid NOT NULL,
	"assessment_id" integer,
	"year_published" integer NOT NULL,
	"status" text,
	"original_category" text,
	"is_latest" boolean DEFAULT false NOT NULL,
	"possibly_extinct" boolean DEFAULT false NOT NULL,
	"possibly_extinct_in_wild" boolean DEFAULT false NOT NULL,
	"url" text,
	"scope_code" text DEFAULT '1' NOT NULL,
	"scope_description" text DEFAULT 'Global' NOT NULL,
	"population_trend" text,
	"criteria" text,
	"threats_text" text,
	"assessment_notes" text,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "iucn_assessments_year_plausible" CHECK ("iucn_assessments"."year_published" between 1900 and 2200),
	CONSTRAINT "iucn_assessments_status_known" CHECK ("iucn_assessments"."status" in ('EX', 'EW', 'CR', 'EN', 'VU', 'NT', 'LC', 'DD', 'NE')),
	CONSTRAINT "iucn_assessments_says_something" CHECK ("iucn_assessments"."status" is not null or "iucn_assessments"."original_category" is not null)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"editor_id" text,
	"editor_email" text NOT NULL,
	"table_name" text NOT NULL,
	"row_id" text,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "catch_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"species_id" uuid NOT NULL,
	"country_id" uuid,
	"management_area_id" uuid,
	"year" integer,
	"season" text,
	"catch_total" numeric,
	"quota_amount" numeric,
	"notes" text,
	"data_source" text DEFAULT 'NAMMCO' NOT NULL,
	"dataset_release_id" uuid,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catch_records_when_is_known" CHECK ("catch_records"."year" is not null or "catch_records"."season" is not null),
	CONSTRAINT "catch_records_year_plausible" CHECK ("catch_records"."year" between 1800 and 2200),
	CONSTRAINT "catch_records_not_negative" CHECK ("catch_records"."catch_total" >= 0 and "catch_records"."quota_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "management_areas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"area_name" text NOT NULL,
	"area_type" text DEFAULT 'NAMMCO' NOT NULL,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "management_areas_area_name_unique" UNIQUE("area_name")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"country_code" text NOT NULL,
	"country_name" text NOT NULL,
	"kind" text DEFAULT 'country' NOT NULL,
	"arctic_council" boolean DEFAULT false NOT NULL,
	"nammco_member" boolean DEFAULT false NOT NULL,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "countries_country_code_unique" UNIQUE("country_code"),
	CONSTRAINT "countries_code_shape" CHECK ("countries"."country_code" ~ '^[A-Z][A-Z0-9]$')
);
--> statement-breakpoint
CREATE TABLE "data_version" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "data_version_one_row" CHECK ("data_version"."only_row")
);
--> statement-breakpoint
CREATE TABLE "glossary_terms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"term" text NOT NULL,
	"acronym" text,
	"definition" text NOT NULL,
	"category" text NOT NULL,
	"subcategory" text,
	"examples" text,
	"related_terms" text[],
	"priority" integer DEFAULT 5 NOT NULL,
	"display_contexts" text[],
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "glossary_terms_priority_range" CHECK ("glossary_terms"."priority" between 0 and 10),
	CONSTRAINT "glossary_terms_category_known" CHECK ("glossary_terms"."category" in ('Conservation', 'Trade', 'Taxonomy', 'Data', 'Geography'))
);
--> statement-breakpoint
CREATE TABLE "cites_listings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"species_id" uuid NOT NULL,
	"appendix" text NOT NULL,
	"listing_date" date NOT NULL,
	"is_current" boolean DEFAULT false NOT NULL,
	"covers" text DEFAULT 'species' NOT NULL,
	"population_identifier" text,
	"listed_under" text,
	"cop_listing" text,
	"notes" text,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cites_listings_appendix_known" CHECK ("cites_listings"."appendix" in ('I', 'II', 'III')),
	CONSTRAINT "cites_listings_covers_known" CHECK ("cites_listings"."covers" in ('species', 'population', 'subspecies')),
	CONSTRAINT "cites_listings_part_is_named" CHECK ("cites_listings"."covers" = 'species' or "cites_listings"."population_identifier" is not null)
);
--> statement-breakpoint
CREATE TABLE "cites_trade_suspensions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"species_id" uuid NOT NULL,
	"country_id" uuid,
	"country_name" text,
	"suspension_start_date" date NOT NULL,
	"suspension_end_date" date,
	"is_active" boolean DEFAULT true NOT NULL,
	"reason" text,
	"notes" text,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cites_trade_suspensions_country_named" CHECK ("cites_trade_suspensions"."country_id" is not null or "cites_trade_suspensions"."country_name" is not null),
	CONSTRAINT "cites_trade_suspensions_ends_after_start" CHECK ("cites_trade_suspensions"."suspension_end_date" is null or "cites_trade_suspensions"."suspension_end_date" >= "cites_trade_suspensions"."suspension_start_date")
);
--> statement-breakpoint
CREATE TABLE "cms_assessments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"species_id" uuid NOT NULL,
	"status" text NOT NULL,
	"year_published" integer NOT NULL,
	"is_latest" boolean DEFAULT false NOT NULL,
	"assessment_notes" text,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cms_assessments_year_plausible" CHECK ("cms_assessments"."year_published" between 1900 and 2200)
);
--> statement-breakpoint
CREATE TABLE "cms_listings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"species_id" uuid NOT NULL,
	"appendix" text NOT NULL,
	"listing_date" date,
	"is_current" boolean DEFAULT false NOT NULL,
	"agreement" text,
	"listed_under" text,
	"native_distribution" text[] DEFAULT '{}' NOT NULL,
	"introduced_distribution" text[] DEFAULT '{}' NOT NULL,
	"extinct_distribution" text[] DEFAULT '{}' NOT NULL,
	"uncertain_distribution" text[] DEFAULT '{}' NOT NULL,
	"uncategorised_distribution" text[] DEFAULT '{}' NOT NULL,
	"notes" text,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cms_listings_appendix_known" CHECK ("cms_listings"."appendix" in ('I', 'II', 'I/II'))
);
--> statement-breakpoint
CREATE TABLE "common_names" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"species_id" uuid NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"iso_639" text,
	"is_main" boolean DEFAULT false NOT NULL,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "references" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"species_id" uuid NOT NULL,
	"authors" text,
	"year" integer,
	"title" text NOT NULL,
	"journal" text,
	"doi" text,
	"type" text DEFAULT 'journal_article' NOT NULL,
	"full_citation" text,
	"source_id" text,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "references_doi_shape" CHECK ("references"."doi" like '10.%/%')
);
--> statement-breakpoint
CREATE TABLE "dataset_releases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dataset" text NOT NULL,
	"title" text NOT NULL,
	"version" text,
	"publisher" text,
	"citation" text,
	"licence" text,
	"address" text,
	"retrieved_date" date,
	"row_count" integer DEFAULT 0 NOT NULL,
	"checksum" text,
	"first_year" integer,
	"last_year" integer,
	"last_complete_year" integer,
	"simulated" boolean DEFAULT false NOT NULL,
	"aggregated" boolean DEFAULT false NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "illegal_trade_products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_code" text,
	"product_name" text NOT NULL,
	"main_category" text,
	"subcategory" text,
	"is_high_value" boolean DEFAULT false NOT NULL,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "illegal_trade_products_product_code_unique" UNIQUE("product_code"),
	CONSTRAINT "illegal_trade_products_product_name_unique" UNIQUE("product_name")
);
--> statement-breakpoint
CREATE TABLE "illegal_trade_seizures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"species_id" uuid NOT NULL,
	"seizure_year" integer,
	"seizure_date" date,
	"country_code" text,
	"product_type_id" uuid,
	"product_category" text,
	"quantity" numeric,
	"unit" text,
	"source_database" text,
	"reference" text,
	"dataset_release_id" uuid,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "illegal_trade_seizures_year_plausible" CHECK ("illegal_trade_seizures"."seizure_year" between 1900 and 2200)
);
--> statement-breakpoint
CREATE TABLE "conservation_measures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"species_id" uuid NOT NULL,
	"measure" text NOT NULL,
	"description" text,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "distribution_ranges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"species_id" uuid NOT NULL,
	"country_code" text,
	"region" text,
	"presence" text,
	"notes" text,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "families" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_name" text NOT NULL,
	"order_name" text,
	"class" text,
	"description" text,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "species" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scientific_name" text NOT NULL,
	"common_name" text NOT NULL,
	"kingdom" text NOT NULL,
	"phylum" text NOT NULL,
	"class" text NOT NULL,
	"order_name" text NOT NULL,
	"family" text NOT NULL,
	"genus" text NOT NULL,
	"species_name" text NOT NULL,
	"authority" text,
	"sis_id" integer,
	"inaturalist_id" integer,
	"default_image_url" text,
	"drawing" text,
	"description" text,
	"habitat_description" text,
	"population_trend" text,
	"population_size" text,
	"generation_length" text,
	"movement_patterns" text,
	"use_and_trade" text,
	"threats_overview" text,
	"conservation_overview" text,
	"arctic_region" boolean DEFAULT true NOT NULL,
	"manual_review" text DEFAULT 'draft' NOT NULL,
	"reviewed_by" text,
	"review_date" date,
	"review_notes" text,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "species_scientific_name_unique" UNIQUE("scientific_name"),
	CONSTRAINT "species_sis_id_positive" CHECK ("species"."sis_id" > 0),
	CONSTRAINT "species_inaturalist_id_positive" CHECK ("species"."inaturalist_id" > 0),
	CONSTRAINT "species_manual_review_known" CHECK ("species"."manual_review" in ('draft', 'in-progress', 'complete'))
);
--> statement-breakpoint
CREATE TABLE "species_field_sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"species_id" uuid NOT NULL,
	"field" text NOT NULL,
	"year" integer,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "species_images" (
	"species_id" uuid PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"attribution" text,
	"license_code" text,
	"page_url" text,
	"content_type" text,
	"picture" "bytea",
	"large_content_type" text,
	"large_picture" "bytea",
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "species_synonyms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"species_id" uuid NOT NULL,
	"synonym" text NOT NULL,
	"kind" text NOT NULL,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "species_threats" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"species_id" uuid NOT NULL,
	"threat" text NOT NULL,
	"severity" text,
	"description" text,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subpopulations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"species_id" uuid NOT NULL,
	"subpopulation_name" text NOT NULL,
	"region" text,
	"status" text,
	"notes" text,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timeline_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"species_id" uuid NOT NULL,
	"event_type" text NOT NULL,
	"event_date" date,
	"year" integer,
	"title" text NOT NULL,
	"description" text,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cites_trade_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cites_trade_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_id" bigint,
	"species_id" uuid,
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
	"origin_permit" text,
	CONSTRAINT "cites_trade_records_year_plausible" CHECK ("cites_trade_records"."year" between 1975 and 2200),
	CONSTRAINT "cites_trade_records_appendix_known" CHECK ("cites_trade_records"."appendix" in ('I', 'II', 'III', 'N')),
	CONSTRAINT "cites_trade_records_reporter_known" CHECK ("cites_trade_records"."reporter_type" in ('E', 'I')),
	CONSTRAINT "cites_trade_records_quantity_not_negative" CHECK ("cites_trade_records"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "species_trade_summary" (
	"species_id" uuid PRIMARY KEY NOT NULL,
	"total_trade_records" integer NOT NULL,
	"distinct_years" integer NOT NULL,
	"distinct_terms" jsonb NOT NULL,
	"distinct_importers" jsonb NOT NULL,
	"distinct_exporters" jsonb NOT NULL,
	"overall_min_year" integer,
	"overall_max_year" integer,
	"annual_summaries" jsonb NOT NULL,
	"total_quantity" numeric NOT NULL,
	"avg_annual_trade" numeric,
	"peak_trade_year" integer,
	"recent_trend" text NOT NULL,
	"complete_years_trend" text NOT NULL,
	"last_complete_year" integer,
	"has_mixed_units" boolean NOT NULL,
	"units" jsonb NOT NULL,
	"exporter_reported_records" integer NOT NULL,
	"importer_reported_records" integer NOT NULL,
	"last_updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_user_id_fk" FOREIGN KEY ("id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "iucn_assessments" ADD CONSTRAINT "iucn_assessments_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catch_records" ADD CONSTRAINT "catch_records_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catch_records" ADD CONSTRAINT "catch_records_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catch_records" ADD CONSTRAINT "catch_records_management_area_id_management_areas_id_fk" FOREIGN KEY ("management_area_id") REFERENCES "public"."management_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catch_records" ADD CONSTRAINT "catch_records_dataset_release_id_dataset_releases_id_fk" FOREIGN KEY ("dataset_release_id") REFERENCES "public"."dataset_releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cites_listings" ADD CONSTRAINT "cites_listings_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cites_trade_suspensions" ADD CONSTRAINT "cites_trade_suspensions_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cites_trade_suspensions" ADD CONSTRAINT "cites_trade_suspensions_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_assessments" ADD CONSTRAINT "cms_assessments_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_listings" ADD CONSTRAINT "cms_listings_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "common_names" ADD CONSTRAINT "common_names_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "references" ADD CONSTRAINT "references_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "illegal_trade_seizures" ADD CONSTRAINT "illegal_trade_seizures_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "illegal_trade_seizures" ADD CONSTRAINT "illegal_trade_seizures_product_type_id_illegal_trade_products_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."illegal_trade_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "illegal_trade_seizures" ADD CONSTRAINT "illegal_trade_seizures_dataset_release_id_dataset_releases_id_fk" FOREIGN KEY ("dataset_release_id") REFERENCES "public"."dataset_releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conservation_measures" ADD CONSTRAINT "conservation_measures_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_ranges" ADD CONSTRAINT "distribution_ranges_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_field_sources" ADD CONSTRAINT "species_field_sources_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_images" ADD CONSTRAINT "species_images_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_synonyms" ADD CONSTRAINT "species_synonyms_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_threats" ADD CONSTRAINT "species_threats_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subpopulations" ADD CONSTRAINT "subpopulations_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_events" ADD CONSTRAINT "timeline_events_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cites_trade_records" ADD CONSTRAINT "cites_trade_records_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_trade_summary" ADD CONSTRAINT "species_trade_summary_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "iucn_assessments_one_latest" ON "iucn_assessments" USING btree ("species_id","scope_code") WHERE "iucn_assessments"."is_latest";--> statement-breakpoint
CREATE INDEX "iucn_assessments_species_idx" ON "iucn_assessments" USING btree ("species_id");--> statement-breakpoint
CREATE INDEX "audit_log_row_idx" ON "audit_log" USING btree ("table_name","row_id");--> statement-breakpoint
CREATE INDEX "catch_records_species_idx" ON "catch_records" USING btree ("species_id","year");--> statement-breakpoint
CREATE UNIQUE INDEX "glossary_terms_term_key" ON "glossary_terms" USING btree (lower("term"));--> statement-breakpoint
CREATE INDEX "cites_listings_species_idx" ON "cites_listings" USING btree ("species_id");--> statement-breakpoint
CREATE INDEX "cites_trade_suspensions_species_idx" ON "cites_trade_suspensions" USING btree ("species_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cms_assessments_one_latest" ON "cms_assessments" USING btree ("species_id") WHERE "cms_assessments"."is_latest";--> statement-breakpoint
CREATE INDEX "cms_assessments_species_idx" ON "cms_assessments" USING btree ("species_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cms_listings_one_current" ON "cms_listings" USING btree ("species_id") WHERE "cms_listings"."is_current";--> statement-breakpoint
CREATE INDEX "cms_listings_species_idx" ON "cms_listings" USING btree ("species_id");--> statement-breakpoint
CREATE UNIQUE INDEX "common_names_name_key" ON "common_names" USING btree ("species_id","language",coalesce("iso_639", ''),lower("name"));--> statement-breakpoint
CREATE INDEX "common_names_species_idx" ON "common_names" USING btree ("species_id");--> statement-breakpoint
CREATE INDEX "references_species_idx" ON "references" USING btree ("species_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dataset_releases_dataset_key" ON "dataset_releases" USING btree ("dataset");--> statement-breakpoint
CREATE INDEX "illegal_trade_seizures_species_idx" ON "illegal_trade_seizures" USING btree ("species_id");--> statement-breakpoint
CREATE INDEX "conservation_measures_species_idx" ON "conservation_measures" USING btree ("species_id");--> statement-breakpoint
CREATE INDEX "distribution_ranges_species_idx" ON "distribution_ranges" USING btree ("species_id");--> statement-breakpoint
CREATE UNIQUE INDEX "families_family_name_key" ON "families" USING btree (lower("family_name"));--> statement-breakpoint
CREATE INDEX "species_family_idx" ON "species" USING btree (lower("family"));--> statement-breakpoint
CREATE UNIQUE INDEX "species_field_sources_field_key" ON "species_field_sources" USING btree ("species_id","field");--> statement-breakpoint
CREATE UNIQUE INDEX "species_synonyms_synonym_key" ON "species_synonyms" USING btree (lower("synonym"));--> statement-breakpoint
CREATE INDEX "species_synonyms_species_idx" ON "species_synonyms" USING btree ("species_id");--> statement-breakpoint
CREATE INDEX "species_threats_species_idx" ON "species_threats" USING btree ("species_id");--> statement-breakpoint
CREATE INDEX "subpopulations_species_idx" ON "subpopulations" USING btree ("species_id");--> statement-breakpoint
CREATE INDEX "timeline_events_species_idx" ON "timeline_events" USING btree ("species_id");--> statement-breakpoint
CREATE INDEX "cites_trade_records_species_idx" ON "cites_trade_records" USING btree ("species_id","year");