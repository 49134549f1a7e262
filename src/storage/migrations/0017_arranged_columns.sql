CREATE TABLE "hub_arranged_columns" (
	"project_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"entity_type" text NOT NULL,
	"columns" jsonb NOT NULL,
	CONSTRAINT "hub_arranged_columns_project_id_user_id_entity_type_pk" PRIMARY KEY("project_id","user_id","entity_type")
);
--> statement-breakpoint
ALTER TABLE "hub_arranged_columns" ADD CONSTRAINT "hub_arranged_columns_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;