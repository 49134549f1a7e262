CREATE TABLE "hub_channel_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "proteomics_protein_groups" (
	"raw_file_uuid" uuid NOT NULL,
	"row" integer NOT NULL,
	"name" text NOT NULL,
	"score" double precision,
	"intensity" double precision,
	"reporters" double precision[] NOT NULL,
	"line_start" bigint NOT NULL,
	"line_length" integer NOT NULL,
	CONSTRAINT "proteomics_protein_groups_raw_file_uuid_row_pk" PRIMARY KEY("raw_file_uuid","row")
);
--> statement-breakpoint
CREATE TABLE "proteomics_results" (
	"raw_file_uuid" uuid PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL,
	"files" jsonb NOT NULL,
	"protein_columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hub_events" ALTER COLUMN "frame" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "hub_chat_messages" ADD COLUMN "id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_events" ADD COLUMN "fleeting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_events" ADD COLUMN "batch" uuid;--> statement-breakpoint
ALTER TABLE "hub_presence" ADD CONSTRAINT "hub_presence_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_protein_groups" ADD CONSTRAINT "proteomics_protein_groups_raw_file_uuid_proteomics_raw_files_uuid_fk" FOREIGN KEY ("raw_file_uuid") REFERENCES "public"."proteomics_raw_files"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_results" ADD CONSTRAINT "proteomics_results_raw_file_uuid_proteomics_raw_files_uuid_fk" FOREIGN KEY ("raw_file_uuid") REFERENCES "public"."proteomics_raw_files"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_presence_project" ON "hub_presence" USING btree ("project_id","connected_at");--> statement-breakpoint
CREATE INDEX "hub_presence_process" ON "hub_presence" USING btree ("process_id");--> statement-breakpoint
CREATE INDEX "proteomics_protein_groups_name" ON "proteomics_protein_groups" USING btree (md5("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "hub_events_batch" ON "hub_events" USING btree ("batch") WHERE "hub_events"."batch" is not null;--> statement-breakpoint
CREATE INDEX "hub_events_fleeting" ON "hub_events" USING btree ("at") WHERE "hub_events"."fleeting";