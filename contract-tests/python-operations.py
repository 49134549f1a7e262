"""Calls every operation of proteomics and of the platform with the Python package.

Prints the names of the operations that return their documented types.

    python python-operations.py ADDRESS TOKEN FOLDER PLATFORM PLATFORM_TOKEN SERVICE_TOKEN

FOLDER contains the result files of a run. The server must have a tool `waits`, whose runs continue until they are canceled, and
allow webhooks to this machine.
"""

import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

from concordat_client import connect
from concordat_client.organisation import OrganisationApi, models as organisation
from concordat_client.proteomics import ProteomicsApi, models

address, token, folder, platform_address, platform_token, service_token = sys.argv[1:]


class Calls:
    """Calls operations of the client, checks the type of each response, and records the names."""

    def __init__(self, api):
        self.api = api
        self.done = set()

    def __getattr__(self, name):
        operation = getattr(self.api, name)

        def call(*args, **kwargs):
            answer = operation(*args, **kwargs)
            promised = operation.__annotations__["return"]
            if isinstance(promised, type) and not isinstance(answer, promised):
                raise TypeError(f"{name} answered {type(answer)}, not {promised}")
            self.done.add(name)
            return answer

        return call


api = Calls(connect(ProteomicsApi, address, token))


def expect(found, expected):
    if found != expected:
        raise AssertionError(f"{found!r} is not {expected!r}")


# Users, projects, pipelines
user = api.create_proteomics_user(models.ProteomicsUserInput(email="operator@example.org", name="Instrument operator")).uuid
expect(api.get_proteomics_user(user).email, "operator@example.org")
expect(api.list_proteomics_users().total, 1)
api.create_proteomics_project(models.ProteomicsProjectInput(name="Lung cohort"))
expect([one.slug for one in api.list_proteomics_projects()], ["lung-cohort"])
expect(api.list_admin_projects().total, 1)
expect([tool.name for tool in api.list_pipeline_tools().items], ["waits"])
pipeline = api.create_pipeline(models.PipelineInput(project="lung-cohort", name="TMT11")).uuid
expect(api.change_pipeline(pipeline, models.PipelineChange(tool="waits")).tool, "waits")
expect(api.get_admin_pipeline(pipeline).slug, "tmt11")
expect([one.slug for one in api.list_pipelines(models.PipelineListRequest(project="lung-cohort"))], ["tmt11"])
expect(api.list_admin_pipelines(project="lung-cohort").total, 1)
place = {"project": "lung-cohort", "pipeline": "tmt11"}

