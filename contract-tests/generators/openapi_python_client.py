"""Calls a server with the client of openapi-python-client."""

import sys
from pathlib import Path

from concordat_client import Client
from concordat_client.api.comparison import merge_profiles
from concordat_client.api.hub_entities import list_hub_entities, save_hub_entity
from concordat_client.api.hub_projects import create_hub_project, delete_hub_project, validate_hub_project
from concordat_client.api.hub_workspaces import create_workspace
from concordat_client.api.proteomics_administration import import_results
from concordat_client.api.proteomics_data import upload_raw_file
from concordat_client.api.proteomics_quality import get_qc_table
from concordat_client.api.state import get_readiness
from concordat_client.api.validation import validate_object
from concordat_client.models import *
from concordat_client.types import File

address, project, pipeline, pipeline_uuid, user, folder = sys.argv[1:]
client = Client(base_url=address)


def file_at(name):
    return File(payload=(Path(folder) / name).open("rb"), file_name=name)


print("ready", get_readiness.sync(client=client).status)
study = FreeObject.from_dict({"title": "Field trial", "investigation_id": "INV-1"})
error = validate_object.sync(client=client, body=ValidationRequest(entity="Study", data=study)).errors[0]
print("invalid", error.field, error.rule)
print("merged", merge_profiles.sync(client=client, body=MergeRequest(profiles=["miappe/1.1", "isa/1.0"])).strategy_used)

workspace = create_workspace.sync(client=client, body=HubWorkspaceInput(name=f"Trials {pipeline}"))
project_input = HubProjectInput(name="Maize", profile="miappe", version="1.1", workspace_id=workspace.id)
created = create_hub_project.sync(client=client, body=project_input)
print("project", created.name)
data = HubEntityInputData.from_dict({"unique_id": "INV-1", "title": "Maize"})
entity = HubEntityInput(entity_type="Investigation", data=data)
saved = save_hub_entity.sync(created.id, client=client, body=entity)
print("created", saved.version)
entity.node_id, entity.version, entity.data["title"] = saved.id, 1, "Maize 2026"
print("changed", save_hub_entity.sync(created.id, client=client, body=entity).version)
print("conflict", int(save_hub_entity.sync_detailed(created.id, client=client, body=entity).status_code))
print("checked", validate_hub_project.sync(created.id, client=client).checked)
print("found", list_hub_entities.sync(created.id, client=client, q="Maize 2026").total)

upload = RawFileUpload(orig_file=file_at("sample.raw"), pipeline=pipeline_uuid, user=user)
print("uploaded", upload_raw_file.sync(client=client, body=upload).size)
files = [file_at("summary.txt"), file_at("proteinGroups.txt")]
results = ResultImport(pipeline=pipeline_uuid, files=files, raw_file="sample.raw")
print("imported", import_results.sync(client=client, body=results).raw_file)
table = get_qc_table.sync(client=client, project=project, pipeline=pipeline, columns=["RawFile", "N_protein_groups"])
print("protein groups", table.n_protein_groups[0])
print("missing", int(get_qc_table.sync_detailed(client=client, project=project, pipeline="nowhere").status_code))
deleted = delete_hub_project.sync_detailed(created.id, client=client)
print("deleted", str(deleted.status_code == 204).lower())
