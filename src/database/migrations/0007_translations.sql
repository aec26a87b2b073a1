CREATE TABLE "translations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"table_name" text NOT NULL,
	"record_id" uuid NOT NULL,
	"field" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"original_text" text NOT NULL,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translations_language_known" CHECK ("translations"."language" in ('is', 'no', 'da')),
	CONSTRAINT "translations_field_translated" CHECK ("translations"."table_name" in ('species') and "translations"."field" in ('description', 'habitat_description', 'population_size', 'movement_patterns', 'use_and_trade', 'threats_overview', 'conservation_overview') or "translations"."table_name" in ('families') and "translations"."field" in ('description') or "translations"."table_name" in ('cites_listings') and "translations"."field" in ('notes') or "translations"."table_name" in ('cms_listings') and "translations"."field" in ('notes') or "translations"."table_name" in ('glossary_terms') and "translations"."field" in ('term', 'acronym', 'definition', 'examples'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "translations_text_key" ON "translations" USING btree ("record_id","table_name","field","language");--> statement-breakpoint
select watch_public_table('translations');
--> statement-breakpoint
comment on table translations is 'Texts of other tables in the languages beside English, each with the English that it was made of';
