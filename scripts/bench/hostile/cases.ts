/** Requests that keep a server busy, within the limits of a single request. */
import { Agent, request } from 'node:http';
import { createSpreadsheet, createTextRow } from '../../../src/hub/exchange/testing-spreadsheet.ts';

export interface Scene {
  readonly address: string;
  /** Path of a small project of the hub. */
  readonly projectPath: string;
}

/** A kind of request. `send` resolves with the status of the response, or with 0 if the signal aborts it. */
export interface HostileCase {
  readonly what: string;
  send(signal: AbortSignal): Promise<number>;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const ENTITIES = 10_000;
/** IP address of the attacker. Other clients have a different one. */
export const ATTACKER = '127.0.0.2';
const agent = new Agent({ keepAlive: true, localAddress: ATTACKER });

/** Creates a small and a large project, and returns the requests. */
export async function listHostileCases(address: string): Promise<{ scene: Scene; cases: readonly HostileCase[] }> {
  const small = await createProject(address, 0);
  const large = await createProject(address, ENTITIES);
  const createRequest = (method: string, path: string, type?: string, body?: Buffer) => (signal: AbortSignal) =>
    sendRequest(address, signal, method, path, type, body);
  const createPost = (path: string, body: string, type = JSON_TYPE) => createRequest('POST', path, type, Buffer.from(body));
  const formatForm = (yaml: string) => new URLSearchParams({ profile: 'miappe/1.1', entity: 'Study', text: yaml }).toString();
  const formatValidation = (data: string) => `{"entity":"Study","version":"1.1","data":${data}}`;
  const names = Array.from({ length: 350_000 }, (_, index) => `"k${index}":0`).join(',');
  const createUpload = (name: string, file: Buffer) => {
    const [type, body] = createMultipart(name, file);
    return createRequest('POST', `${small.path}/import`, type, body);
  };
  const change = `{"entity_type":"Study","node_id":"${large.study}","data":{"title":"Once more"}}`;
  const empties = `[${'{},'.repeat(1_200_000)}{}]`;
  const cases: HostileCase[] = [
    {
      what: 'YAML of 0.9 MB that begins an anchor in each line',
      send: createPost('/validator', formatForm('- &a\n'.repeat(100_000)), FORM_TYPE),
    },
    { what: 'YAML of 0.9 MB of brackets', send: createPost('/validator', formatForm('[],'.repeat(100_000)), FORM_TYPE) },
    {
      what: 'YAML of 8 KB that begins an anchor in each line',
      send: createPost('/validator', formatForm('- &a\n'.repeat(880)), FORM_TYPE),
    },
    { what: 'JSON of 3.7 MB of empty objects', send: createPost('/validate', formatValidation(`{"factors":${empties}}`)) },
    { what: 'JSON of 4.6 MB of names', send: createPost('/validate', formatValidation(`{${names}}`)) },
    {
      what: 'JSON of 31 KB of empty objects',
      send: createPost('/validate', formatValidation(`{"factors":[${'{},'.repeat(10_300)}{}]}`)),
    },
    {
      what: 'A merge with 4.6 MB of resolutions',
      send: createPost('/api/merge', `{"profiles":["miappe/1.1","isa/1.0"],"resolutions":{${names.replaceAll(':0', ':"x"')}}}`),
    },
    {
      what: 'An entity of 3.6 MB',
      send: createPost(`${small.path}/entities`, `{"entity_type":"Investigation","data":{"title":${empties}}}`),
    },
    {
      what: 'A bulk change of 10,000 entities',
      send: createPost(
        `${small.path}/bulk`,
        JSON.stringify({
          changes: Array.from({ length: 10_000 }, () => ({ entity_type: 'Investigation', data: { title: 'A' } })),
        }),
      ),
    },
    {
      what: 'An import of 5 MB of JSON',
      send: createPost(
        `${small.path}/import`,
        JSON.stringify({ format: 'json', content: `{"studies":[${'{},'.repeat(1_200_000)}{}]}` }),
      ),
    },
    {
      what: 'A spreadsheet of 200,000 rows',
      send: createUpload(
        'Study.xlsx',
        createSpreadsheet(`${createTextRow(1, ['unique_id', 'title'])}${createManyRows(200_000)}`),
      ),
    },
    { what: 'A table of 20 MB', send: createUpload('Study.csv', Buffer.from(`unique_id,title\n${'a,b\n'.repeat(5_000_000)}`)) },
    {
      what: `A change in a project of ${ENTITIES.toLocaleString('en')} entities`,
      send: createPost(`${large.path}/entities`, change),
    },
    { what: 'Its check', send: createRequest('POST', `${large.path}/validate`) },
    { what: 'Its graph', send: createRequest('GET', `${large.path}/graph`) },
    { what: 'Its spreadsheet', send: createRequest('GET', `${large.path}/export?format=xlsx`) },
  ];
  return { scene: { address, projectPath: small.path }, cases };
}

function createManyRows(count: number): string {
  return Array.from(
    { length: count },
    (_, index) => `<row r="${index + 2}"><c r="A${index + 2}" t="str"><v>x${index}</v></c></row>`,
  ).join('');
}

function createMultipart(name: string, file: Buffer): [type: string, body: Buffer] {
  const head = `--between\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return [
    'multipart/form-data; boundary=between',
    Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--between--\r\n')]),
  ];
}

async function createProject(address: string, units: number): Promise<{ path: string; study: string }> {
  const createRecord = async (path: string, body: unknown) => {
    const headers = { Accept: JSON_TYPE, 'Content-Type': JSON_TYPE };
    const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}`);
    return (await answer.json()) as { id: string };
  };
  const workspace = await createRecord('/hub/workspaces', { name: `Hostile ${units}` });
  const project = { workspace_id: workspace.id, name: 'A project', profile: 'miappe', version: '1.1' };
  const path = `/hub/projects/${(await createRecord('/hub/projects', project)).id}`;
  const top = await createRecord(`${path}/entities`, {
    entity_type: 'Investigation',
    data: { unique_id: 'INV-1', title: 'One' },
  });
  const data = { unique_id: 'STU-1', investigation_id: 'INV-1', title: 'One' };
  const study = await createRecord(`${path}/entities`, { entity_type: 'Study', parent_id: top.id, data });
  const changes = Array.from({ length: units }, (_, index) => ({
    entity_type: 'ObservationUnit',
    parent_id: study.id,
    data: { unique_id: `OU-${index}`, study_id: 'STU-1', observation_unit_type: 'plot' },
  }));
  if (units > 0) await createRecord(`${path}/bulk`, { changes });
  return { path, study: study.id };
}

function sendRequest(
  address: string,
  signal: AbortSignal,
  method: string,
  path: string,
  type?: string,
  body?: Buffer,
): Promise<number> {
  const headers = {
    Accept: JSON_TYPE,
    ...(type === undefined ? {} : { 'Content-Type': type }),
    'Content-Length': body?.length ?? 0,
  };
  return new Promise((resolve, reject) => {
    const rejectUnlessAborted = (error: Error) => (signal.aborted ? resolve(0) : reject(error));
    const sent = request(`${address}${path}`, { method, agent, headers, signal }, (answer) => {
      answer
        .resume()
        .once('end', () => resolve(answer.statusCode ?? 0))
        .once('error', rejectUnlessAborted);
    });
    sent.once('error', rejectUnlessAborted).end(body);
  });
}