# A webhook and its receiver
told = []


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        told.append(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


receiver = HTTPServer(("127.0.0.1", 0), Receiver)
threading.Thread(target=receiver.serve_forever, daemon=True).start()
url = f"http://127.0.0.1:{receiver.server_port}/"
expect(api.set_webhook(pipeline, models.WebhookSettings(url=url, enabled=True)).url, url)
expect(api.get_webhook(pipeline).enabled, True)
api.test_webhook(pipeline)
expect(len(told), 1)
api.delete_webhook(pipeline)

# Results and quality values
files = [str(path) for path in sorted(Path(folder).iterdir()) if path.suffix in (".txt", ".csv")]
raw_files = ["lumos_01.raw", "lumos_02.raw"]
expect([api.import_results(pipeline=str(pipeline), raw_file=name, files=files).raw_file for name in raw_files], raw_files)
columns = ["RawFile", "N_protein_groups"]
groups = api.get_qc_table(**place, columns=columns).to_dict()["N_protein_groups"]
expect(len(groups), 2)
expect(api.get_qc_data(models.QcDataRequest(**place, columns=columns)).to_dict()["N_protein_groups"], groups)
expect("N_protein_groups" in [metric.column for metric in api.list_qc_metrics().metrics], True)
expect(api.get_qc_values(**place, metrics=["protein_groups"]).raw_files, raw_files)
expect("protein_groups" in str(api.export_qc_values(**place)), True)
api.get_qc_summary(**place)
api.get_qc_trend(**place, metric="N_protein_groups")
api.get_qc_heatmap(**place)
api.get_qc_channels(**place)
api.get_qc_scatter(**place)
api.get_qc_spike_ins(**place)
names = api.get_protein_names(models.ProteinNamesRequest(**place)).protein_names[-2:]
expect(len(names), 2)
expect(names[0] in api.get_qc_proteins(**place, protein_names=names).to_json(), True)
request = models.ProteinGroupsRequest(**place, columns=["Reporter intensity corrected"], protein_names=names)
expect("Reporter intensity corrected" in api.get_protein_groups(request), True)
download = models.ResultDownloadRequest(**place, filename="summary.txt")
expect("Raw file" in api.download_results(download).split("\n")[0], True)
run = api.list_runs(**place).items[0].uuid
expect(b"Raw file" in api.download_result_file(run, "summary.txt"), True)
expect(api.download_run_files(**place, raw_file=["lumos_01"])[:2], b"PK")
expect(api.export_mzqc(**place).mz_qc.version, "1.0.0")

# Sample metadata
head = ["source name", "assay name", "comment[data file]", "factor value[treatment]"]
rows = [head, ["S1", "run 1", raw_files[0], "dry"], ["S2", "run 2", raw_files[1], "wet"]]
sheet = "".join("\t".join(row) + "\n" for row in rows)
api.set_samples(models.PipelineSamplesRequest(**place, file_name="lung.sdrf.tsv", content=sheet, user=user))
expect(api.get_samples(**place).factors, ["treatment"])
expect(api.get_qc_variation(**place, by="treatment").by, "treatment")

# Reviews, reference sets and other decisions
review = models.QcReviewRequest(**place, raw_files=raw_files[:1], flagged=True, reason="Spray unstable", user=user)
api.review_raw_files(review)
expect(api.list_qc_reviews(**place).total, 1)
described = {"name": "Autumn", "raw_files": raw_files, "user": user}
guide_set = api.create_guide_set(models.QcGuideSetRequest(**place, **described)).id
expect(api.change_guide_set(guide_set, models.QcGuideSetChange(**{**described, "name": "Winter"})).name, "Winter")
expect(api.get_guide_set(guide_set).name, "Winter")
expect(api.list_guide_sets(**place).total, 1)
api.delete_guide_set(guide_set, user)
event = {"kind": models.QcAnnotationKind.COLUMN_CHANGE, "at": "2025-03-04T17:40:21", "text": "New column", "user": user}
annotation = api.create_annotation(models.QcAnnotationRequest(**place, **event)).id
expect(api.change_annotation(annotation, models.QcAnnotationChange(**{**event, "text": "Old column"})).text, "Old column")
expect(api.get_annotation(annotation).text, "Old column")
expect(api.list_annotations(**place).total, 1)
api.delete_annotation(annotation, user)
api.send_heartbeat(models.Heartbeat(pipeline=pipeline, computer="LUMOS-PC", folder="data", version="0.3.0", user=user))
expect([one.computer for one in api.list_uploading_computers(**place).items], ["LUMOS-PC"])
silence = models.QcSilenceRequest(**place, cause="spray", note="New emitter ordered", until="2099-01-01T08:00:00Z", user=user)
silence = api.create_silence(silence).id
expect([one.cause for one in api.list_silences(**place).items], ["spray"])
api.end_silence(silence, user)
expect(api.list_silences(**place).items, [])
limit = models.QcLimit(metric="N_protein_groups", method="fixed", guide_set=None, sigmas=None, lower=1.0, upper=None)
api.set_qc_limits(models.QcLimitsRequest(**place, limits=[limit], user=user))
expect([one.metric for one in api.get_qc_limits(**place).limits], ["N_protein_groups"])
target = models.QcTarget(kind="peptide", name="HVLTSIGEK")
api.set_qc_targets(models.QcTargetsRequest(**place, targets=[target], user=user))
expect([one.name for one in api.get_qc_targets(**place).targets], ["HVLTSIGEK"])


# Runs
def until(run, state):
    deadline = time.monotonic() + 60
    while api.get_run(run).state != state:
        if time.monotonic() > deadline:
            raise TimeoutError(f"the run is {api.get_run(run).state}, not {state}")
        time.sleep(0.1)


sample = Path("operations.raw")
sample.write_text("a raw file")
run = api.upload_raw_file(orig_file=str(sample), pipeline=str(pipeline), user=str(user)).uuid
until(run, "running")
actor = models.ActingUser(user=user)
api.cancel_run(run, actor)
until(run, "canceled")
expect(bytes(api.download_raw_file(run)), b"a raw file")
at = "2025-03-04T17:40:21"
expect(api.set_acquisition_time(run, models.AcquisitionTime(acquired_at=at, user=user)).acquired_at, at)
expect("Started" in api.get_run_log(run), True)
api.retry_run(run, actor)
until(run, "running")
expect(api.cancel_runs(models.SelectedRuns(pipeline=pipeline, runs=[run], user=user)).canceled, 1)
until(run, "canceled")
expect(api.retry_runs(models.SelectedRuns(pipeline=pipeline, runs=[run], user=user)).queued, 1)
until(run, "running")
api.cancel_run(run, actor)
until(run, "canceled")
api.delete_run(run)
left = api.list_runs(**place).items
expect(sorted(one.raw_file for one in left), raw_files)
api.get_run_figure(left[0].uuid, models.RunFigureName.MISSED_CLEAVAGES)

# Changes and deletions
expect(api.change_proteomics_user(user, models.ProteomicsUserChange(name="Second operator")).name, "Second operator")
expect(api.change_proteomics_project("lung-cohort", models.ProteomicsProjectChange(archived=True)).archived, True)
api.delete_pipeline(pipeline)
api.delete_proteomics_project("lung-cohort")
api.end_user_sessions(user)
api.end_sessions(subject="nobody")
api.delete_proteomics_user(user)

# The platform
platform = Calls(connect(OrganisationApi, platform_address, platform_token))
found = platform.get_organisation()
[trial] = [str(one.identifier) for one in found.collaborations if one.name == "Drought Trial"]
service = organisation.ServiceReference(service_entity_id="https://concordat.example.org/entity")
described = {"name": "Oat Trial", "description": "Oats on sand.", "administrators": ["first@example.org"]}
flags = {"disable_join_requests": False, "disclose_member_information": True, "disclose_email_information": False}
created = str(platform.create_collaboration(organisation.CollaborationCreate(**described, **flags)).identifier)
platform.connect_service(created, service)
platform.disconnect_service(created, service)
expect(platform.get_collaboration(created).name, "Oat Trial")
expect([unit.name for unit in platform.set_units(created, ["laboratories"]).units], ["laboratories"])
invite = organisation.BulkInvite(collaboration_identifier=created, invites=["second@example.org"], intended_role="member")
expect(len(platform.invite(invite)), 1)
found = [one.invitation for one in platform.list_open_invitations(created)]
[invitation] = [str(one.identifier) for one in found if one.email == "second@example.org"]
platform.update_invitation(invitation, organisation.InvitationUpdate(intended_role="admin", groups=[]))
expect(platform.get_invitation(invitation).intended_role, "admin")
platform.resend_invitation(invitation)
platform.withdraw_invitation(invitation)
platform.delete_collaboration(created)
member = next(one for one in platform.get_collaboration(trial).collaboration_memberships if one.role == "member")
uid = member.user.uid
expect("Concordat" in [one.name for one in platform.list_user_services(member.user_id)], True)
platform.set_member_role(trial, organisation.MemberRoleChange(uid=uid, role="admin"))
pilots = organisation.GroupCreate(collaboration_identifier=trial, name="Drone pilots", short_name="drone_pilots")
group = str(platform.create_group(pilots).identifier)
expect(platform.update_group(group, organisation.GroupUpdate(name="Pilots")).name, "Pilots")
platform.add_group_member(group, organisation.GroupMemberAdd(uid=uid))
platform.remove_group_member(group, uid)
platform.delete_group(group)
platform.remove_member(trial, uid)
services = Calls(connect(OrganisationApi, platform_address, service_token))
services.introspect_token("an-unknown-token")

print("\n".join(sorted(api.done | platform.done | services.done)))
