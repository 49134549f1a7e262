ALTER TABLE "hub_entities" DROP CONSTRAINT "hub_entities_project_id_hub_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "hub_entity_versions" DROP CONSTRAINT "hub_entity_versions_project_id_hub_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "hub_events" DROP CONSTRAINT "hub_events_project_id_hub_projects_id_fk";
--> statement-breakpoint
-- Written by hand: what a foreign key did at the deletion of a project, without looking the project up for each row that is written.
CREATE FUNCTION "hub_forget_project"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "hub_entities" WHERE "project_id" = OLD."id";
  DELETE FROM "hub_entity_versions" WHERE "project_id" = OLD."id";
  DELETE FROM "hub_events" WHERE "project_id" = OLD."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "hub_forget_project" AFTER DELETE ON "hub_projects" FOR EACH ROW EXECUTE FUNCTION "hub_forget_project"();
