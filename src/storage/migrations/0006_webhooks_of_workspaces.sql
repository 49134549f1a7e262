CREATE TABLE "hub_webhook_deliveries" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"message" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_webhooks" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"secret" text,
	"enabled" boolean NOT NULL,
	"last_at" timestamp with time zone,
	"last_delivered" boolean,
	"last_status" integer,
	"last_attempts" integer,
	"last_message" text,
	"owner" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hub_webhook_deliveries" ADD CONSTRAINT "hub_webhook_deliveries_workspace_id_hub_webhooks_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."hub_webhooks"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_webhooks" ADD CONSTRAINT "hub_webhooks_workspace_id_hub_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."hub_workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_webhook_deliveries_workspace" ON "hub_webhook_deliveries" USING btree ("workspace_id");