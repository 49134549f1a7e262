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
CREATE INDEX "hub_observations_study" ON "hub_observations" USING btree ("study_id","created_at","id");