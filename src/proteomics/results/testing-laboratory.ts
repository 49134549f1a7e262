import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';

/** Folder with the result files of a complete run. */
export const FIXTURE = join(import.meta.dirname, '../ingestion/fixtures/tmt11-run');

/** File contents by name. */
export type ResultTexts = Record<string, string | Buffer>;

/** Returns the named files of the sample run; by default, all. */
export function readFixtureFiles(...names: string[]): ResultTexts {
  const present = readdirSync(FIXTURE).filter((name) => /\.(txt|csv)$/.test(name));
  return Object.fromEntries((names.length === 0 ? present : names).map((name) => [name, readFileSync(join(FIXTURE, name))]));
}

export interface Laboratory extends TestServer {
  readonly project: string;
  readonly pipeline: string;
  readonly pipelineUuid: string;
  /** Sends a JSON body with project and pipeline. `accept` is the value of the header. */
  sendRequest(path: string, body?: object, accept?: string): Promise<Response>;
  importFiles(rawFile: string, files: ResultTexts): Promise<Response>;
  createPipeline(name: string): Promise<{ slug: string; uuid: string }>;
  /** Creates a user who may upload, and returns the UUID. */
  createUser(): Promise<string>;
}

export async function startLaboratory(environment: Record<string, string> = {}): Promise<Laboratory> {
  const server = await startTestServer(environment, { withDatabase: true });
  const postJson = async (path: string, body: object, accept = 'application/json') =>
    fetch(`${server.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify(body),
    });
  const postAndRead = async <T>(path: string, body: object) => (await (await postJson(path, body)).json()) as T;
  const { slug: project } = await postAndRead<{ slug: string }>('/api/admin/projects', {
    name: 'Lung cohort',
    description: '',
  });
  const createNewPipeline = (name: string) =>
    postAndRead<{ slug: string; uuid: string }>('/api/admin/pipelines', { project, name });
  const { slug: pipeline, uuid: pipelineUuid } = await createNewPipeline('TMT11');
  return Object.assign(Object.create(server) as TestServer, {
    project,
    pipeline,
    pipelineUuid,
    createPipeline: createNewPipeline,
    createUser: async () =>
      (await postAndRead<{ uuid: string }>('/api/admin/users', { email: 'operator@example.org', name: 'Instrument operator' }))
        .uuid,
    sendRequest: (path: string, body: object = {}, accept?: string) => postJson(path, { project, pipeline, ...body }, accept),
    importFiles: (rawFile: string, files: ResultTexts) =>
      fetch(`${server.address}/api/admin/results`, { method: 'POST', body: buildImportForm(pipelineUuid, rawFile, files) }),
  });
}

export function buildImportForm(pipeline: string, rawFile: string, files: ResultTexts): FormData {
  const form = new FormData();
  form.set('pipeline', pipeline);
  form.set('raw_file', rawFile);
  for (const [name, content] of Object.entries(files))
    form.append('files', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return form;
}

/** Returns a table of protein groups with name, score, intensity and two channels. */
export function buildProteinTable(
  ...rows: [name: string, score: string, intensity: string, one: string, two: string, more?: string][]
) {
  const header =
    'Protein IDs\tMajority protein IDs\tScore\tIntensity\tReporter intensity corrected 1\tReporter intensity corrected 2';
  const lines = rows.map(([name, score, intensity, one, two, more = '']) =>
    [name, name, score, intensity, one, two, more].join('\t'),
  );
  return `${header}\tGene names\n${lines.map((line) => `${line}\n`).join('')}`;
}
