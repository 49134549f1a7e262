import type pg from 'pg';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import { type SeededPipeline, type SeedOptions, seedRuns } from './testing-runs.ts';

/** A test server with a pipeline whose runs have generated values. */
export interface QualityServer extends TestServer {
  readonly pool: pg.Pool;
  readonly seeded: SeededPipeline;
  /** Sends a GET request to a quality operation, with the project and pipeline as parameters. */
  read(operation: string, parameters?: Readonly<Record<string, string | readonly string[]>>): Promise<Response>;
  /** Sends a JSON body. For POST and PUT, adds project, pipeline and user. */
  send(method: string, operation: string, body: object): Promise<Response>;
  /** Submits a form to a page of the pipeline below `/qc`. */
  submitForm(page: string, fields: readonly (readonly [string, string])[], options?: { cookie?: string }): Promise<Response>;
  /** Returns the URL of a page of the pipeline below `/qc`. */
  getPageUrl(path?: string): string;
}

export async function startQualityServer(options: SeedOptions = {}): Promise<QualityServer> {
  const server = await startTestServer({}, { withDatabase: true });
  const pool = server.database?.pool as pg.Pool;
  const seeded = await seedRuns(pool, options);
  const place = { project: seeded.project, pipeline: seeded.pipeline };
  const getPageUrl = (path = '') => `${server.address}/proteomics/projects/${seeded.project}/${seeded.pipeline}/qc${path}`;
  return Object.assign(Object.create(server) as TestServer, {
    pool,
    seeded,
    getPageUrl: getPageUrl,
    read(operation: string, parameters: Readonly<Record<string, string | readonly string[]>> = {}) {
      const query = new URLSearchParams(place);
      for (const [name, value] of Object.entries(parameters)) for (const one of [value].flat()) query.append(name, String(one));
      return fetch(`${server.address}/api/qc/${operation}?${query}`);
    },
    send: (method: string, operation: string, body: object) =>
      fetch(`${server.address}/api/qc/${operation}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(
          operation.includes('/') ? { user: seeded.user, ...body } : { ...place, user: seeded.user, ...body },
        ),
      }),
    submitForm: (path: string, fields: readonly (readonly [string, string])[], { cookie = '' }: { cookie?: string } = {}) =>
      fetch(getPageUrl(path), {
        method: 'POST',
        redirect: 'manual',
        headers: { accept: 'text/html', ...(cookie === '' ? {} : { cookie }) },
        body: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])),
      }),
  });
}

export async function readJson<T = Record<string, unknown>>(answer: Response | Promise<Response>): Promise<T> {
  return (await (await answer).json()) as T;
}
