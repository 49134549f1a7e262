// Calls a server with the client of oapi-codegen for Go.
package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"mime/multipart"
	"os"
	"path/filepath"

	api "concordat.example/oapi"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// Returns a form and its content type. The client does not create forms with files.
func form(values map[string]string, member string, paths ...string) (string, io.Reader) {
	body := new(bytes.Buffer)
	writer := multipart.NewWriter(body)
	for name, value := range values {
		writer.WriteField(name, value)
	}
	for _, path := range paths {
		must(must(writer.CreateFormFile(member, filepath.Base(path))).Write(must(os.ReadFile(path))))
	}
	writer.Close()
	return writer.FormDataContentType(), body
}

func main() {
	address, project, pipeline, pipelineUuid, user, folder := os.Args[1], os.Args[2], os.Args[3], os.Args[4], os.Args[5], os.Args[6]
	client := must(api.NewClientWithResponses(address))
	ctx := context.Background()

	fmt.Println("ready", must(client.GetReadinessWithResponse(ctx)).JSON200.Status)
	study := map[string]interface{}{"title": "Field trial", "investigation_id": "INV-1"}
	checked := must(client.ValidateObjectWithResponse(ctx, nil, api.ValidationRequest{Entity: "Study", Data: study})).JSON200
	fmt.Println("invalid", checked.Errors[0].Field, checked.Errors[0].Rule)
	merged := must(client.MergeProfilesWithResponse(ctx, api.MergeRequest{Profiles: []string{"miappe/1.1", "isa/1.0"}}))
	fmt.Println("merged", merged.JSON200.StrategyUsed)

	workspace := must(client.CreateWorkspaceWithResponse(ctx, api.HubWorkspaceInput{Name: "Trials " + pipeline})).JSON201
	input := api.HubProjectInput{Name: "Maize", Profile: "miappe", Version: "1.1", WorkspaceId: &workspace.Id}
	created := must(client.CreateHubProjectWithResponse(ctx, input)).JSON201
	id := created.Id
	fmt.Println("project", created.Name)
	entity := api.HubEntityInput{EntityType: "Investigation", Data: map[string]interface{}{"unique_id": "INV-1", "title": "Maize"}}
	saved := must(client.SaveHubEntityWithResponse(ctx, id, entity)).JSON201
	fmt.Println("created", saved.Version)
	first := 1
	entity.NodeId, entity.Version, entity.Data["title"] = &saved.Id, &first, "Maize 2026"
	fmt.Println("changed", must(client.SaveHubEntityWithResponse(ctx, id, entity)).JSON200.Version)
	fmt.Println("conflict", must(client.SaveHubEntityWithResponse(ctx, id, entity)).StatusCode())
	fmt.Println("checked", must(client.ValidateHubProjectWithResponse(ctx, id)).JSON200.Checked)
	text := "Maize 2026"
	fmt.Println("found", must(client.ListHubEntitiesWithResponse(ctx, id, &api.ListHubEntitiesParams{Q: &text})).JSON200.Total)

	contentType, body := form(map[string]string{"pipeline": pipelineUuid, "user": user}, "orig_file", filepath.Join(folder, "sample.raw"))
	uploaded := must(client.UploadRawFileWithBodyWithResponse(ctx, contentType, body))
	fmt.Println("uploaded", uploaded.JSON201.Size)
	values := map[string]string{"pipeline": pipelineUuid, "raw_file": "sample.raw"}
	contentType, body = form(values, "files", filepath.Join(folder, "summary.txt"), filepath.Join(folder, "proteinGroups.txt"))
	imported := must(client.ImportResultsWithBodyWithResponse(ctx, contentType, body)).JSON201
	fmt.Println("imported", *imported.RawFile)
	columns := []string{"RawFile", "N_protein_groups"}
	table := must(client.GetQcTableWithResponse(ctx, &api.GetQcTableParams{Project: project, Pipeline: pipeline, Columns: &columns}))
	fmt.Println("protein groups", *(*table.JSON200.NProteinGroups)[0])
	missing := must(client.GetQcTableWithResponse(ctx, &api.GetQcTableParams{Project: project, Pipeline: "nowhere"}))
	fmt.Println("missing", missing.StatusCode())
	fmt.Println("deleted", must(client.DeleteHubProjectWithResponse(ctx, id)).StatusCode() == 204)
}
