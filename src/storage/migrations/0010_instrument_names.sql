ALTER TABLE "proteomics_pipelines" ADD COLUMN "instrument_rules" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "proteomics_raw_files" ADD COLUMN "result_folder" text;