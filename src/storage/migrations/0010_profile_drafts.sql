CREATE TABLE "profile_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"parent" text NOT NULL,
	"content" json NOT NULL,
	"previous" json,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "profile_drafts_owner" ON "profile_drafts" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "profile_drafts_updated" ON "profile_drafts" USING btree ("updated_at");