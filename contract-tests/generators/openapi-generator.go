// Calls a server with the client of openapi-generator for Go.
package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	api "concordat.example/openapi"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	address, project, pipeline, pipelineUuid, user, folder := os.Args[1], os.Args[2], os.Args[3], os.Args[4], os.Args[5], os.Args[6]
	configuration := api.NewConfiguration()
	configuration.Servers = api.ServerConfigurations{{URL: address}}
	client := api.NewAPIClient(configuration)
	ctx := context.Background()

	ready, _, err := client.StateAPI.GetReadiness(ctx).Execute()
	fmt.Println("ready", must(ready, err).Status)
	study := map[string]interface{}{"title": "Field trial", "investigation_id": "INV-1"}
	checked, _, err := client.ValidationAPI.ValidateObject(ctx).ValidationRequest(*api.NewValidationRequest("Study", study)).Execute()
	fmt.Println("invalid", must(checked, err).Errors[0].Field, checked.Errors[0].Rule)
	merge := *api.NewMergeRequest([]string{"miappe/1.1", "isa/1.0"})
	merged, _, err := client.ComparisonAPI.MergeProfiles(ctx).MergeRequest(merge).Execute()
	fmt.Println("merged", must(merged, err).StrategyUsed)

	workspace, _, err := client.HubWorkspacesAPI.CreateWorkspace(ctx).HubWorkspaceInput(*api.NewHubWorkspaceInput("Trials " + pipeline)).Execute()
	input := api.NewHubProjectInput("Maize", "miappe", "1.1")
	input.SetWorkspaceId(must(workspace, err).Id)
	created, _, err := client.HubProjectsAPI.CreateHubProject(ctx).HubProjectInput(*input).Execute()
	id := must(created, err).Id
	fmt.Println("project", created.Name)
	entity := api.NewHubEntityInput("Investigation", map[string]interface{}{"unique_id": "INV-1", "title": "Maize"})
	saved, _, err := client.HubEntitiesAPI.SaveHubEntity(ctx, id).HubEntityInput(*entity).Execute()
	fmt.Println("created", must(saved, err).Version)
	entity.SetNodeId(saved.Id)
	entity.SetVersion(1)
	entity.Data["title"] = "Maize 2026"
	saved, _, err = client.HubEntitiesAPI.SaveHubEntity(ctx, id).HubEntityInput(*entity).Execute()
	fmt.Println("changed", must(saved, err).Version)
	_, response, _ := client.HubEntitiesAPI.SaveHubEntity(ctx, id).HubEntityInput(*entity).Execute()
	fmt.Println("conflict", response.StatusCode)
	valid, _, err := client.HubProjectsAPI.ValidateHubProject(ctx, id).Execute()
	fmt.Println("checked", must(valid, err).Checked)
	list, _, err := client.HubEntitiesAPI.ListHubEntities(ctx, id).Q("Maize 2026").Execute()
	fmt.Println("found", must(list, err).Total)

	raw := must(os.Open(filepath.Join(folder, "sample.raw")))
	uploaded, _, err := client.ProteomicsDataAPI.UploadRawFile(ctx).OrigFile(raw).Pipeline(pipelineUuid).User(user).Execute()
	fmt.Println("uploaded", must(uploaded, err).Size)
	files := []*os.File{must(os.Open(filepath.Join(folder, "summary.txt"))), must(os.Open(filepath.Join(folder, "proteinGroups.txt")))}
	imported, _, err := client.ProteomicsAdministrationAPI.ImportResults(ctx).Pipeline(pipelineUuid).RawFile("sample.raw").Files(files).Execute()
	fmt.Println("imported", must(imported, err).GetRawFile())
	table, _, err := client.ProteomicsQualityAPI.GetQcTable(ctx).Project(project).Pipeline(pipeline).Columns([]string{"RawFile", "N_protein_groups"}).Execute()
	fmt.Println("protein groups", *must(table, err).NProteinGroups[0])
	_, response, _ = client.ProteomicsQualityAPI.GetQcTable(ctx).Project(project).Pipeline("nowhere").Execute()
	fmt.Println("missing", response.StatusCode)
	_, err = client.HubProjectsAPI.DeleteHubProject(ctx, id).Execute()
	fmt.Println("deleted", err == nil)
}
