ALTER TABLE "hub_observations" DROP CONSTRAINT "hub_observations_project_id_hub_projects_id_fk";--> statement-breakpoint
-- Written by hand: does what the foreign key did at the deletion of a project.
CREATE OR REPLACE FUNCTION "hub_forget_project"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "hub_entities" WHERE "project_id" = OLD."id";
  DELETE FROM "hub_entity_versions" WHERE "project_id" = OLD."id";
  DELETE FROM "hub_events" WHERE "project_id" = OLD."id";
  DELETE FROM "hub_observations" WHERE "project_id" = OLD."id";
  RETURN NULL;
END
$$;
