ALTER TABLE "proteomics_instruments" ADD COLUMN "changed_by_uuid" uuid;--> statement-breakpoint
ALTER TABLE "proteomics_raw_files" ADD COLUMN "acquired_by_uuid" uuid;--> statement-breakpoint
ALTER TABLE "proteomics_raw_files" ADD COLUMN "canceled_by_uuid" uuid;--> statement-breakpoint
ALTER TABLE "proteomics_annotations" ADD COLUMN "changed_by_uuid" uuid;--> statement-breakpoint
ALTER TABLE "proteomics_guide_sets" ADD COLUMN "changed_by_uuid" uuid;--> statement-breakpoint
ALTER TABLE "proteomics_limit_changes" ADD COLUMN "changed_by_uuid" uuid;--> statement-breakpoint
ALTER TABLE "proteomics_reviews" ADD COLUMN "changed_by_uuid" uuid;--> statement-breakpoint
ALTER TABLE "proteomics_silences" ADD COLUMN "changed_by_uuid" uuid;--> statement-breakpoint
ALTER TABLE "proteomics_search_files" ADD COLUMN "changed_by_uuid" uuid;--> statement-breakpoint
ALTER TABLE "proteomics_sample_sheets" ADD COLUMN "changed_by_uuid" uuid;--> statement-breakpoint
ALTER TABLE "proteomics_targets" ADD COLUMN "changed_by_uuid" uuid;--> statement-breakpoint
-- Signatures of names that several users have stay without a UUID.
CREATE TEMPORARY TABLE "signers" AS
  SELECT name, min(uuid::text)::uuid AS uuid FROM proteomics_users GROUP BY name HAVING count(*) = 1 AND bool_and(deleted_at IS NULL);--> statement-breakpoint
UPDATE "proteomics_instruments" t SET changed_by_uuid = s.uuid FROM signers s WHERE t.changed_by = s.name;--> statement-breakpoint
UPDATE "proteomics_annotations" t SET changed_by_uuid = s.uuid FROM signers s WHERE t.changed_by = s.name;--> statement-breakpoint
UPDATE "proteomics_guide_sets" t SET changed_by_uuid = s.uuid FROM signers s WHERE t.changed_by = s.name;--> statement-breakpoint
UPDATE "proteomics_limit_changes" t SET changed_by_uuid = s.uuid FROM signers s WHERE t.changed_by = s.name;--> statement-breakpoint
UPDATE "proteomics_reviews" t SET changed_by_uuid = s.uuid FROM signers s WHERE t.changed_by = s.name;--> statement-breakpoint
UPDATE "proteomics_silences" t SET changed_by_uuid = s.uuid FROM signers s WHERE t.changed_by = s.name;--> statement-breakpoint
UPDATE "proteomics_search_files" t SET changed_by_uuid = s.uuid FROM signers s WHERE t.changed_by = s.name;--> statement-breakpoint
UPDATE "proteomics_sample_sheets" t SET changed_by_uuid = s.uuid FROM signers s WHERE t.changed_by = s.name;--> statement-breakpoint
UPDATE "proteomics_targets" t SET changed_by_uuid = s.uuid FROM signers s WHERE t.changed_by = s.name;--> statement-breakpoint
UPDATE "proteomics_raw_files" t SET acquired_by_uuid = s.uuid FROM signers s WHERE t.acquired_by = s.name;--> statement-breakpoint
UPDATE "proteomics_raw_files" t SET canceled_by_uuid = s.uuid FROM signers s WHERE t.message = 'Canceled by ' || s.name || '.';--> statement-breakpoint
DROP TABLE "signers";
