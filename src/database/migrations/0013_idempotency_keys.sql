CREATE TABLE "idempotency_keys" (
	"editor_id" text NOT NULL,
	"key" text NOT NULL,
	"procedure" text NOT NULL,
	"input_digest" text NOT NULL,
	"record_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_editor_id_key_pk" PRIMARY KEY("editor_id","key")
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_time_idx" ON "idempotency_keys" USING btree ("created_at");
--> statement-breakpoint
comment on table idempotency_keys is 'Requests of curators that made something, by the key that each carried; forgotten after a day';
