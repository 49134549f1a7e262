CREATE TABLE "hub_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"message" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"changes" bigint NOT NULL,
	"moment" bigint NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hub_projects" ADD COLUMN "changes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_published_versions" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hub_published_versions" ADD COLUMN "approved_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_reviews" ADD CONSTRAINT "hub_reviews_project_id_hub_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hub_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_reviews_project" ON "hub_reviews" USING btree ("project_id","at");--> statement-breakpoint
CREATE INDEX "hub_reviews_user" ON "hub_reviews" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "hub_reviews_open" ON "hub_reviews" USING btree ("project_id") WHERE "hub_reviews"."state" = 'open';