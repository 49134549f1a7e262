ALTER TABLE "proteomics_protein_groups" DROP CONSTRAINT "proteomics_protein_groups_raw_file_uuid_proteomics_raw_files_uuid_fk";
--> statement-breakpoint
CREATE FUNCTION "proteomics_delete_protein_groups"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "proteomics_protein_groups" WHERE "raw_file_uuid" = OLD."uuid";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "proteomics_protein_groups_of_a_raw_file" AFTER DELETE ON "proteomics_raw_files" FOR EACH ROW EXECUTE FUNCTION "proteomics_delete_protein_groups"();
