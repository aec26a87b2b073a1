CREATE TABLE "release_csv_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "release_csv_files" ADD CONSTRAINT "release_csv_files_file_id_release_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."release_files"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
select watch_public_table('release_csv_files');
--> statement-breakpoint
comment on table release_csv_files is 'The rows of a file of a release as CSV, packed with gzip once, so that an address means the same bytes for ever';
