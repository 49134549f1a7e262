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
CREATE INDEX "hub_roles_email" ON "hub_roles" USING btree ("email");