// @module-tag full
/** Tests rules for all reads of the whole application: OWASP ASVS 5.0, 3.4.2, 3.5.3, 13.4.3 and 13.4.4. */
import { request as sendRequest } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SimulatedPlatform, startSimulatedPlatform } from '../simulators/platform/simulated-platform.ts';
import {
  buildExampleRequest,
  createPeopleEnvironment,
  type PeopleServer,
  startPeopleServer,
} from '../src/proteomics/access/testing-people.ts';
import { describeWithDatabase } from '../src/storage/testing.ts';
import { listProjectOperations } from './traffic/documents.ts';

/** All operations that read, except the channel, which requires a different handshake. */
const READS = listProjectOperations().filter(
  ({ found, operationId }) => ['GET', 'HEAD'].includes(found.method) && operationId !== 'openHubChannel',
);

/** Returns whether scripts of other sites may read the response, as for BrAPI. */
function isSharedByContract({ found }: (typeof READS)[number]): boolean {
  const success = found.operation.responses['200'] as { headers?: object } | undefined;
  return 'Access-Control-Allow-Origin' in (success?.headers ?? {});
}

describeWithDatabase('The read operations', () => {
  let platform: SimulatedPlatform;
  let server: PeopleServer;
  beforeAll(async () => {
    platform = await startSimulatedPlatform({ validateAnswers: true });
    server = await startPeopleServer({ ...createPeopleEnvironment(platform), HUB_ACCESS: 'login', PROTEOMICS_ACCESS: 'login' });
    await server.placeRecords('crops:drought_trial');
    // The first visit creates the user.
    await server.send('manager', '/api/runs');
  });
  afterAll(async () => {
    await server?.stop();
    await platform?.stop();
  });

  /** Returns a hash of each table's rows, without sessions. The tables of jobs are in another schema. */
  async function hashTableRows(): Promise<Readonly<Record<string, string>>> {
    const { pool } = server.database;
    const { rows } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'sessions' order by 1`,
    );
    const hashes: Record<string, string> = {};
    for (const { name } of rows) {
      const text = await pool.query(
        `select md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as hash from "${name}" t`,
      );
      hashes[name] = text.rows[0].hash;
    }
    return hashes;
  }

  const requestOperation = async ({ document, found }: (typeof READS)[number], headers: Record<string, string> = {}) => {
    const { path, request } = buildExampleRequest(document, found);
    const accept = JSON.stringify(found.operation.responses).includes('text/html') ? 'text/html' : '*/*';
    return server.send('manager', path, { ...request, accept, headers: { ...request.headers, ...headers } });
  };

  it('change nothing in the database or on the platform', { timeout: 120_000 }, async () => {
    const [before, state] = [await hashTableRows(), JSON.stringify(platform.state)];
    const answered: number[] = [];
    for (const one of READS) answered.push((await requestOperation(one)).status);
    expect(await hashTableRows()).toEqual(before);
    expect(JSON.stringify(platform.state)).toBe(state);
    expect(answered.filter((status) => status === 200).length).toBeGreaterThan(READS.length / 4);
    expect(answered).not.toContain(500);
  });

  it('hide their responses from pages of other sites, unless the contract shares them without cookies', {
    timeout: 120_000,
  }, async () => {
    const shared: string[] = [];
    const types = new Set<string>();
    for (const one of READS) {
      const { headers } = await requestOperation(one, { origin: 'https://elsewhere.example.org' });
      types.add(headers.get('content-type') ?? '');
      const names = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
      const expected = isSharedByContract(one) ? ['access-control-allow-origin'] : [];
      if (names.join() !== expected.join()) shared.push(`${one.operationId}: ${names}`);
      const allowed = headers.get('access-control-allow-origin') ?? '*';
      if (allowed !== '*') shared.push(`${one.operationId} allows ${allowed}`);
    }
    expect(shared).toEqual([]);
    // All text types contain a charset.
    expect([...types].filter((type) => type.startsWith('text/') && !/; charset=utf-8/i.test(type))).toEqual([]);
  });

  it('return 405 for TRACE, because a response would show headers that proxies add', async () => {
    const paths = new Set(READS.map(({ document, found }) => buildExampleRequest(document, found).path));
    const answered = new Set<number | undefined>();
    for (const path of paths)
      answered.add(
        await new Promise((resolve, reject) => {
          const request = sendRequest(new URL(path, server.address), { method: 'TRACE' }, (answer) => {
            answer.resume().on('end', () => resolve(answer.statusCode));
          });
          request.on('error', reject).end();
        }),
      );
    expect([...answered]).toEqual([405]);
  });

  it.each(['/assets', '/assets/', '/assets/styles', '/assets/styles/', '/assets/scripts/', '/assets/.git/'])(
    'do not list the files of the folder %s',
    async (path) => {
      expect((await server.send('anonymous', path, { accept: 'text/html' })).status).toBe(404);
    },
  );
});
