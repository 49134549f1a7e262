CREATE TABLE "proteomics_sample_sheets" (
	"pipeline_uuid" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"content" text NOT NULL,
	"factors" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proteomics_samples" (
	"pipeline_uuid" uuid NOT NULL,
	"line" integer NOT NULL,
	"run_key" text NOT NULL,
	"data_file" text NOT NULL,
	"source" text NOT NULL,
	"assay" text NOT NULL,
	"label" text NOT NULL,
	"groups" jsonb NOT NULL,
	CONSTRAINT "proteomics_samples_pipeline_uuid_line_pk" PRIMARY KEY("pipeline_uuid","line")
);
--> statement-breakpoint
ALTER TABLE "proteomics_sample_sheets" ADD CONSTRAINT "proteomics_sample_sheets_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_samples" ADD CONSTRAINT "proteomics_samples_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proteomics_samples_run" ON "proteomics_samples" USING btree ("pipeline_uuid","run_key");