CREATE TABLE "proteomics_protein_blocks" (
	"pipeline_uuid" uuid NOT NULL,
	"block" bigint NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "proteomics_protein_blocks_pipeline_uuid_block_pk" PRIMARY KEY("pipeline_uuid","block")
);
--> statement-breakpoint
CREATE TABLE "proteomics_protein_sums" (
	"pipeline_uuid" uuid NOT NULL,
	"block" bigint NOT NULL,
	"name" text NOT NULL,
	"score" double precision,
	"scores" bigint NOT NULL,
	"intensity" double precision,
	"intensities" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proteomics_pipelines" ADD COLUMN "deletions" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "proteomics_raw_files" ADD COLUMN "changed_in" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "proteomics_protein_blocks" ADD CONSTRAINT "proteomics_protein_blocks_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_protein_sums" ADD CONSTRAINT "proteomics_protein_sums_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proteomics_protein_sums_block" ON "proteomics_protein_sums" USING btree ("pipeline_uuid","block");--> statement-breakpoint
-- By hand: which transaction wrote a raw file, its values or a review of it last (src/proteomics/quality/changed-runs.ts).
CREATE FUNCTION "proteomics_note_transaction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."changed_in" := pg_current_xact_id()::text::bigint;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "proteomics_note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "proteomics_raw_files" SET "changed_in" = 0
		WHERE "uuid" = CASE WHEN TG_OP = 'DELETE' THEN OLD."raw_file_uuid" ELSE NEW."raw_file_uuid" END;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "proteomics_raw_files_transaction" BEFORE UPDATE ON "proteomics_raw_files" FOR EACH ROW EXECUTE FUNCTION "proteomics_note_transaction"();--> statement-breakpoint
CREATE TRIGGER "proteomics_quality_rows_change" AFTER INSERT OR UPDATE OR DELETE ON "proteomics_quality_rows" FOR EACH ROW EXECUTE FUNCTION "proteomics_note_change"();--> statement-breakpoint
CREATE TRIGGER "proteomics_reviews_change" AFTER INSERT ON "proteomics_reviews" FOR EACH ROW EXECUTE FUNCTION "proteomics_note_change"();
--> statement-breakpoint
CREATE FUNCTION "proteomics_count_deletions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "proteomics_pipelines" SET "deletions" = "deletions" + 1 WHERE "uuid" IN (SELECT "pipeline_uuid" FROM "gone");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "proteomics_raw_files_deletions" AFTER DELETE ON "proteomics_raw_files" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "proteomics_count_deletions"();
