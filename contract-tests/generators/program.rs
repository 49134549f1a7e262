// Calls a server with the client of openapi-generator for Rust. A new query parameter would be a new argument, so quality
// values are requested by a body.
use openapi::apis::{comparison_api, configuration::Configuration, hub_entities_api, hub_projects_api, hub_workspaces_api, Error};
use openapi::apis::{proteomics_administration_api, proteomics_data_api, state_api, validation_api};
use openapi::models::{qc_data_request::Missing, HubEntityInput, HubProjectInput, HubWorkspaceInput, MergeRequest, QcDataRequest, ValidationRequest};
use std::{collections::HashMap, env, path::Path};

type Failure = Box<dyn std::error::Error>;

fn texts(pairs: &[(&str, &str)]) -> HashMap<String, serde_json::Value> {
    pairs.iter().map(|(name, text)| (name.to_string(), serde_json::Value::from(*text))).collect()
}

fn status_of<T, E>(answer: Result<T, Error<E>>) -> u16 {
    match answer {
        Err(Error::ResponseError(response)) => response.status.as_u16(),
        _ => 0,
    }
}

async fn run() -> Result<(), Failure> {
    let args: Vec<String> = env::args().collect();
    let [_, address, project, pipeline, pipeline_uuid, user, folder] = args.as_slice() else { panic!("6 arguments") };
    let server = Configuration { base_path: address.clone(), ..Configuration::default() };

    println!("ready {}", serde_json::to_value(state_api::get_readiness(&server).await?.status)?.as_str().unwrap());
    let study = ValidationRequest::new("Study".into(), texts(&[("title", "Field trial"), ("investigation_id", "INV-1")]));
    let error = &validation_api::validate_object(&server, study, None).await?.errors[0];
    println!("invalid {} {}", error.field, error.rule);
    let merge = MergeRequest::new(vec!["miappe/1.1".into(), "isa/1.0".into()]);
    println!("merged {}", comparison_api::merge_profiles(&server, merge).await?.strategy_used);

    let workspace = hub_workspaces_api::create_workspace(&server, HubWorkspaceInput::new(format!("Trials {pipeline}"))).await?;
    let mut input = HubProjectInput::new("Maize".into(), "miappe".into(), "1.1".into());
    input.workspace_id = Some(workspace.id);
    let created = hub_projects_api::create_hub_project(&server, input).await?;
    println!("project {}", created.name);
    let id = created.id.as_str();
    let mut entity = HubEntityInput::new("Investigation".into(), texts(&[("unique_id", "INV-1"), ("title", "Maize")]));
    let saved = hub_entities_api::save_hub_entity(&server, id, entity.clone()).await?;
    println!("created {}", saved.version);
    entity.node_id = Some(Some(saved.id));
    entity.version = Some(Some(1));
    entity.data = texts(&[("unique_id", "INV-1"), ("title", "Maize 2026")]);
    println!("changed {}", hub_entities_api::save_hub_entity(&server, id, entity.clone()).await?.version);
    println!("conflict {}", status_of(hub_entities_api::save_hub_entity(&server, id, entity).await));
    println!("checked {}", hub_projects_api::validate_hub_project(&server, id).await?.checked);
    let found = hub_entities_api::list_hub_entities(&server, id, None, None, Some("Maize 2026"), None, None).await?;
    println!("found {}", found.total);

    let file = |name: &str| Path::new(folder).join(name);
    let uploaded = proteomics_data_api::upload_raw_file(&server, file("sample.raw"), pipeline_uuid, Some(user)).await?;
    println!("uploaded {}", uploaded.size);
    let files = vec![file("summary.txt"), file("proteinGroups.txt")];
    let imported = proteomics_administration_api::import_results(&server, pipeline_uuid, files, Some("sample.raw"), None, None, None, None).await?;
    println!("imported {}", imported.raw_file.unwrap_or_default());
    let mut request = QcDataRequest::new(project.clone(), pipeline.clone());
    request.columns = Some(vec!["RawFile".into(), "N_protein_groups".into()]);
    request.missing = Some(Missing::Null);
    println!("protein groups {}", proteomics_data_api::get_qc_data(&server, request.clone()).await?.n_protein_groups.unwrap()[0]);
    request.pipeline = "nowhere".into();
    println!("missing {}", status_of(proteomics_data_api::get_qc_data(&server, request).await));
    hub_projects_api::delete_hub_project(&server, id).await?;
    println!("deleted true");
    Ok(())
}

fn main() -> Result<(), Failure> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(run())
}
