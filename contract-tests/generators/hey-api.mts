// Calls a server with the client of @hey-api/openapi-ts.
import { openAsBlob } from 'node:fs';
import { client } from './hey-api/client.gen.js';
import * as api from './hey-api/index.js';

const [address = '', project = '', pipeline = '', pipelineUuid = '', user = '', folder = ''] = process.argv.slice(2);
client.setConfig({ baseUrl: address, throwOnError: false });

/** Returns the data of a response. */
async function dataOf<T>(answer: Promise<{ data?: T; error?: unknown }>): Promise<T> {
  const { data, error } = await answer;
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}
const statusOf = async (answer: Promise<{ response?: Response }>) => (await answer).response?.status;
const fileAt = async (name: string) => new File([await openAsBlob(`${folder}/${name}`)], name);

console.log('ready', (await dataOf(api.getReadiness())).status);
const study = { entity: 'Study', data: { title: 'Field trial', investigation_id: 'INV-1' } };
const [error] = (await dataOf(api.validateObject({ body: study }))).errors;
console.log('invalid', error?.field, error?.rule);
const profiles = ['miappe/1.1', 'isa/1.0'];
console.log('merged', (await dataOf(api.mergeProfiles({ body: { profiles } }))).strategy_used);

const workspace = await dataOf(api.createWorkspace({ body: { name: `Trials ${pipeline}` } }));
const input = { name: 'Maize', profile: 'miappe', version: '1.1', workspace_id: workspace.id };
const { id, name } = await dataOf(api.createHubProject({ body: input }));
console.log('project', name);
const path = { id };
const entity = { entity_type: 'Investigation', data: { unique_id: 'INV-1', title: 'Maize' } };
const saved = await dataOf(api.saveHubEntity({ path, body: entity }));
console.log('created', saved.version);
const change = { ...entity, node_id: saved.id, version: 1, data: { ...entity.data, title: 'Maize 2026' } };
console.log('changed', (await dataOf(api.saveHubEntity({ path, body: change }))).version);
console.log('conflict', await statusOf(api.saveHubEntity({ path, body: change })));
console.log('checked', (await dataOf(api.validateHubProject({ path }))).checked);
console.log('found', (await dataOf(api.listHubEntities({ path, query: { q: 'Maize 2026' } }))).total);

const upload = { orig_file: await fileAt('sample.raw'), pipeline: pipelineUuid, user };
console.log('uploaded', (await dataOf(api.uploadRawFile({ body: upload }))).size);
const files = [await fileAt('summary.txt'), await fileAt('proteinGroups.txt')];
const imported = await dataOf(api.importResults({ body: { pipeline: pipelineUuid, raw_file: 'sample.raw', files } }));
console.log('imported', imported.raw_file);
const query = { project, pipeline, columns: ['RawFile', 'N_protein_groups'] };
const table = await dataOf(api.getQcTable({ query }));
console.log('protein groups', typeof table === 'object' && 'N_protein_groups' in table && table.N_protein_groups?.[0]);
console.log('missing', await statusOf(api.getQcTable({ query: { project, pipeline: 'nowhere' } })));
console.log('deleted', (await statusOf(api.deleteHubProject({ path }))) === 204);
