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
CREATE TABLE "hub_chat_messages" (
	"project_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
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
	"frame" jsonb NOT NULL,
	CONSTRAINT "hub_events_project_id_seq_pk" PRIMARY KEY("project_id","seq")
);
--> statement-breakpoint
CREATE TABLE "hub_visitors" (
	"project_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hub_visitors_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
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
	"values" jsonb NOT NULL
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
ALTER TABLE "hub_entities" ADD CONSTRAINT "hub_entities_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_entity_versions" ADD CONSTRAINT "hub_entity_versions_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_projects" ADD CONSTRAINT "hub_projects_workspace_id_hub_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."hub_workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_chat_messages" ADD CONSTRAINT "hub_chat_messages_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_events" ADD CONSTRAINT "hub_events_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_visitors" ADD CONSTRAINT "hub_visitors_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_pipelines" ADD CONSTRAINT "proteomics_pipelines_project_pk_proteomics_projects_pk_fk" FOREIGN KEY ("project_pk") REFERENCES "public"."proteomics_projects"("pk") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_quality_rows" ADD CONSTRAINT "proteomics_quality_rows_raw_file_uuid_proteomics_raw_files_uuid_fk" FOREIGN KEY ("raw_file_uuid") REFERENCES "public"."proteomics_raw_files"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_raw_files" ADD CONSTRAINT "proteomics_raw_files_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_raw_files" ADD CONSTRAINT "proteomics_raw_files_user_uuid_proteomics_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."proteomics_users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_entities_children" ON "hub_entities" USING btree ("project_id","parent_id","parent_field","position");--> statement-breakpoint
CREATE INDEX "hub_entities_type" ON "hub_entities" USING btree ("project_id","entity_type");--> statement-breakpoint
CREATE INDEX "hub_entities_lookup" ON "hub_entities" USING btree ("entity_type",lower("identifier"));--> statement-breakpoint
CREATE INDEX "hub_entity_versions_history" ON "hub_entity_versions" USING btree ("project_id","seq");--> statement-breakpoint
CREATE INDEX "hub_projects_workspace" ON "hub_projects" USING btree ("workspace_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "hub_workspaces_name" ON "hub_workspaces" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "hub_visitors_seen" ON "hub_visitors" USING btree ("project_id","last_seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "proteomics_pipelines_slug" ON "proteomics_pipelines" USING btree ("project_pk","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "proteomics_raw_files_name" ON "proteomics_raw_files" USING btree ("pipeline_uuid","name_key");--> statement-breakpoint
CREATE INDEX "proteomics_raw_files_arrival" ON "proteomics_raw_files" USING btree ("pipeline_uuid","arrival");--> statement-breakpoint
CREATE INDEX "proteomics_raw_files_state" ON "proteomics_raw_files" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "proteomics_users_email" ON "proteomics_users" USING btree ("email");