CREATE TABLE "proteomics_acquisitions" (
	"raw_file_uuid" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"measured_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "proteomics_pipelines" ADD COLUMN "accepts" jsonb DEFAULT '["raw"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "proteomics_acquisitions" ADD CONSTRAINT "proteomics_acquisitions_raw_file_uuid_proteomics_raw_files_uuid_fk" FOREIGN KEY ("raw_file_uuid") REFERENCES "public"."proteomics_raw_files"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proteomics_acquisitions_state" ON "proteomics_acquisitions" USING btree ("state");