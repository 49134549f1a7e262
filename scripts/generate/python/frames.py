"""Reads and writes tables of Concordat as pandas DataFrames, and transfers raw files of any size. Only the table functions need
pandas."""

import base64
import hashlib
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterator, Optional, Sequence
from uuid import UUID

from urllib3.exceptions import HTTPError

from .hub import HubApi, HubBulkInput, HubEntityInput
from .proteomics import PipelineRun, ProteomicsApi
from .proteomics.exceptions import ServiceException

if TYPE_CHECKING:
    import pandas as pd

PAGE = 1000
CHUNK = 8 * 1024 * 1024
TUS = "1.0.0"
DTYPES = {"string": "string", "datetime": "string", "integer": "Int64", "float": "Float64", "boolean": "boolean"}
PLACE = ["_id", "_parent_id", "_parent_field", "_version"]


class ChecksumError(Exception):
    """Raised if the content of a file differs between this machine and the server."""


def read_entities(hub: HubApi, project: str, entity_type: str) -> "pd.DataFrame":
    """Returns the entities of a type in tree order. The columns `_id`, `_parent_id`, `_parent_field` and `_version` precede the fields.

    Columns have the types of the profile, and allow missing values. Lists are lists, and dates are text.
    """
    import pandas as pd

    columns = hub.show_hub_table(project, entity_type, limit=1).columns
    entities = _read_pages(lambda offset: hub.list_hub_entities(project, type=entity_type, limit=PAGE, offset=offset), "entities")
    rows = [
        {"_id": one.id, "_parent_id": one.parent_id, "_parent_field": one.parent_field, "_version": one.version, **one.data}
        for one in entities
    ]
    frame = pd.DataFrame(rows, columns=PLACE + [column.name for column in columns], dtype=object)
    for column in columns:
        try:
            frame[column.name] = frame[column.name].astype(DTYPES.get(column.type, object))
        except (TypeError, ValueError):
            pass  # A column with an invalid value, such as a word in a column of numbers, is not converted.
    return frame


def write_entities(hub: HubApi, project: str, entity_type: str, frame: "pd.DataFrame") -> "pd.DataFrame":
    """Creates rows without `_id` and updates the others, in one action that can be undone. Missing values clear fields.

    Returns the validation errors of the rows, empty for valid rows: `_id`, `label`, `field`, `message`, `rule`. Invalid rows
    are saved as well. Raises ConflictException, and saves nothing, if another user changed a row after its `_version`.
    """
    import pandas as pd

    changes = []
    for row in frame.to_dict("records"):
        row = {str(name): _to_json(value) for name, value in row.items()}
        place = {name: row.pop(name, None) for name in PLACE}
        data = row if place["_id"] else {name: value for name, value in row.items() if value is not None}
        changes.append(
            HubEntityInput(
                entity_type=entity_type,
                node_id=place["_id"],
                # The parent of an existing row is sent only if the frame contains it, because another parent moves the row.
                parent_id=place["_parent_id"],
                parent_field=place["_parent_field"],
                version=place["_version"],
                data=data,
            )
        )
    saved = hub.change_hub_entities_in_bulk(project, HubBulkInput(changes=changes)).entities
    errors = [{"_id": one.id, "label": one.label, **error.to_dict()} for one in saved for error in one.errors]
    return pd.DataFrame(errors, columns=["_id", "label", "field", "message", "rule"])


def validate_project(hub: HubApi, project: str) -> "pd.DataFrame":
    """Returns the validation errors of the whole project, including those of references; empty for a valid project."""
    import pandas as pd

    errors = [error.to_dict() for error in hub.validate_hub_project(project).errors]
    return pd.DataFrame(errors, columns=["node_id", "entity_type", "label", "field", "message", "rule"]).rename(
        columns={"node_id": "_id"}
    )


