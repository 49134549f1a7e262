CREATE TABLE "proteomics_search_files" (
	"pipeline_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"size" bigint NOT NULL,
	"sequences" integer,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_in_use" boolean NOT NULL,
	CONSTRAINT "proteomics_search_files_pipeline_uuid_kind_version_pk" PRIMARY KEY("pipeline_uuid","kind","version")
);
--> statement-breakpoint
ALTER TABLE "proteomics_raw_files" ADD COLUMN "searched_with" jsonb;--> statement-breakpoint
ALTER TABLE "proteomics_search_files" ADD CONSTRAINT "proteomics_search_files_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proteomics_search_files_in_use" ON "proteomics_search_files" USING btree ("pipeline_uuid","kind") WHERE "proteomics_search_files"."is_in_use";