CREATE TABLE "proteomics_annotations" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"pipeline_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" text NOT NULL,
	"text" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proteomics_guide_set_members" (
	"guide_set_uuid" uuid NOT NULL,
	"raw_file_uuid" uuid NOT NULL,
	CONSTRAINT "proteomics_guide_set_members_guide_set_uuid_raw_file_uuid_pk" PRIMARY KEY("guide_set_uuid","raw_file_uuid")
);
--> statement-breakpoint
CREATE TABLE "proteomics_guide_sets" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"pipeline_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proteomics_limit_changes" (
	"pipeline_uuid" uuid PRIMARY KEY NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proteomics_limits" (
	"pipeline_uuid" uuid NOT NULL,
	"metric" text NOT NULL,
	"method" text NOT NULL,
	"guide_set_uuid" uuid,
	"sigmas" double precision,
	"lower" double precision,
	"upper" double precision,
	CONSTRAINT "proteomics_limits_pipeline_uuid_metric_pk" PRIMARY KEY("pipeline_uuid","metric")
);
--> statement-breakpoint
CREATE TABLE "proteomics_reviews" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"raw_file_uuid" uuid NOT NULL,
	"flagged" boolean NOT NULL,
	"use_downstream" boolean NOT NULL,
	"flagged_before" boolean NOT NULL,
	"use_downstream_before" boolean NOT NULL,
	"reason" text,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proteomics_annotations" ADD CONSTRAINT "proteomics_annotations_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_guide_set_members" ADD CONSTRAINT "proteomics_guide_set_members_guide_set_uuid_proteomics_guide_sets_uuid_fk" FOREIGN KEY ("guide_set_uuid") REFERENCES "public"."proteomics_guide_sets"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_guide_set_members" ADD CONSTRAINT "proteomics_guide_set_members_raw_file_uuid_proteomics_raw_files_uuid_fk" FOREIGN KEY ("raw_file_uuid") REFERENCES "public"."proteomics_raw_files"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_guide_sets" ADD CONSTRAINT "proteomics_guide_sets_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_limit_changes" ADD CONSTRAINT "proteomics_limit_changes_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_limits" ADD CONSTRAINT "proteomics_limits_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_limits" ADD CONSTRAINT "proteomics_limits_guide_set_uuid_proteomics_guide_sets_uuid_fk" FOREIGN KEY ("guide_set_uuid") REFERENCES "public"."proteomics_guide_sets"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_reviews" ADD CONSTRAINT "proteomics_reviews_raw_file_uuid_proteomics_raw_files_uuid_fk" FOREIGN KEY ("raw_file_uuid") REFERENCES "public"."proteomics_raw_files"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proteomics_annotations_time" ON "proteomics_annotations" USING btree ("pipeline_uuid","at");--> statement-breakpoint
CREATE INDEX "proteomics_guide_set_members_raw_file" ON "proteomics_guide_set_members" USING btree ("raw_file_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "proteomics_guide_sets_name" ON "proteomics_guide_sets" USING btree ("pipeline_uuid","name");--> statement-breakpoint
CREATE INDEX "proteomics_reviews_raw_file" ON "proteomics_reviews" USING btree ("raw_file_uuid","number");