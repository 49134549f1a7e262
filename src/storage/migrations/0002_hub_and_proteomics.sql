CREATE TABLE "hub_entities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"entity_type" text NOT NULL,
	"parent_id" uuid,
	"parent_field" text,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"data" jsonb NOT NULL,
	"label" text NOT NULL,
	"identifier" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_entity_versions" (
	"project_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"entity_type" text NOT NULL,
	"parent_id" uuid,
	"parent_field" text,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "hub_entity_versions_entity_id_version_pk" PRIMARY KEY("entity_id","version")
);
--> statement-breakpoint
CREATE TABLE "hub_projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"profile" text NOT NULL,
	"version" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_workspaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"collaboration" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_channel_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_chat_messages" (
	"project_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"sender_id" text NOT NULL,
	"sender_name" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "hub_chat_messages_project_id_seq_pk" PRIMARY KEY("project_id","seq")
);
--> statement-breakpoint
CREATE TABLE "hub_events" (
	"project_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"sender_id" text,
	"fleeting" boolean DEFAULT false NOT NULL,
	"batch" uuid,
	"frame" text NOT NULL,
	CONSTRAINT "hub_events_project_id_seq_pk" PRIMARY KEY("project_id","seq")
);
--> statement-breakpoint
CREATE TABLE "hub_presence" (
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"process_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_visitors" (
	"project_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"role" text DEFAULT 'guest' NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hub_visitors_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "hub_import_rows" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"outcome" text NOT NULL,
	"apply_order" integer,
	"row" jsonb NOT NULL,
	"change" jsonb,
	CONSTRAINT "hub_import_rows_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "hub_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"format" text NOT NULL,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"counts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"yaml" text NOT NULL,
	"sources" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" text NOT NULL,
	"saved_by_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proteomics_pipelines" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"project_pk" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"tool" text,
	"spike_ins" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proteomics_projects" (
	"pk" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"slug" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proteomics_projects_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "proteomics_quality_rows" (
	"raw_file_uuid" uuid PRIMARY KEY NOT NULL,
	"values" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proteomics_raw_files" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"pipeline_uuid" uuid NOT NULL,
	"arrival" bigserial NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"origin" text NOT NULL,
	"user_uuid" uuid,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"size" bigint,
	"sha256" text,
	"flagged" boolean DEFAULT false NOT NULL,
	"use_downstream" boolean DEFAULT true NOT NULL,
	"state" text NOT NULL,
	"tool" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"job_uuid" uuid,
	"worker" jsonb,
	"losses" integer DEFAULT 0 NOT NULL,
	"queued_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"message" text,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"acquired_at" text,
	"columns_filled" integer DEFAULT 0 NOT NULL,
	"result_files" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proteomics_users" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "proteomics_channel_sums" (
	"raw_file_uuid" uuid PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL,
	"groups" integer NOT NULL,
	"present" integer[] NOT NULL,
	"sums" double precision[] NOT NULL
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
CREATE TABLE "proteomics_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"pipeline_uuid" uuid NOT NULL,
	"user_uuid" uuid NOT NULL,
	"size" bigint NOT NULL,
	"metadata" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"raw_file_uuid" uuid
);
--> statement-breakpoint
CREATE TABLE "proteomics_admin_sessions" (
	"key" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proteomics_protein_groups" (
	"raw_file_uuid" uuid NOT NULL,
	"row" integer NOT NULL,
	"name" text NOT NULL,
	"score" double precision,
	"intensity" double precision,
	"reporters" double precision[] NOT NULL,
	"line_start" bigint NOT NULL,
	"line_length" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proteomics_results" (
	"raw_file_uuid" uuid PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL,
	"files" jsonb NOT NULL,
	"protein_columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"spike_ins" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proteomics_webhook_deliveries" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"pipeline_uuid" uuid NOT NULL,
	"message" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proteomics_webhooks" (
	"pipeline_uuid" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"secret" text,
	"enabled" boolean NOT NULL,
	"last_at" timestamp with time zone,
	"last_delivered" boolean,
	"last_status" integer,
	"last_attempts" integer,
	"last_message" text
);
--> statement-breakpoint
ALTER TABLE "hub_entities" ADD CONSTRAINT "hub_entities_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_entity_versions" ADD CONSTRAINT "hub_entity_versions_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_projects" ADD CONSTRAINT "hub_projects_workspace_id_hub_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."hub_workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_chat_messages" ADD CONSTRAINT "hub_chat_messages_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_events" ADD CONSTRAINT "hub_events_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_presence" ADD CONSTRAINT "hub_presence_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_visitors" ADD CONSTRAINT "hub_visitors_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_import_rows" ADD CONSTRAINT "hub_import_rows_import_id_hub_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."hub_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_imports" ADD CONSTRAINT "hub_imports_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_pipelines" ADD CONSTRAINT "proteomics_pipelines_project_pk_proteomics_projects_pk_fk" FOREIGN KEY ("project_pk") REFERENCES "public"."proteomics_projects"("pk") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_quality_rows" ADD CONSTRAINT "proteomics_quality_rows_raw_file_uuid_proteomics_raw_files_uuid_fk" FOREIGN KEY ("raw_file_uuid") REFERENCES "public"."proteomics_raw_files"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_raw_files" ADD CONSTRAINT "proteomics_raw_files_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_raw_files" ADD CONSTRAINT "proteomics_raw_files_user_uuid_proteomics_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."proteomics_users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_annotations" ADD CONSTRAINT "proteomics_annotations_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_channel_sums" ADD CONSTRAINT "proteomics_channel_sums_raw_file_uuid_proteomics_raw_files_uuid_fk" FOREIGN KEY ("raw_file_uuid") REFERENCES "public"."proteomics_raw_files"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_guide_set_members" ADD CONSTRAINT "proteomics_guide_set_members_guide_set_uuid_proteomics_guide_sets_uuid_fk" FOREIGN KEY ("guide_set_uuid") REFERENCES "public"."proteomics_guide_sets"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_guide_set_members" ADD CONSTRAINT "proteomics_guide_set_members_raw_file_uuid_proteomics_raw_files_uuid_fk" FOREIGN KEY ("raw_file_uuid") REFERENCES "public"."proteomics_raw_files"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_guide_sets" ADD CONSTRAINT "proteomics_guide_sets_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_limit_changes" ADD CONSTRAINT "proteomics_limit_changes_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_limits" ADD CONSTRAINT "proteomics_limits_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_limits" ADD CONSTRAINT "proteomics_limits_guide_set_uuid_proteomics_guide_sets_uuid_fk" FOREIGN KEY ("guide_set_uuid") REFERENCES "public"."proteomics_guide_sets"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_reviews" ADD CONSTRAINT "proteomics_reviews_raw_file_uuid_proteomics_raw_files_uuid_fk" FOREIGN KEY ("raw_file_uuid") REFERENCES "public"."proteomics_raw_files"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_uploads" ADD CONSTRAINT "proteomics_uploads_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_uploads" ADD CONSTRAINT "proteomics_uploads_user_uuid_proteomics_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."proteomics_users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_uploads" ADD CONSTRAINT "proteomics_uploads_raw_file_uuid_proteomics_raw_files_uuid_fk" FOREIGN KEY ("raw_file_uuid") REFERENCES "public"."proteomics_raw_files"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_protein_groups" ADD CONSTRAINT "proteomics_protein_groups_raw_file_uuid_proteomics_raw_files_uuid_fk" FOREIGN KEY ("raw_file_uuid") REFERENCES "public"."proteomics_raw_files"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_results" ADD CONSTRAINT "proteomics_results_raw_file_uuid_proteomics_raw_files_uuid_fk" FOREIGN KEY ("raw_file_uuid") REFERENCES "public"."proteomics_raw_files"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_webhook_deliveries" ADD CONSTRAINT "proteomics_webhook_deliveries_pipeline_uuid_proteomics_webhooks_pipeline_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_webhooks"("pipeline_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_webhooks" ADD CONSTRAINT "proteomics_webhooks_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_entities_children" ON "hub_entities" USING btree ("project_id","parent_id","parent_field","position");--> statement-breakpoint
CREATE INDEX "hub_entities_type" ON "hub_entities" USING btree ("project_id","entity_type");--> statement-breakpoint
CREATE INDEX "hub_entities_lookup" ON "hub_entities" USING btree ("entity_type",lower("identifier"));--> statement-breakpoint
CREATE INDEX "hub_entity_versions_history" ON "hub_entity_versions" USING btree ("project_id","seq");--> statement-breakpoint
CREATE INDEX "hub_projects_workspace" ON "hub_projects" USING btree ("workspace_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "hub_workspaces_name" ON "hub_workspaces" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "hub_events_batch" ON "hub_events" USING btree ("batch") WHERE "hub_events"."batch" is not null;--> statement-breakpoint
CREATE INDEX "hub_events_fleeting" ON "hub_events" USING btree ("at") WHERE "hub_events"."fleeting";--> statement-breakpoint
CREATE INDEX "hub_presence_project" ON "hub_presence" USING btree ("project_id","connected_at");--> statement-breakpoint
CREATE INDEX "hub_presence_process" ON "hub_presence" USING btree ("process_id");--> statement-breakpoint
CREATE INDEX "hub_visitors_seen" ON "hub_visitors" USING btree ("project_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "hub_import_rows_outcome" ON "hub_import_rows" USING btree ("import_id","outcome","number");--> statement-breakpoint
CREATE INDEX "hub_imports_project" ON "hub_imports" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "hub_imports_expiry" ON "hub_imports" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_profiles_name" ON "saved_profiles" USING btree (lower("name"),"version");--> statement-breakpoint
CREATE UNIQUE INDEX "proteomics_pipelines_slug" ON "proteomics_pipelines" USING btree ("project_pk","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "proteomics_raw_files_name" ON "proteomics_raw_files" USING btree ("pipeline_uuid","name_key");--> statement-breakpoint
CREATE INDEX "proteomics_raw_files_arrival" ON "proteomics_raw_files" USING btree ("pipeline_uuid","arrival");--> statement-breakpoint
CREATE INDEX "proteomics_raw_files_state" ON "proteomics_raw_files" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "proteomics_users_email" ON "proteomics_users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "proteomics_annotations_time" ON "proteomics_annotations" USING btree ("pipeline_uuid","at");--> statement-breakpoint
CREATE INDEX "proteomics_guide_set_members_raw_file" ON "proteomics_guide_set_members" USING btree ("raw_file_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "proteomics_guide_sets_name" ON "proteomics_guide_sets" USING btree ("pipeline_uuid","name");--> statement-breakpoint
CREATE INDEX "proteomics_reviews_raw_file" ON "proteomics_reviews" USING btree ("raw_file_uuid","number");--> statement-breakpoint
CREATE INDEX "proteomics_uploads_created_at" ON "proteomics_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "proteomics_protein_groups_raw_file" ON "proteomics_protein_groups" USING btree ("raw_file_uuid");--> statement-breakpoint
CREATE INDEX "proteomics_protein_groups_name" ON "proteomics_protein_groups" USING btree (md5("name"));--> statement-breakpoint
CREATE INDEX "proteomics_webhook_deliveries_next" ON "proteomics_webhook_deliveries" USING btree ("next_at");