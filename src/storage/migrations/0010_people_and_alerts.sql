CREATE TABLE "proteomics_tokens" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"access" text NOT NULL,
	"projects" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "proteomics_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "proteomics_alert_messages" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"alert_uuid" uuid NOT NULL,
	"cause" text NOT NULL,
	"content" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proteomics_alerts" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"pipeline_uuid" uuid NOT NULL,
	"user_uuid" uuid,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"events" jsonb NOT NULL,
	"is_daily" boolean DEFAULT false NOT NULL,
	"silent_hours" integer DEFAULT 24 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"last_at" timestamp with time zone,
	"last_delivered" boolean,
	"last_message" text
);
--> statement-breakpoint
DROP INDEX "proteomics_users_email";--> statement-breakpoint
ALTER TABLE "proteomics_pipelines" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proteomics_projects" ADD COLUMN "collaboration" text;--> statement-breakpoint
ALTER TABLE "proteomics_projects" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proteomics_users" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "proteomics_users" ADD COLUMN "collaborations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "proteomics_users" ADD COLUMN "is_manager" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "proteomics_users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proteomics_tokens" ADD CONSTRAINT "proteomics_tokens_user_uuid_proteomics_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."proteomics_users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_alert_messages" ADD CONSTRAINT "proteomics_alert_messages_alert_uuid_proteomics_alerts_uuid_fk" FOREIGN KEY ("alert_uuid") REFERENCES "public"."proteomics_alerts"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_alerts" ADD CONSTRAINT "proteomics_alerts_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_alerts" ADD CONSTRAINT "proteomics_alerts_user_uuid_proteomics_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."proteomics_users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proteomics_tokens_user" ON "proteomics_tokens" USING btree ("user_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "proteomics_alert_messages_cause" ON "proteomics_alert_messages" USING btree ("alert_uuid","cause");--> statement-breakpoint
CREATE INDEX "proteomics_alert_messages_due" ON "proteomics_alert_messages" USING btree ("settled_at","due_at");--> statement-breakpoint
CREATE INDEX "proteomics_alerts_pipeline" ON "proteomics_alerts" USING btree ("pipeline_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "proteomics_users_email" ON "proteomics_users" USING btree (lower("email")) WHERE "proteomics_users"."email" <> '';--> statement-breakpoint
ALTER TABLE "proteomics_users" ADD CONSTRAINT "proteomics_users_subject_unique" UNIQUE("subject");