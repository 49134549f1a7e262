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