CREATE TABLE "proteomics_instruments" (
	"instrument" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proteomics_protein_names" (
	"pipeline_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"score" double precision
);
--> statement-breakpoint
ALTER TABLE "proteomics_raw_files" ADD COLUMN "instrument" text;--> statement-breakpoint
ALTER TABLE "proteomics_protein_names" ADD CONSTRAINT "proteomics_protein_names_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proteomics_protein_names_name" ON "proteomics_protein_names" USING btree ("pipeline_uuid",md5("name"));