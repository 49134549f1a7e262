ALTER TABLE "proteomics_annotations" ADD COLUMN "until" text;--> statement-breakpoint
ALTER TABLE "proteomics_annotations" ADD COLUMN "instrument" text;--> statement-breakpoint
ALTER TABLE "proteomics_annotations" ADD COLUMN "excludes_runs" boolean DEFAULT false NOT NULL;