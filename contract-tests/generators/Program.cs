// Calls a server with the client of openapi-generator for C#.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Concordat.Api;
using Concordat.Client;
using Concordat.Model;

class Program {
  static int GetStatus(Action call) {
    try {
      call();
      return 0;
    } catch (ApiException error) {
      return error.ErrorCode;
    }
  }

  static void Main(string[] args) {
    string address = args[0], project = args[1], pipeline = args[2], pipelineUuid = args[3], user = args[4], folder = args[5];

    Console.WriteLine("ready " + new StateApi(address).GetReadiness().Status.ToString().ToLowerInvariant());
    var study = new Dictionary<string, object> { { "title", "Field trial" }, { "investigation_id", "INV-1" } };
    var error = new ValidationApi(address).ValidateObject(new ValidationRequest("Study", data: study)).Errors[0];
    Console.WriteLine("invalid " + error.Field + " " + error.Rule.ToString().ToLowerInvariant());
    var merge = new MergeRequest(new List<string> { "miappe/1.1", "isa/1.0" });
    Console.WriteLine("merged " + new ComparisonApi(address).MergeProfiles(merge).StrategyUsed);

    var projects = new HubProjectsApi(address);
    var entities = new HubEntitiesApi(address);
    var workspace = new HubWorkspacesApi(address).CreateWorkspace(new HubWorkspaceInput("Trials " + pipeline));
    var created = projects.CreateHubProject(
      new HubProjectInput("Maize", profile: "miappe", varVersion: "1.1", workspaceId: workspace.Id));
    Console.WriteLine("project " + created.Name);
    var data = new Dictionary<string, object> { { "unique_id", "INV-1" }, { "title", "Maize" } };
    var entity = new HubEntityInput("Investigation", data: data);
    var saved = entities.SaveHubEntity(created.Id, entity);
    Console.WriteLine("created " + saved.VarVersion);
    data["title"] = "Maize 2026";
    entity.NodeId = saved.Id;
    entity.VarVersion = 1;
    Console.WriteLine("changed " + entities.SaveHubEntity(created.Id, entity).VarVersion);
    Console.WriteLine("conflict " + GetStatus(() => entities.SaveHubEntity(created.Id, entity)));
    Console.WriteLine("checked " + projects.ValidateHubProject(created.Id).Checked);
    Console.WriteLine("found " + entities.ListHubEntities(created.Id, q: "Maize 2026").Total);

    var values = new ProteomicsDataApi(address);
    var raw = new FileParameter("sample.raw", File.OpenRead(Path.Combine(folder, "sample.raw")));
    Console.WriteLine("uploaded " + values.UploadRawFile(raw, pipelineUuid, user).Size);
    var files = new[] { "summary.txt", "proteinGroups.txt" }
      .Select(name => new FileParameter(name, File.OpenRead(Path.Combine(folder, name)))).ToList();
    Console.WriteLine("imported "
      + new ProteomicsAdministrationApi(address).ImportResults(pipelineUuid, files, rawFile: "sample.raw").RawFile);
    var request = new QcDataRequest(project, pipeline, new List<string> { "RawFile", "N_protein_groups" },
      missing: QcDataRequest.MissingEnum.Null);
    Console.WriteLine("protein groups " + values.GetQcData(request).NProteinGroups[0]);
    request.Pipeline = "nowhere";
    Console.WriteLine("missing " + GetStatus(() => values.GetQcData(request)));
    projects.DeleteHubProject(created.Id);
    Console.WriteLine("deleted true");
  }
}
