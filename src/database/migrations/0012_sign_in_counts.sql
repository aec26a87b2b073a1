-- Attempts were counted by account and by network, each in rows of its own. Those on record counted for a quarter of
-- an hour, and cannot be told in the new columns.
DELETE FROM "sign_in_attempts";--> statement-breakpoint
DROP INDEX "sign_in_attempts_digest_idx";--> statement-breakpoint
ALTER TABLE "sign_in_attempts" DROP CONSTRAINT "sign_in_attempts_subject";--> statement-breakpoint
ALTER TABLE "sign_in_attempts" DROP COLUMN "subject";--> statement-breakpoint
ALTER TABLE "sign_in_attempts" DROP COLUMN "digest";--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD COLUMN "account" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD COLUMN "network" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD COLUMN "wider_network" text;--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD COLUMN "device" text;--> statement-breakpoint
CREATE INDEX "sign_in_attempts_account_idx" ON "sign_in_attempts" USING btree ("account");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_network_idx" ON "sign_in_attempts" USING btree ("network");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_wider_network_idx" ON "sign_in_attempts" USING btree ("wider_network");
