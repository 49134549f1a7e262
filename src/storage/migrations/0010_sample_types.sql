DROP INDEX "proteomics_guide_sets_baseline";--> statement-breakpoint
ALTER TABLE "proteomics_pipelines" ADD COLUMN "sample_rules" jsonb;--> statement-breakpoint
ALTER TABLE "proteomics_raw_files" ADD COLUMN "sample_type" text;--> statement-breakpoint
ALTER TABLE "proteomics_reviews" ADD COLUMN "sample_type" text;--> statement-breakpoint
ALTER TABLE "proteomics_reviews" ADD COLUMN "sample_type_before" text;