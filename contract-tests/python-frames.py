"""Tests that frames keep every value, find conflicts, and compare checksums.

    python python-frames.py ADDRESS PIPELINE
"""

import sys
from pathlib import Path

import pandas as pd
from concordat_client import connect, frames
from concordat_client.hub import HubApi, HubProjectInput
from concordat_client.hub.exceptions import ConflictException
from concordat_client.proteomics import ProteomicsApi, ProteomicsUserInput
from concordat_client.proteomics.exceptions import BadRequestException, ServiceException

address, pipeline = sys.argv[1:]
hub = connect(HubApi, address)
proteomics = connect(ProteomicsApi, address)


def create_project(**options):
    described = {"workspace_name": f"Frames {options}", "name": "Frames", "profile": "miappe", "version": "1.1"}
    return hub.create_hub_project(HubProjectInput(**described, **options)).id


def expect_raised(kind, call):
    try:
        call()
    except kind:
        return
    raise AssertionError(f"no {kind.__name__}")


# Writing an unchanged frame changes nothing, for every type of the profile.
project = create_project(load_example=True)
counts = {one.entity_type: one.count for one in hub.show_hub_project(project).entity_types}
tables = {name: frames.read_entities(hub, project, name) for name in counts}
assert {name: len(table) for name, table in tables.items()} == counts
before = hub.show_hub_project(project).seq
for name, table in tables.items():
    assert not table.empty and len(frames.write_entities(hub, project, name, table)) == 0, name
    # Rows are identified only by their ID, and keep their parent.
    frames.write_entities(hub, project, name, table.drop(columns=["_parent_id", "_parent_field", "_version"]))
assert hub.show_hub_project(project).seq == before
assert frames.validate_project(hub, project).empty

# Numbers, dates, lists and missing values are stored unchanged, also in new rows.
project = create_project()
new = pd.DataFrame({"unique_id": ["INV-1"], "title": ["Oats"]})
frames.write_entities(hub, project, "Investigation", new)
parent = frames.read_entities(hub, project, "Investigation").loc[0, "_id"]
new = pd.DataFrame(
    {
        "unique_id": ["STU-1", "STU-2"],
        "start_date": pd.to_datetime(["2024-03-01", "2024-03-02T08:30:00"], format="ISO8601"),
        "latitude": [52.123456789012345, None],
        "longitude": [5, None],
        "observation_unit_level_hierarchy": [["block", "plot"], None],
        "_parent_id": parent,
    }
)
errors = frames.write_entities(hub, project, "Study", new)
assert list(errors["field"]) == ["title", "title"], errors
stored = frames.read_entities(hub, project, "Study")
assert list(stored["start_date"]) == ["2024-03-01", "2024-03-02T08:30:00"], stored["start_date"]
assert stored.loc[0, "latitude"] == 52.123456789012345 and stored.loc[0, "longitude"] == 5
assert stored.loc[0, "observation_unit_level_hierarchy"] == ["block", "plot"]
assert stored.loc[1, ["latitude", "longitude", "observation_unit_level_hierarchy"]].isna().all()

# A missing value clears a field. With an outdated version, nothing is saved.
stored.loc[0, "latitude"] = pd.NA
frames.write_entities(hub, project, "Study", stored)
assert pd.isna(frames.read_entities(hub, project, "Study").loc[0, "latitude"])
stored.loc[1, "title"] = "Late"
expect_raised(ConflictException, lambda: frames.write_entities(hub, project, "Study", stored))
assert frames.read_entities(hub, project, "Study")["title"].isna().all()

# An upload in parts continues after an error, and its checksum is compared.
user = proteomics.create_proteomics_user(ProteomicsUserInput(email="frames@example.org", name="Frames")).uuid
path = Path("parts.raw")
path.write_bytes(bytes(range(256)) * 100)
frames.CHUNK, sleep, waits = 10_000, frames.time.sleep, []
frames.time.sleep = waits.append
send = proteomics.continue_raw_file_upload_with_http_info
calls = []


def fail_once(*args):
    calls.append(args[2])
    answer = send(*args)
    if len(calls) == 2:
        raise ServiceException(status=503, reason="lost")
    return answer


proteomics.continue_raw_file_upload_with_http_info = fail_once
run = frames.upload_raw_file(proteomics, path, pipeline, user)
assert run.size == 25_600 and calls == [0, 10_000, 20_000] and waits == [2], (run, calls, waits)
assert frames.upload_raw_file(proteomics, path, pipeline, user).uuid == run.uuid
copy = frames.download_raw_file(proteomics, run.uuid, "copy-of-parts.raw")
assert copy.read_bytes() == path.read_bytes()
expect_raised(BadRequestException, lambda: frames.upload_raw_file(proteomics, path, pipeline))
digest = frames._digest
frames._digest = lambda _: "0" * 64
expect_raised(frames.ChecksumError, lambda: frames.download_raw_file(proteomics, run.uuid, "other.raw"))
assert not Path("other.raw").exists() and not Path("other.raw.part").exists()
print("done")
