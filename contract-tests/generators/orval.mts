// Calls a server with the client of orval.
import { openAsBlob } from 'node:fs';
import * as api from './orval/client.js';

const [address = '', project = '', pipeline = '', pipelineUuid = '', user = '', folder = ''] = process.argv.slice(2);
// The client requests paths without the address of the server.
const ask = globalThis.fetch;
globalThis.fetch = (path, options) => ask(`${address}${String(path)}`, options);

/** Returns the data of a response that has one of the statuses. */
function dataOf<T extends { status: number; data: unknown }, S extends T['status']>(answer: T, ...statuses: S[]) {
  if (!statuses.includes(answer.status as S)) throw new Error(JSON.stringify(answer.data));
  return (answer as Extract<T, { status: S }>).data as Extract<T, { status: S }>['data'];
}
const fileAt = async (name: string) => new File([await openAsBlob(`${folder}/${name}`)], name);

console.log('ready', dataOf(await api.getReadiness(), 200).status);
const study = { entity: 'Study', data: { title: 'Field trial', investigation_id: 'INV-1' } };
const [error] = dataOf(await api.validateObject(study), 200).errors;
console.log('invalid', error?.field, error?.rule);
console.log('merged', dataOf(await api.mergeProfiles({ profiles: ['miappe/1.1', 'isa/1.0'] }), 200).strategy_used);

const workspace = dataOf(await api.createWorkspace({ name: `Trials ${pipeline}` }), 201);
const input = { name: 'Maize', profile: 'miappe', version: '1.1', workspace_id: workspace.id };
const { id, name } = dataOf(await api.createHubProject(input), 201);
console.log('project', name);
const entity = { entity_type: 'Investigation', data: { unique_id: 'INV-1', title: 'Maize' } };
const saved = dataOf(await api.saveHubEntity(id, entity), 201);
console.log('created', saved.version);
const change = { ...entity, node_id: saved.id, version: 1, data: { ...entity.data, title: 'Maize 2026' } };
console.log('changed', dataOf(await api.saveHubEntity(id, change), 200).version);
console.log('conflict', (await api.saveHubEntity(id, change)).status);
console.log('checked', dataOf(await api.validateHubProject(id), 200).checked);
console.log('found', dataOf(await api.listHubEntities(id, { q: 'Maize 2026' }), 200).total);

const upload = { orig_file: await fileAt('sample.raw'), pipeline: pipelineUuid, user };
console.log('uploaded', dataOf(await api.uploadRawFile(upload), 200, 201).size);
const files = [await fileAt('summary.txt'), await fileAt('proteinGroups.txt')];
const imported = dataOf(await api.importResults({ pipeline: pipelineUuid, raw_file: 'sample.raw', files }), 201);
console.log('imported', imported.raw_file);
const table = dataOf(await api.getQcTable({ project, pipeline, columns: ['RawFile', 'N_protein_groups'] }), 200);
console.log('protein groups', typeof table === 'object' && 'N_protein_groups' in table && table.N_protein_groups?.[0]);
console.log('missing', (await api.getQcTable({ project, pipeline: 'nowhere' })).status);
console.log('deleted', (await api.deleteHubProject(id)).status === 204);
