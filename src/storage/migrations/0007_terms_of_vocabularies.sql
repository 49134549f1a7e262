CREATE TABLE "hub_terms" (
	"vocabulary" text NOT NULL,
	"number" integer NOT NULL,
	"id" text NOT NULL,
	"label" text NOT NULL,
	"synonyms" text[] NOT NULL,
	"definition" text NOT NULL,
	"key" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "hub_terms_vocabulary_number_pk" PRIMARY KEY("vocabulary","number")
);
--> statement-breakpoint
CREATE TABLE "hub_vocabularies" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"terms" integer NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hub_terms" ADD CONSTRAINT "hub_terms_vocabulary_hub_vocabularies_name_fk" FOREIGN KEY ("vocabulary") REFERENCES "public"."hub_vocabularies"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_terms_words" ON "hub_terms" USING gin (to_tsvector('simple', "words"));--> statement-breakpoint
CREATE INDEX "hub_terms_key" ON "hub_terms" USING btree ("key");