CREATE TABLE "saved_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"yaml" text NOT NULL,
	"sources" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" text NOT NULL,
	"saved_by_name" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_profiles_name" ON "saved_profiles" USING btree (lower("name"),"version");