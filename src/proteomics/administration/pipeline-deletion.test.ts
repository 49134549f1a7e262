import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { readAnswer } from '../uploads/testing-uploads.ts';

const TOKEN = 'a-token-for-these-tests';

describeWithDatabase('The deletion of a pipeline', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ ADMIN_TOKEN: TOKEN }, { withDatabase: true });
  });
  afterAll(() => server?.stop());

  const getPool = () => (server.database as NonNullable<TestServer['database']>).pool;
  const sendRequest = async (method: string, path: string, body?: object) =>
    readAnswer(
      await fetch(server.address + path, {
        method,
        headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );

  async function createPipelineWithRun(): Promise<string> {
    const project = await sendRequest('POST', '/api/admin/projects', { name: `Project ${randomUUID()}` });
    const { body } = await sendRequest('POST', '/api/admin/pipelines', { project: project.body.slug, name: 'Deleted' });
    const pipeline = String(body.uuid);
    await getPool().query(
      `insert into proteomics_raw_files (uuid, pipeline_uuid, name, name_key, origin, state) values ($1, $2, 'a.raw', 'a', 'import', 'done')`,
      [randomUUID(), pipeline],
    );
    return pipeline;
  }
  const isWaitedFor = async () =>
    (await getPool().query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
      .rowCount !== 0;

  it('waits for a transaction that locks a raw file and then needs the pipeline', async () => {
    const pipeline = await createPipelineWithRun();
    const other = await getPool().connect();
    await other.query('begin');
    await other.query('select from proteomics_raw_files where pipeline_uuid = $1 for update', [pipeline]);
    const deletion = sendRequest('DELETE', `/api/admin/pipelines/${pipeline}`);
    await vi.waitUntil(isWaitedFor, { interval: 5 });
    const { rowCount } = await other.query('update proteomics_pipelines set deletions = deletions + 1 where uuid = $1', [
      pipeline,
    ]);
    await other.query('commit');
    other.release();
    expect([rowCount, (await deletion).status]).toEqual([1, 204]);
    expect((await sendRequest('GET', `/api/admin/pipelines/${pipeline}`)).status).toBe(404);
  });

  it('returns 409 while another transaction locks a raw file', { tags: 'full' }, async () => {
    const pipeline = await createPipelineWithRun();
    const other = await getPool().connect();
    await other.query('begin');
    await other.query('select from proteomics_raw_files where pipeline_uuid = $1 for update', [pipeline]);
    const { status } = await sendRequest('DELETE', `/api/admin/pipelines/${pipeline}`);
    await other.query('rollback');
    other.release();
    expect([status, (await sendRequest('GET', `/api/admin/pipelines/${pipeline}`)).status]).toEqual([409, 200]);
  });
});
