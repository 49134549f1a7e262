DROP INDEX "proteomics_users_email";--> statement-breakpoint
CREATE UNIQUE INDEX "proteomics_users_email" ON "proteomics_users" USING btree (lower("email"));