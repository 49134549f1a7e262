CREATE TABLE "personal_tokens" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"subject" text NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"access" text NOT NULL,
	"places" jsonb,
	"login" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "personal_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
INSERT INTO "personal_tokens" ("uuid", "service", "subject", "hash", "name", "access", "places", "created_at", "expires_at", "used_at")
SELECT t."uuid", 'proteomics', u."subject", t."hash", t."name", t."access",
	(SELECT jsonb_agg(place) FROM jsonb_array_elements_text(t."projects") place), t."created_at", t."expires_at", t."used_at"
FROM "proteomics_tokens" t JOIN "proteomics_users" u ON u."uuid" = t."user_uuid" WHERE u."subject" IS NOT NULL;
--> statement-breakpoint
DROP TABLE "proteomics_tokens" CASCADE;--> statement-breakpoint
CREATE INDEX "personal_tokens_subject" ON "personal_tokens" USING btree ("subject");