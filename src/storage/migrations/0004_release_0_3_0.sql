CREATE TABLE "hub_actions" (
	"project_id" uuid NOT NULL,
	"moment" bigint NOT NULL,
	"first" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"created" integer NOT NULL,
	"changed" integer NOT NULL,
	"deleted" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"client" text DEFAULT '' NOT NULL,
	"undoes" bigint,
	CONSTRAINT "hub_actions_project_id_moment_pk" PRIMARY KEY("project_id","moment")
);
--> statement-breakpoint
CREATE TABLE "hub_arranged_columns" (
	"project_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"entity_type" text NOT NULL,
	"columns" jsonb NOT NULL,
	CONSTRAINT "hub_arranged_columns_project_id_user_id_entity_type_pk" PRIMARY KEY("project_id","user_id","entity_type")
);
--> statement-breakpoint
CREATE TABLE "hub_restore_points" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"moment" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_visitor_names" (
	"user_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_terms" (
	"vocabulary" text NOT NULL,
	"number" integer NOT NULL,
	"id" text NOT NULL,
	"label" text NOT NULL,
	"synonyms" text[] NOT NULL,
	"definition" text NOT NULL,
	"key" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "hub_terms_vocabulary_number_pk" PRIMARY KEY("vocabulary","number")
);
--> statement-breakpoint
CREATE TABLE "hub_vocabularies" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"terms" integer NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proteomics_instruments" (
	"instrument" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proteomics_acquisitions" (
	"raw_file_uuid" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"measured_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "proteomics_tokens" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"access" text NOT NULL,
	"projects" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "proteomics_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "proteomics_alert_messages" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"alert_uuid" uuid NOT NULL,
	"cause" text NOT NULL,
	"content" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proteomics_alerts" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"pipeline_uuid" uuid NOT NULL,
	"user_uuid" uuid,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"events" jsonb NOT NULL,
	"is_daily" boolean DEFAULT false NOT NULL,
	"silent_hours" integer DEFAULT 24 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone,
	"last_delivered" boolean,
	"last_message" text
);
--> statement-breakpoint
CREATE TABLE "proteomics_protein_blocks" (
	"pipeline_uuid" uuid NOT NULL,
	"block" bigint NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "proteomics_protein_blocks_pipeline_uuid_block_pk" PRIMARY KEY("pipeline_uuid","block")
);
--> statement-breakpoint
CREATE TABLE "proteomics_protein_names" (
	"pipeline_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"score" double precision
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
CREATE TABLE "proteomics_targets" (
	"pipeline_uuid" uuid PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL,
	"targets" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hub_entities" DROP CONSTRAINT "hub_entities_project_id_hub_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "hub_entity_versions" DROP CONSTRAINT "hub_entity_versions_project_id_hub_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "hub_events" DROP CONSTRAINT "hub_events_project_id_hub_projects_id_fk";
--> statement-breakpoint
DROP INDEX "hub_workspaces_name";--> statement-breakpoint
DROP INDEX "proteomics_users_email";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "collaboration_actions" ADD COLUMN "actor_name" text;--> statement-breakpoint
ALTER TABLE "collaboration_actions" ADD COLUMN "target_name" text;--> statement-breakpoint
ALTER TABLE "collaboration_actions" ADD COLUMN "collaboration_name" text;--> statement-breakpoint
ALTER TABLE "collaboration_actions" ADD COLUMN "change" text;--> statement-breakpoint
ALTER TABLE "hub_imports" ADD COLUMN "entity_type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_imports" ADD COLUMN "source" "bytea";--> statement-breakpoint
ALTER TABLE "hub_imports" ADD COLUMN "choices" jsonb DEFAULT '{"tables":[],"values":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_imports" ADD COLUMN "tables" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_imports" ADD COLUMN "problems" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "proteomics_pipelines" ADD COLUMN "accepts" jsonb DEFAULT '["raw"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "proteomics_pipelines" ADD COLUMN "deletions" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "proteomics_pipelines" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proteomics_projects" ADD COLUMN "collaboration" text;--> statement-breakpoint
ALTER TABLE "proteomics_projects" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proteomics_raw_files" ADD COLUMN "instrument" text;--> statement-breakpoint
ALTER TABLE "proteomics_raw_files" ADD COLUMN "searched_with" jsonb;--> statement-breakpoint
ALTER TABLE "proteomics_raw_files" ADD COLUMN "changed_in" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "proteomics_users" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "proteomics_users" ADD COLUMN "collaborations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "proteomics_users" ADD COLUMN "is_manager" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "proteomics_users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proteomics_uploads" ADD COLUMN "parts" text;--> statement-breakpoint
ALTER TABLE "proteomics_results" ADD COLUMN "targets_version" uuid;--> statement-breakpoint
ALTER TABLE "hub_actions" ADD CONSTRAINT "hub_actions_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_arranged_columns" ADD CONSTRAINT "hub_arranged_columns_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_restore_points" ADD CONSTRAINT "hub_restore_points_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_terms" ADD CONSTRAINT "hub_terms_vocabulary_hub_vocabularies_name_fk" FOREIGN KEY ("vocabulary") REFERENCES "public"."hub_vocabularies"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_acquisitions" ADD CONSTRAINT "proteomics_acquisitions_raw_file_uuid_proteomics_raw_files_uuid_fk" FOREIGN KEY ("raw_file_uuid") REFERENCES "public"."proteomics_raw_files"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_tokens" ADD CONSTRAINT "proteomics_tokens_user_uuid_proteomics_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."proteomics_users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_alert_messages" ADD CONSTRAINT "proteomics_alert_messages_alert_uuid_proteomics_alerts_uuid_fk" FOREIGN KEY ("alert_uuid") REFERENCES "public"."proteomics_alerts"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_alerts" ADD CONSTRAINT "proteomics_alerts_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_alerts" ADD CONSTRAINT "proteomics_alerts_user_uuid_proteomics_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."proteomics_users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_protein_blocks" ADD CONSTRAINT "proteomics_protein_blocks_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_protein_names" ADD CONSTRAINT "proteomics_protein_names_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_protein_sums" ADD CONSTRAINT "proteomics_protein_sums_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_search_files" ADD CONSTRAINT "proteomics_search_files_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_sample_sheets" ADD CONSTRAINT "proteomics_sample_sheets_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_samples" ADD CONSTRAINT "proteomics_samples_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_targets" ADD CONSTRAINT "proteomics_targets_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_restore_points_project" ON "hub_restore_points" USING btree ("project_id","moment");--> statement-breakpoint
CREATE INDEX "hub_terms_words" ON "hub_terms" USING gin (to_tsvector('simple', "words"));--> statement-breakpoint
CREATE INDEX "hub_terms_key" ON "hub_terms" USING btree ("key");--> statement-breakpoint
CREATE INDEX "proteomics_acquisitions_state" ON "proteomics_acquisitions" USING btree ("state");--> statement-breakpoint
CREATE INDEX "proteomics_tokens_user" ON "proteomics_tokens" USING btree ("user_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "proteomics_alert_messages_cause" ON "proteomics_alert_messages" USING btree ("alert_uuid","cause");--> statement-breakpoint
CREATE INDEX "proteomics_alert_messages_due" ON "proteomics_alert_messages" USING btree ("settled_at","due_at");--> statement-breakpoint
CREATE INDEX "proteomics_alerts_pipeline" ON "proteomics_alerts" USING btree ("pipeline_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "proteomics_protein_names_name" ON "proteomics_protein_names" USING btree ("pipeline_uuid",md5("name"));--> statement-breakpoint
CREATE INDEX "proteomics_protein_sums_block" ON "proteomics_protein_sums" USING btree ("pipeline_uuid","block");--> statement-breakpoint
CREATE UNIQUE INDEX "proteomics_search_files_in_use" ON "proteomics_search_files" USING btree ("pipeline_uuid","kind") WHERE "proteomics_search_files"."is_in_use";--> statement-breakpoint
CREATE INDEX "proteomics_samples_run" ON "proteomics_samples" USING btree ("pipeline_uuid","run_key");--> statement-breakpoint
CREATE INDEX "sessions_owner" ON "sessions" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "hub_visitors_of_person" ON "hub_visitors" USING btree ("user_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "proteomics_results_files" ON "proteomics_results" USING gin ("files" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "hub_workspaces_name" ON "hub_workspaces" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "proteomics_users_email" ON "proteomics_users" USING btree (lower("email")) WHERE "proteomics_users"."email" <> '';--> statement-breakpoint
ALTER TABLE "proteomics_users" ADD CONSTRAINT "proteomics_users_subject_unique" UNIQUE("subject");--> statement-breakpoint
-- What was saved before actions were kept: one action for what one person saved at one moment.
INSERT INTO "hub_actions" ("project_id", "moment", "first", "kind", "subject", "created", "changed", "deleted", "at", "user_id", "user_name")
SELECT "project_id", max("seq"), min("seq"),
	CASE WHEN min("action") <> max("action") OR min("action") = 'updated' THEN 'changed' ELSE min("action") END,
	(array_agg("label" ORDER BY "seq"))[1],
	count(*) FILTER (WHERE "action" = 'created'),
	count(*) FILTER (WHERE "action" NOT IN ('created', 'deleted')),
	count(*) FILTER (WHERE "action" = 'deleted'),
	"at", "user_id", max("user_name")
FROM "hub_entity_versions" GROUP BY "project_id", "at", "user_id";
--> statement-breakpoint
-- Values of the raw files that are there.
UPDATE "proteomics_raw_files" r SET "instrument" = q."values" ->> 'Instrument' FROM "proteomics_quality_rows" q WHERE q."raw_file_uuid" = r."uuid";--> statement-breakpoint
INSERT INTO "proteomics_protein_names" ("pipeline_uuid", "name", "score")
	SELECT r."pipeline_uuid", g."name", max(g."score") FROM "proteomics_protein_groups" g JOIN "proteomics_raw_files" r ON r."uuid" = g."raw_file_uuid"
	WHERE g."name" <> '' GROUP BY 1, 2;
--> statement-breakpoint
-- Written by hand: what a foreign key did at the deletion of a project, without looking the project up for each row that is written.
CREATE FUNCTION "hub_forget_project"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "hub_entities" WHERE "project_id" = OLD."id";
  DELETE FROM "hub_entity_versions" WHERE "project_id" = OLD."id";
  DELETE FROM "hub_events" WHERE "project_id" = OLD."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "hub_forget_project" AFTER DELETE ON "hub_projects" FOR EACH ROW EXECUTE FUNCTION "hub_forget_project"();
--> statement-breakpoint
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
CREATE TRIGGER "proteomics_raw_files_deletions" AFTER DELETE ON "proteomics_raw_files" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "proteomics_count_deletions"();--> statement-breakpoint
ALTER TABLE "hub_imports" ADD COLUMN "account" jsonb DEFAULT '{"account":{"values":0,"placed":0,"changed":0,"left_out":0},"changed":[],"left_out":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "proteomics_guide_sets" ADD COLUMN "is_baseline" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "proteomics_guide_sets_baseline" ON "proteomics_guide_sets" USING btree ("pipeline_uuid") WHERE "proteomics_guide_sets"."is_baseline";--> statement-breakpoint
ALTER TABLE "proteomics_webhooks" ADD COLUMN "user_uuid" uuid;--> statement-breakpoint
ALTER TABLE "proteomics_webhooks" ADD CONSTRAINT "proteomics_webhooks_user_uuid_proteomics_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."proteomics_users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_raw_files" ADD COLUMN "acquired_by" text;--> statement-breakpoint
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
CREATE INDEX "proteomics_silences_until" ON "proteomics_silences" USING btree ("pipeline_uuid","until");--> statement-breakpoint
DROP INDEX "proteomics_guide_sets_baseline";--> statement-breakpoint
ALTER TABLE "proteomics_pipelines" ADD COLUMN "sample_rules" jsonb;--> statement-breakpoint
ALTER TABLE "proteomics_raw_files" ADD COLUMN "sample_type" text;--> statement-breakpoint
ALTER TABLE "proteomics_reviews" ADD COLUMN "sample_type" text;--> statement-breakpoint
ALTER TABLE "proteomics_reviews" ADD COLUMN "sample_type_before" text;--> statement-breakpoint
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
CREATE UNIQUE INDEX "proteomics_computers_name" ON "proteomics_computers" USING btree ("pipeline_uuid","name","folder");--> statement-breakpoint
CREATE TABLE "hub_deposits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"repository" text NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"remote_id" text DEFAULT '' NOT NULL,
	"is_requested" boolean DEFAULT false NOT NULL,
	"doi" text DEFAULT '' NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" jsonb,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_repository_tokens" (
	"user_id" text NOT NULL,
	"repository" text NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "hub_repository_tokens_user_id_repository_pk" PRIMARY KEY("user_id","repository")
);
--> statement-breakpoint
ALTER TABLE "hub_projects" ADD COLUMN "doi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_deposits" ADD CONSTRAINT "hub_deposits_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_deposits_project" ON "hub_deposits" USING btree ("project_id","created_at" desc);--> statement-breakpoint
ALTER TABLE "proteomics_annotations" ADD COLUMN "until" text;--> statement-breakpoint
ALTER TABLE "proteomics_annotations" ADD COLUMN "instrument" text;--> statement-breakpoint
ALTER TABLE "proteomics_annotations" ADD COLUMN "excludes_runs" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE "hub_deletions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_observations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"study_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"variable_id" uuid NOT NULL,
	"value" text,
	"observed_at" timestamp with time zone,
	"collector" text,
	"external_references" jsonb NOT NULL,
	"additional_info" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hub_observations" ADD CONSTRAINT "hub_observations_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hub_observations_fingerprint" ON "hub_observations" USING btree ("unit_id","variable_id","fingerprint");--> statement-breakpoint
CREATE INDEX "hub_observations_project" ON "hub_observations" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "hub_observations_study" ON "hub_observations" USING btree ("study_id","created_at","id");--> statement-breakpoint
CREATE TABLE "hub_webhook_deliveries" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"message" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_webhooks" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"secret" text,
	"enabled" boolean NOT NULL,
	"last_at" timestamp with time zone,
	"last_delivered" boolean,
	"last_status" integer,
	"last_attempts" integer,
	"last_message" text,
	"owner" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hub_webhook_deliveries" ADD CONSTRAINT "hub_webhook_deliveries_workspace_id_hub_webhooks_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."hub_webhooks"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_webhooks" ADD CONSTRAINT "hub_webhooks_workspace_id_hub_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."hub_workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_webhook_deliveries_workspace" ON "hub_webhook_deliveries" USING btree ("workspace_id");--> statement-breakpoint
ALTER TABLE "hub_projects" ADD COLUMN "strictness" text DEFAULT 'mark' NOT NULL;
--> statement-breakpoint
CREATE TABLE "hub_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"field" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text
);
--> statement-breakpoint
CREATE TABLE "hub_mentions" (
	"comment_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "hub_mentions_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "hub_comments" ADD CONSTRAINT "hub_comments_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_mentions" ADD CONSTRAINT "hub_mentions_comment_id_hub_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."hub_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_comments_project" ON "hub_comments" USING btree ("project_id","at");--> statement-breakpoint
CREATE INDEX "hub_comments_entity" ON "hub_comments" USING btree ("project_id","entity_id","at");--> statement-breakpoint
CREATE INDEX "hub_mentions_user" ON "hub_mentions" USING btree ("user_id");
--> statement-breakpoint
CREATE TABLE "hub_published_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"collaboration" text,
	"number" integer NOT NULL,
	"label" text NOT NULL,
	"note" text NOT NULL,
	"audience" text NOT NULL,
	"record" jsonb NOT NULL,
	"citations" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"data_md5" text NOT NULL,
	"missing" jsonb NOT NULL,
	"moment" bigint NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "hub_published_versions_project_id_number_unique" UNIQUE("project_id","number"),
	CONSTRAINT "hub_published_versions_project_id_label_unique" UNIQUE("project_id","label")
);
--> statement-breakpoint
CREATE TABLE "personal_tokens" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"subject" text NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"access" text NOT NULL,
	"places" jsonb,
	"login" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "personal_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
INSERT INTO "personal_tokens" ("uuid", "service", "subject", "hash", "name", "access", "places", "created_at", "expires_at", "used_at")
SELECT t."uuid", 'proteomics', u."subject", t."hash", t."name", t."access",
	(SELECT jsonb_agg(place) FROM jsonb_array_elements_text(t."projects") place), t."created_at", t."expires_at", t."used_at"
FROM "proteomics_tokens" t JOIN "proteomics_users" u ON u."uuid" = t."user_uuid" WHERE u."subject" IS NOT NULL;
--> statement-breakpoint
DROP TABLE "proteomics_tokens" CASCADE;--> statement-breakpoint
CREATE INDEX "personal_tokens_subject" ON "personal_tokens" USING btree ("subject");
--> statement-breakpoint
CREATE TABLE "hub_file_versions" (
	"file_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content_id" uuid NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hub_file_versions_file_id_version_pk" PRIMARY KEY("file_id","version")
);
--> statement-breakpoint
CREATE TABLE "hub_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hub_file_versions" ADD CONSTRAINT "hub_file_versions_file_id_hub_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."hub_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_files" ADD CONSTRAINT "hub_files_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_file_versions_content" ON "hub_file_versions" USING btree ("content_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hub_files_name" ON "hub_files" USING btree ("project_id","name_key");
--> statement-breakpoint
ALTER TABLE "hub_projects" ADD COLUMN "own_columns" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
CREATE TABLE "profile_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"parent" text NOT NULL,
	"content" json NOT NULL,
	"previous" json,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "profile_drafts_owner" ON "profile_drafts" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "profile_drafts_updated" ON "profile_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE TABLE "hub_roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" text,
	"user_name" text DEFAULT '' NOT NULL,
	"email" text,
	"role" text NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hub_roles_workspace_id_user_id_unique" UNIQUE("workspace_id","user_id"),
	CONSTRAINT "hub_roles_workspace_id_email_unique" UNIQUE("workspace_id","email")
);
--> statement-breakpoint
ALTER TABLE "hub_workspaces" ADD COLUMN "audience" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_published_versions" ADD COLUMN "workspace_audience" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_roles" ADD CONSTRAINT "hub_roles_workspace_id_hub_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."hub_workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_roles_user" ON "hub_roles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hub_roles_email" ON "hub_roles" USING btree ("email");--> statement-breakpoint
CREATE TABLE "hub_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"message" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"changes" bigint NOT NULL,
	"moment" bigint NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hub_projects" ADD COLUMN "changes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_published_versions" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hub_published_versions" ADD COLUMN "approved_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_reviews" ADD CONSTRAINT "hub_reviews_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_reviews_project" ON "hub_reviews" USING btree ("project_id","at");--> statement-breakpoint
CREATE INDEX "hub_reviews_user" ON "hub_reviews" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "hub_reviews_open" ON "hub_reviews" USING btree ("project_id") WHERE "hub_reviews"."state" = 'open';--> statement-breakpoint
ALTER TABLE "hub_projects" ADD COLUMN "template" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
CREATE INDEX "hub_projects_template" ON "hub_projects" USING btree ("name") WHERE "hub_projects"."template" <> 'none';
