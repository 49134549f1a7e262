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
ALTER TABLE "proteomics_uploads" ADD CONSTRAINT "proteomics_uploads_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_uploads" ADD CONSTRAINT "proteomics_uploads_user_uuid_proteomics_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."proteomics_users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_uploads" ADD CONSTRAINT "proteomics_uploads_raw_file_uuid_proteomics_raw_files_uuid_fk" FOREIGN KEY ("raw_file_uuid") REFERENCES "public"."proteomics_raw_files"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proteomics_uploads_created_at" ON "proteomics_uploads" USING btree ("created_at");