CREATE TABLE "proteomics_webhook_deliveries" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"pipeline_uuid" uuid NOT NULL,
	"message" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proteomics_webhooks" (
	"pipeline_uuid" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"secret" text,
	"enabled" boolean NOT NULL,
	"last_at" timestamp with time zone,
	"last_delivered" boolean,
	"last_status" integer,
	"last_attempts" integer,
	"last_message" text
);
--> statement-breakpoint
ALTER TABLE "proteomics_webhook_deliveries" ADD CONSTRAINT "proteomics_webhook_deliveries_pipeline_uuid_proteomics_webhooks_pipeline_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_webhooks"("pipeline_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proteomics_webhooks" ADD CONSTRAINT "proteomics_webhooks_pipeline_uuid_proteomics_pipelines_uuid_fk" FOREIGN KEY ("pipeline_uuid") REFERENCES "public"."proteomics_pipelines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proteomics_webhook_deliveries_next" ON "proteomics_webhook_deliveries" USING btree ("next_at");