CREATE TABLE "published_figures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"figure" text NOT NULL,
	"species_id" uuid NOT NULL,
	"label" text NOT NULL,
	"printed_value" numeric NOT NULL,
	"unit" text NOT NULL,
	"publisher" text NOT NULL,
	"title" text NOT NULL,
	"year" integer,
	"address" text NOT NULL,
	"place" text,
	"selections" text NOT NULL,
	"formula" text NOT NULL,
	"judged" text,
	"notes" text[] DEFAULT '{}' NOT NULL,
	"source" text,
	"checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "published_figures_unit_known" CHECK ("published_figures"."unit" in ('number', 'animals', 'number_per_year', 'animals_per_year', 'kg', 'percent', 'percent_change', 'times', 'countries', 'records')),
	CONSTRAINT "published_figures_judged_known" CHECK ("published_figures"."judged" in ('revised_since', 'method_differs', 'method_not_stated'))
);
--> statement-breakpoint
ALTER TABLE "published_figures" ADD CONSTRAINT "published_figures_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "published_figures_figure" ON "published_figures" USING btree ("figure");--> statement-breakpoint
CREATE INDEX "published_figures_species_idx" ON "published_figures" USING btree ("species_id");
--> statement-breakpoint
select watch_public_table('published_figures');
--> statement-breakpoint
comment on table published_figures is 'Figures on trade that others printed, each with the selections of trade records that it is computed from here';
--> statement-breakpoint
comment on column published_figures.judged is 'Why the printed figure and ours are apart, where they are; equal and within 2 % are computed';
