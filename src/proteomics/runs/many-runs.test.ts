/** Tests the filter of runs by user, and the cancellation of several runs, through the server. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { type QualityServer, readJson, startQualityServer } from '../quality/testing-quality.ts';

interface Run {
  readonly uuid: string;
  readonly state: string;
  readonly message: string | null;
  readonly cancel_requested: boolean;
}

const OTHER = 'Second <b> operator';

describeWithDatabase('Runs of a pipeline', () => {
  let server: QualityServer;
  /** UUIDs in the order of upload: queued, running, done, failed, queued. The last two belong to a different user. */
  let runs: readonly string[] = [];
  beforeAll(async () => {
    server = await startQualityServer({ count: 5 });
    const { rows } = await server.pool.query<{ uuid: string }>('select uuid from proteomics_raw_files order by arrival');
    runs = rows.map(({ uuid }) => uuid);
    const other = randomUUID();
    await server.pool.query('insert into proteomics_users (uuid, email, name) values ($1, $2, $3)', [
      other,
      'b@lab.example',
      OTHER,
    ]);
    await server.pool.query('update proteomics_raw_files set user_uuid = $1 where uuid = any($2)', [other, runs.slice(3)]);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    for (const [at, state] of ['queued', 'running', 'done', 'failed', 'queued'].entries())
      await server.pool.query(
        'update proteomics_raw_files set state = $2, queued_at = now(), cancel_requested = false, message = null where uuid = $1',
        [runs[at], state],
      );
  });

  const postCancellation = (body: object) =>
    fetch(`${server.address}/api/cancellations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pipeline: server.seeded.pipelineUuid, user: server.seeded.user, ...body }),
    });
  const buildPagePath = () => server.getPageUrl().replace(/\/qc$/, '');
  const postForm = (fields: readonly (readonly [string, string])[]) =>
    fetch(`${buildPagePath()}/cancel`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html' },
      body: new URLSearchParams([
        ['user', server.seeded.user],
        ...fields.map(([name, value]): [string, string] => [name, value]),
      ]),
    });
  const listRuns = async (parameters: Readonly<Record<string, string>> = {}) => {
    const { project, pipeline } = server.seeded;
    const query = new URLSearchParams({ project, pipeline, sort: 'uploaded_at', ...parameters });
    const answer = await fetch(`${server.address}/api/runs?${query}`);
    return readJson<{ items: Run[]; total: number; states: Record<string, number> }>(answer);
  };
  const readStates = async () => (await listRuns()).items.map((run) => (run.cancel_requested ? 'ending' : run.state));
  const readPage = async (query = '') =>
    (await fetch(`${buildPagePath()}${query}`, { headers: { accept: 'text/html' } })).text();

  it('can be filtered by the user who uploaded them, as can their counts', async () => {
    const { items, total, states: counts } = await listRuns({ uploaded_by: OTHER });
    expect([items.map(({ uuid }) => uuid), total, counts.queued]).toEqual([runs.slice(3), 2, 1]);
    expect((await listRuns({ uploaded_by: 'b' })).total).toBe(0);
    expect((await listRuns({ uploaded_by: '' })).total).toBe(5);
  });

  it('are filtered by user on the page, including in its links and forms', async () => {
    expect(await readPage()).toContain('<option value="Second &lt;b&gt; operator">');
    const text = await readPage(`?uploaded_by=${encodeURIComponent(OTHER)}`);
    expect(text).toContain('<caption class="visually-hidden">Runs: 2</caption>');
    expect(text).toContain('state=queued&amp;uploaded_by=Second+%3Cb%3E+operator');
    expect(text).toContain('name="uploaded_by" value="Second &lt;b&gt; operator"');
    expect(text).toContain('Cancel all 1 waiting and running');
  });

  it('are canceled together only if they are queued or running', async () => {
    const answer = await postCancellation({ runs });
    expect([answer.status, await answer.json()]).toEqual([202, { canceled: 3, ended: 2 }]);
    expect(await readStates()).toEqual(['canceled', 'ending', 'done', 'failed', 'canceled']);
    expect((await listRuns()).items.map(({ message }) => message)).toEqual(
      [true, true, false, false, true].map((is) => (is ? 'Canceled by Instrument operator.' : null)),
    );
  });

  it.each([
    ['no run', { runs: [] }, 400, 'runs'],
    ['a malformed run', { runs: ['x'] }, 400, 'runs'],
    ['an unknown run', { runs: ['0199f301-5c77-7b90-a1d2-6e83f40b2c19'] }, 404, 'There is no run 0199f301'],
    ['an unknown user', { user: '0199f301-5c77-7b90-a1d2-6e83f40b2c19' }, 404, 'user'],
  ])('are not canceled by a request with %s', async (_what, body, status, message) => {
    const answer = await postCancellation({ runs, ...body });
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(message)]);
    expect(await readStates()).toEqual(['queued', 'running', 'done', 'failed', 'queued']);
  });

  it('cannot be canceled if all of them have ended', async () => {
    const answer = await postCancellation({ runs: runs.slice(2, 4) });
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('These runs have ended')]);
  });

  it('can be canceled on the page, either those selected or all that match the filter', async () => {
    const one = await postForm([['runs', runs[0] ?? '']]);
    expect([one.status, await readStates()]).toEqual([303, ['canceled', 'running', 'done', 'failed', 'queued']]);
    const all = await postForm([
      ['all', 'on'],
      ['uploaded_by', OTHER],
    ]);
    expect([all.status, all.headers.get('location')]).toEqual([303, expect.stringContaining('?uploaded_by=Second')]);
    expect(await readStates()).toEqual(['canceled', 'running', 'done', 'failed', 'canceled']);
    const none = await postForm([]);
    expect([none.status, await none.text()]).toEqual([400, expect.stringContaining('Select the runs to cancel.')]);
  });
});
