CREATE TABLE "trade_counts" (
	"files" text NOT NULL,
	"rules" text NOT NULL,
	"job" text NOT NULL,
	"answer" json NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trade_counts_files_rules_job_pk" PRIMARY KEY("files","rules","job")
);
