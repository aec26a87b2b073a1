CREATE TABLE "portal_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"digest" text NOT NULL,
	"attempted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_attempts_subject" CHECK ("sign_in_attempts"."subject" in ('account', 'network'))
);
--> statement-breakpoint
CREATE INDEX "sign_in_attempts_digest_idx" ON "sign_in_attempts" USING btree ("subject","digest","attempted_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_time_idx" ON "sign_in_attempts" USING btree ("attempted_at");