ALTER TABLE "proteomics_raw_files" ADD COLUMN "job_uuid" uuid;--> statement-breakpoint
ALTER TABLE "proteomics_raw_files" ADD COLUMN "worker" jsonb;--> statement-breakpoint
ALTER TABLE "proteomics_raw_files" ADD COLUMN "losses" integer DEFAULT 0 NOT NULL;