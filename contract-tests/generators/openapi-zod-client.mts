// Calls a server with the client of openapi-zod-client, which also validates each response.
import { openAsBlob } from 'node:fs';
import { isAxiosError } from 'axios';
import { createApiClient } from './openapi-zod-client/client.js';

const [address = '', project = '', pipeline = '', pipelineUuid = '', user = '', folder = ''] = process.argv.slice(2);
// By default, axios writes lists in queries as `columns[]`.
const api = createApiClient(address, { axiosConfig: { paramsSerializer: { indexes: null } } });

/** Returns the status of a rejected request. */
async function statusOf(answer: Promise<unknown>): Promise<number | undefined> {
  const error = await answer.then(
    () => undefined,
    (error: unknown) => error,
  );
  return isAxiosError(error) ? error.response?.status : undefined;
}
const fileAt = async (name: string) => new File([await openAsBlob(`${folder}/${name}`)], name);

console.log('ready', (await api.getReadiness()).status);
const study = { entity: 'Study', data: { title: 'Field trial', investigation_id: 'INV-1' } };
const [error] = (await api.validateObject(study)).errors;
console.log('invalid', error?.field, error?.rule);
console.log('merged', (await api.mergeProfiles({ profiles: ['miappe/1.1', 'isa/1.0'] })).strategy_used);

const workspace = await api.createWorkspace({ name: `Trials ${pipeline}` });
const { id, name } = await api.createHubProject({
  name: 'Maize',
  profile: 'miappe',
  version: '1.1',
  workspace_id: workspace.id,
});
console.log('project', name);
const params = { id };
const entity = { entity_type: 'Investigation', data: { unique_id: 'INV-1', title: 'Maize' } };
const saved = await api.saveHubEntity(entity, { params });
console.log('created', saved.version);
const change = { ...entity, node_id: saved.id, version: 1, data: { ...entity.data, title: 'Maize 2026' } };
console.log('changed', (await api.saveHubEntity(change, { params })).version);
console.log('conflict', await statusOf(api.saveHubEntity(change, { params })));
console.log('checked', (await api.validateHubProject(undefined, { params })).checked);
console.log('found', (await api.listHubEntities({ params, queries: { q: 'Maize 2026' } })).total);

const upload = { orig_file: await fileAt('sample.raw'), pipeline: pipelineUuid, user };
console.log('uploaded', (await api.uploadRawFile(upload)).size);
// The client cannot send a list of files, so the form is created here.
const form = new FormData();
form.set('pipeline', pipelineUuid);
form.set('raw_file', 'sample.raw');
for (const name of ['summary.txt', 'proteinGroups.txt']) form.append('files', await fileAt(name));
const imported = await (await fetch(`${address}/api/admin/results`, { method: 'POST', body: form })).json();
console.log('imported', imported.raw_file);
const table = await api.getQcTable({ queries: { project, pipeline, columns: ['RawFile', 'N_protein_groups'] } });
console.log('protein groups', table.N_protein_groups?.[0]);
console.log('missing', await statusOf(api.getQcTable({ queries: { project, pipeline: 'nowhere' } })));
await api.deleteHubProject(undefined, { params });
console.log('deleted', true);
