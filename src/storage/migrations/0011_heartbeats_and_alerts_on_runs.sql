CREATE TABLE "proteomics_computers" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"pipeline_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"folder" text NOT NULL,
	"version" text NOT NULL,
	"last_file" text,
	"seen_at" timestamp with time zone NOT NULL,
	"missed" integer DEFAULT 0 NOT NULL,
	"reported_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "proteomics_alerts" ADD COLUMN "runs_out" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "proteomics_alerts" ADD COLUMN "of_runs" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "proteomics_computers" ADD CONSTRAINT "proteomics_computers_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proteomics_computers_name" ON "proteomics_computers" USING btree ("pipeline_uuid","name","folder");