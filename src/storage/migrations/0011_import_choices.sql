ALTER TABLE "hub_imports" ADD COLUMN "entity_type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_imports" ADD COLUMN "source" "bytea";--> statement-breakpoint
ALTER TABLE "hub_imports" ADD COLUMN "choices" jsonb DEFAULT '{"tables":[],"values":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_imports" ADD COLUMN "tables" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_imports" ADD COLUMN "problems" jsonb DEFAULT '[]'::jsonb NOT NULL;