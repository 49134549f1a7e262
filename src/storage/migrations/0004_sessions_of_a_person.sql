ALTER TABLE "sessions" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "summary" text;--> statement-breakpoint
CREATE INDEX "sessions_owner" ON "sessions" USING btree ("owner");