ALTER TABLE "proteomics_uploads" ADD COLUMN "parts" text;--> statement-breakpoint
CREATE INDEX "proteomics_results_files" ON "proteomics_results" USING gin ("files" jsonb_path_ops);