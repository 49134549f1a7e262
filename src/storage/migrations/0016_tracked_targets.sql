CREATE TABLE "proteomics_targets" (
	"pipeline_uuid" uuid PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL,
	"targets" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proteomics_results" ADD COLUMN "targets_version" uuid;--> statement-breakpoint
ALTER TABLE "proteomics_targets" ADD CONSTRAINT "proteomics_targets_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;