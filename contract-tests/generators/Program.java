// Calls a server with the client of openapi-generator for Java. A new query parameter would be a new argument, so quality
// values are requested by a body.
import java.io.File;
import java.util.List;
import java.util.Map;
import java.util.HashMap;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.*;
import org.openapitools.client.model.*;

class Program {
  interface Call {
    Object run() throws ApiException;
  }

  static int statusOf(Call call) {
    try {
      call.run();
      return 0;
    } catch (ApiException error) {
      return error.getCode();
    }
  }

  static void require(boolean condition) {
    if (!condition) throw new IllegalStateException("A response was not read.");
  }

  public static void main(String[] args) throws Exception {
    String address = args[0], project = args[1], pipeline = args[2], pipelineUuid = args[3], user = args[4], folder = args[5];
    ApiClient client = new ApiClient();
    client.setBasePath(address);

    System.out.println("ready " + new StateApi(client).getReadiness().getStatus());
    ValidationRequest study = new ValidationRequest().entity("Study").data(Map.of("title", "Field trial", "investigation_id", "INV-1"));
    ValidationError error = new ValidationApi(client).validateObject(study, null).getErrors().get(0);
    System.out.println("invalid " + error.getField() + " " + error.getRule());
    MergeRequest merge = new MergeRequest().profiles(List.of("miappe/1.1", "isa/1.0"));
    System.out.println("merged " + new ComparisonApi(client).mergeProfiles(merge).getStrategyUsed());

    HubProjectsApi projects = new HubProjectsApi(client);
    HubEntitiesApi entities = new HubEntitiesApi(client);
    HubWorkspace workspace = new HubWorkspacesApi(client).createWorkspace(new HubWorkspaceInput().name("Trials " + pipeline));
    HubProjectInput input = new HubProjectInput().name("Maize").profile("miappe").version("1.1").workspaceId(workspace.getId());
    HubProject created = projects.createHubProject(input);
    String id = created.getId();
    System.out.println("project " + created.getName());
    Map<String, Object> data = new HashMap<>(Map.of("unique_id", "INV-1", "title", "Maize"));
    HubEntityInput entity = new HubEntityInput().entityType("Investigation").data(data);
    HubEntity saved = entities.saveHubEntity(id, entity);
    System.out.println("created " + saved.getVersion());
    data.put("title", "Maize 2026");
    entity.nodeId(saved.getId()).version(1);
    System.out.println("changed " + entities.saveHubEntity(id, entity).getVersion());
    System.out.println("conflict " + statusOf(() -> entities.saveHubEntity(id, entity)));
    System.out.println("checked " + projects.validateHubProject(id).getChecked());
    require(new SchemasApi(client).getEntitySchema("1.1", "Study", null, null).toString().contains("start_date"));
    HubExchangeApi exchange = new HubExchangeApi(client);
    require(exchange.exportHubProject(id, "json", null).getEntities().size() == 1);
    require(exchange.previewHubImport(id, new File(folder, "investigations.csv"), "csv", "Investigation").getCounts().getCreated() == 1);
    System.out.println("found " + entities.listHubEntities(id, null, null, "Maize 2026", null, null).getTotal());

    File raw = new File(folder, "sample.raw");
    System.out.println("uploaded " + new ProteomicsDataApi(client).uploadRawFile(raw, pipelineUuid, user).getSize());
    List<File> files = List.of(new File(folder, "summary.txt"), new File(folder, "proteinGroups.txt"));
    ImportedResults imported = new ProteomicsAdministrationApi(client).importResults(pipelineUuid, files, "sample.raw", null, null, null, null);
    System.out.println("imported " + imported.getRawFile());
    ProteomicsDataApi values = new ProteomicsDataApi(client);
    QcDataRequest request = new QcDataRequest().project(project).pipeline(pipeline).columns(List.of("RawFile", "N_protein_groups"));
    request.missing(QcDataRequest.MissingEnum.NULL);
    System.out.println("protein groups " + values.getQcData(request).getnProteinGroups().get(0));
    require(new ProteomicsQualityApi(client).getQcValues(project, pipeline, null).getMetrics().toString().contains("null"));
    PipelineInput defaults = new PipelineInput().name("Defaults " + pipeline).project(project);
    require(new ProteomicsAdministrationApi(client).createPipeline(defaults).getName().equals(defaults.getName()));
    System.out.println("missing " + statusOf(() -> values.getQcData(request.pipeline("nowhere"))));
    projects.deleteHubProject(id);
    System.out.println("deleted true");
  }
}
