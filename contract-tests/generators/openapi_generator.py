"""Calls a server with the client of openapi-generator for Python."""

import sys
from pathlib import Path

from openapi_client import *
from openapi_client.exceptions import ApiException

address, project, pipeline, pipeline_uuid, user, folder = sys.argv[1:]
client = ApiClient(Configuration(host=address))


def status_of(call, *args, **names):
    try:
        call(*args, **names)
    except ApiException as error:
        return error.status


print("ready", StateApi(client).get_readiness().status)
study = ValidationRequest(entity="Study", data={"title": "Field trial", "investigation_id": "INV-1"})
error = ValidationApi(client).validate_object(study).errors[0]
# The generator renames `field`, because pydantic reserves the name.
print("invalid", error.var_field, error.rule)
print("merged", ComparisonApi(client).merge_profiles(MergeRequest(profiles=["miappe/1.1", "isa/1.0"])).strategy_used)

projects, entities = HubProjectsApi(client), HubEntitiesApi(client)
workspace = HubWorkspacesApi(client).create_workspace(HubWorkspaceInput(name=f"Trials {pipeline}"))
created = projects.create_hub_project(HubProjectInput(name="Maize", profile="miappe", version="1.1", workspace_id=workspace.id))
print("project", created.name)
entity = HubEntityInput(entity_type="Investigation", data={"unique_id": "INV-1", "title": "Maize"})
saved = entities.save_hub_entity(created.id, entity)
print("created", saved.version)
entity.node_id, entity.version, entity.data["title"] = saved.id, 1, "Maize 2026"
print("changed", entities.save_hub_entity(created.id, entity).version)
print("conflict", status_of(entities.save_hub_entity, created.id, entity))
print("checked", projects.validate_hub_project(created.id).checked)
print("found", entities.list_hub_entities(created.id, q="Maize 2026").total)

raw = str(Path(folder) / "sample.raw")
print("uploaded", ProteomicsDataApi(client).upload_raw_file(orig_file=raw, pipeline=pipeline_uuid, user=user).size)
files = [str(Path(folder) / name) for name in ("summary.txt", "proteinGroups.txt")]
imported = ProteomicsAdministrationApi(client).import_results(pipeline=pipeline_uuid, files=files, raw_file="sample.raw")
print("imported", imported.raw_file)
quality = ProteomicsQualityApi(client)
table = quality.get_qc_table(project, pipeline, columns=["RawFile", "N_protein_groups"])
print("protein groups", table.n_protein_groups[0])
print("missing", status_of(quality.get_qc_table, project, "nowhere"))
projects.delete_hub_project(created.id)
print("deleted true")
