CREATE TABLE "proteomics_silences" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"pipeline_uuid" uuid NOT NULL,
	"cause" text NOT NULL,
	"instrument" text,
	"note" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proteomics_silences" ADD CONSTRAINT "proteomics_silences_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proteomics_silences_until" ON "proteomics_silences" USING btree ("pipeline_uuid","until");