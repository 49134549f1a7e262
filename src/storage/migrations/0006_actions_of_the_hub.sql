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
DROP INDEX "hub_workspaces_name";--> statement-breakpoint
ALTER TABLE "hub_actions" ADD CONSTRAINT "hub_actions_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_restore_points" ADD CONSTRAINT "hub_restore_points_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_restore_points_project" ON "hub_restore_points" USING btree ("project_id","moment");--> statement-breakpoint
CREATE INDEX "hub_workspaces_name" ON "hub_workspaces" USING btree (lower("name"));--> statement-breakpoint
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
