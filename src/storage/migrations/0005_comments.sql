CREATE TABLE "hub_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"field" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text
);
--> statement-breakpoint
CREATE TABLE "hub_mentions" (
	"comment_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "hub_mentions_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "hub_comments" ADD CONSTRAINT "hub_comments_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_mentions" ADD CONSTRAINT "hub_mentions_comment_id_hub_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."hub_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_comments_project" ON "hub_comments" USING btree ("project_id","at");--> statement-breakpoint
CREATE INDEX "hub_comments_entity" ON "hub_comments" USING btree ("project_id","entity_id","at");--> statement-breakpoint
CREATE INDEX "hub_mentions_user" ON "hub_mentions" USING btree ("user_id");