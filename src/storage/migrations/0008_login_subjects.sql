CREATE TABLE "login_subjects" (
	"subject" text PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"uid" text
);
--> statement-breakpoint
CREATE INDEX "login_subjects_person" ON "login_subjects" USING btree ("person");