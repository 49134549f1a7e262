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
CREATE UNIQUE INDEX "proteomics_protein_names_name" ON "proteomics_protein_names" USING btree ("pipeline_uuid",md5("name"));--> statement-breakpoint
UPDATE "proteomics_raw_files" r SET "instrument" = q."values" ->> 'Instrument' FROM "proteomics_quality_rows" q WHERE q."raw_file_uuid" = r."uuid";--> statement-breakpoint
INSERT INTO "proteomics_protein_names" ("pipeline_uuid", "name", "score")
	SELECT r."pipeline_uuid", g."name", max(g."score") FROM "proteomics_protein_groups" g JOIN "proteomics_raw_files" r ON r."uuid" = g."raw_file_uuid"
	WHERE g."name" <> '' GROUP BY 1, 2;
