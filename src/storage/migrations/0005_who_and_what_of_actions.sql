ALTER TABLE "collaboration_actions" ADD COLUMN "actor_name" text;--> statement-breakpoint
ALTER TABLE "collaboration_actions" ADD COLUMN "target_name" text;--> statement-breakpoint
ALTER TABLE "collaboration_actions" ADD COLUMN "collaboration_name" text;--> statement-breakpoint
ALTER TABLE "collaboration_actions" ADD COLUMN "change" text;