def read_quality(
    proteomics: ProteomicsApi, project: str, pipeline: str, metrics: Optional[Sequence[str]] = None
) -> "pd.DataFrame":
    """Returns the quality values of a pipeline: a row per raw file, with `acquired_at`, `instrument`, and a column per metric.

    Without `metrics`, returns all metrics with a value. `attrs["names"]` and `attrs["units"]` of the frame contain the name and
    unit of each metric. Acquisition times are local to the instrument.
    """
    import pandas as pd

    wanted = None if metrics is None else ["Instrument", *metrics]
    values = proteomics.get_qc_values(project, pipeline, metrics=wanted)
    columns = dict(values.metrics)
    instruments = columns.pop("Instrument")
    frame = pd.DataFrame(columns, index=pd.Index(values.raw_files, name="raw_file")).convert_dtypes()
    if metrics is None:
        frame = frame.dropna(axis="columns", how="all")
    runs = _read_pages(lambda offset: proteomics.list_runs(project=project, pipeline=pipeline, limit=PAGE, offset=offset), "items")
    times = {run.raw_file: run.acquired_at for run in runs}
    frame.insert(0, "acquired_at", pd.to_datetime(frame.index.map(times), format="ISO8601"))
    frame.insert(1, "instrument", instruments)
    known = {metric.id: metric for metric in proteomics.list_qc_metrics().metrics}
    frame.attrs["names"] = {metric: known[metric].name for metric in frame.columns if metric in known}
    frame.attrs["units"] = {metric: known[metric].unit for metric in frame.columns if metric in known}
    return frame


def upload_raw_file(proteomics: ProteomicsApi, path: Any, pipeline: Any, user: Any = None) -> PipelineRun:
    """Uploads a file in parts, continues after lost connections, and compares the SHA-256 of the server with that of the file.

    `pipeline` and `user` are UUIDs. Returns the run. If the pipeline already has the file, returns the existing run. Raises
    ChecksumError.
    """
    path = Path(path)
    size, digest = path.stat().st_size, _digest(path)
    pairs = {"filename": path.name, "pipeline": str(pipeline), **({} if user is None else {"user": str(user)})}
    metadata = ",".join(f"{key} {base64.b64encode(value.encode()).decode()}" for key, value in pairs.items())
    created = proteomics.create_raw_file_upload_with_http_info(TUS, size, metadata, body=b"")
    upload = created.headers["Location"].rsplit("/", 1)[1]
    offset = failures = 0
    with path.open("rb") as file:
        while True:
            file.seek(offset)
            try:
                answer = proteomics.continue_raw_file_upload_with_http_info(upload, TUS, offset, file.read(CHUNK))
            except (HTTPError, ServiceException):
                failures += 1
                if failures > 5:
                    raise
                time.sleep(2**failures)
                answer = proteomics.get_upload_offset_with_http_info(upload, TUS)
            offset = int(answer.headers["Upload-Offset"])
            if "Raw-File" in answer.headers:
                return _check(proteomics, UUID(answer.headers["Raw-File"]), digest)


def download_raw_file(proteomics: ProteomicsApi, run: Any, path: Any) -> Path:
    """Downloads the raw file of a run, and compares its SHA-256 with that of the server. Raises ChecksumError, and then saves
    nothing."""
    path, run = Path(path), UUID(str(run))
    part = path.with_name(f"{path.name}.part")
    answer = proteomics.download_raw_file_without_preload_content(run)
    if answer.status != 200:
        answer.release_conn()
        proteomics.get_run(run)  # An unknown run raises the error of this call.
        raise FileNotFoundError(f"The run {run} has no raw file.")
    with part.open("wb") as file:
        for piece in answer.stream(CHUNK):
            file.write(piece)
    try:
        _check(proteomics, run, _digest(part))
    except ChecksumError:
        part.unlink()
        raise
    return part.replace(path)


def _check(proteomics: ProteomicsApi, run: UUID, digest: str) -> PipelineRun:
    record = proteomics.get_run(run)
    if record.sha256 != digest:
        raise ChecksumError(f"{record.raw_file} has SHA-256 {record.sha256} on the server and {digest} on this machine.")
    return record


def _digest(path: Path) -> str:
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while piece := file.read(CHUNK):
            digest.update(piece)
    return digest.hexdigest()


def _read_pages(read: Any, name: str) -> Iterator[Any]:
    offset, total = 0, 1
    while offset < total:
        page = read(offset)
        yield from getattr(page, name)
        offset, total = offset + PAGE, page.total


def _to_json(value: Any) -> Any:
    import pandas as pd

    if isinstance(value, (list, dict)):
        return value
    if pd.isna(value):
        return None
    if isinstance(value, pd.Timestamp):
        return (value.date() if value == value.normalize() else value).isoformat()
    return value.item() if hasattr(value, "item") else value
