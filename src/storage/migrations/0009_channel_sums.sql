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
CREATE TABLE "proteomics_channel_sums" (
	"raw_file_uuid" uuid PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL,
	"groups" integer NOT NULL,
	"present" integer[] NOT NULL,
	"sums" double precision[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hub_import_rows" ADD CONSTRAINT "hub_import_rows_import_id_hub_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."hub_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_imports" ADD CONSTRAINT "hub_imports_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_channel_sums" ADD CONSTRAINT "proteomics_channel_sums_raw_file_uuid_proteomics_raw_files_uuid_fk" FOREIGN KEY ("raw_file_uuid") REFERENCES "public"."proteomics_raw_files"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_import_rows_outcome" ON "hub_import_rows" USING btree ("import_id","outcome","number");--> statement-breakpoint
CREATE INDEX "hub_imports_project" ON "hub_imports" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "hub_imports_expiry" ON "hub_imports" USING btree ("expires_at");