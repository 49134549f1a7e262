/** Tests maintenance windows through the server. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { runInTransaction } from '../../../storage/transaction.ts';
import { createAlert } from '../../alerts/store.ts';
import { queueMessages } from '../../webhooks/message.ts';
import { type QualityServer, readJson, startQualityServer } from '../testing-quality.ts';

interface Summary {
  verdict: { waiting: number; state: string; sentence: string };
}
interface TrendAnswer {
  limits: { runs: number };
  annotations: { until: string | null; text: string }[];
}

describeWithDatabase('A maintenance window', () => {
  let server: QualityServer;
  /** Local times of the runs, in the order of acquisition. */
  let times: readonly string[] = [];
  let last = { uuid: '', name: '' };
  beforeAll(async () => {
    server = await startQualityServer({
      count: 20,
      lastRun: new Date().toISOString().slice(0, 19),
      createValues: (index) => ({ N_peptides: index > 17 ? 300 : 1_000 + (index % 7) }),
    });
    const { rows } = await server.pool.query<{ uuid: string; name: string; at: string }>(
      'select uuid, name, acquired_at as at from proteomics_raw_files order by acquired_at',
    );
    times = rows.map(({ at }) => at);
    last = rows.at(-1) ?? last;
    const alert = { userUuid: null, channel: 'email', address: 'a@example.org', isDaily: false, silentHours: 24 } as const;
    await createAlert(server.pool, server.seeded.pipelineUuid, { ...alert, events: ['outside_limits'] }, new Date());
  });
  afterAll(() => server.stop());
  beforeEach(() => server.pool.query('delete from proteomics_annotations; delete from proteomics_alert_messages'));

  const addMaintenance = (body: object) =>
    server.send('POST', 'annotations', { kind: 'maintenance', text: 'Source cleaned', excludes_runs: true, ...body });
  const countWaiting = async () => (await readJson<Summary>(server.read('summary'))).verdict.waiting;
  const readTrend = () => readJson<TrendAnswer>(server.read('trend', { metric: 'N_peptides', limits: 'usual' }));
  const countAlerts = async () => {
    const after = { N_peptides: 300 };
    await runInTransaction(server.pool, (client) => queueMessages(client, last, { before: {}, after }));
    return (await server.pool.query('select from proteomics_alert_messages')).rowCount;
  };

  it('excludes its runs from limits, verdict and alerts', async () => {
    const before = [await countWaiting(), (await readTrend()).limits.runs, await countAlerts()];
    await server.pool.query('delete from proteomics_alert_messages');
    await addMaintenance({ at: times[18], until: times[19] });
    expect([before, [await countWaiting(), (await readTrend()).limits.runs, await countAlerts()]]).toEqual([
      [2, 20, 1],
      [0, 18, 0],
    ]);
    const { sentence } = (await readJson<Summary>(server.read('summary'))).verdict;
    expect(sentence).toContain('No decision needed: of 5 new runs 2 are flagged, excluded or in maintenance.');
  });

  it('includes all later runs until an end is set', async () => {
    const { id } = await readJson(addMaintenance({ at: times[18] }));
    const open = await countWaiting();
    await server.send('PUT', `annotations/${id}`, {
      kind: 'maintenance',
      text: 'Source cleaned',
      excludes_runs: true,
      at: times[17],
      until: times[18],
    });
    expect([open, await countWaiting()]).toEqual([0, 1]);
  });

  it('applies only to its instrument', async () => {
    await addMaintenance({ at: times[18], instrument: 'timsTOF' });
    const other = await countWaiting();
    await addMaintenance({ at: times[18], instrument: 'Orbitrap Fusion Lumos' });
    expect([other, await countWaiting()]).toEqual([2, 0]);
  });

  it('does not affect its runs unless it excludes them', async () => {
    await addMaintenance({ at: times[18], until: times[19], excludes_runs: false });
    expect(await countWaiting()).toBe(2);
  });

  it('is shown as a band in the chart, even if it begins before the first run and has no end', async () => {
    await addMaintenance({ at: '2020-01-01T00:00:00' });
    const { annotations } = await readTrend();
    const drawing = await (await server.read('trend', { metric: 'N_peptides', format: 'svg' })).text();
    expect([annotations.map(({ until }) => until), drawing]).toEqual([
      [null],
      expect.stringContaining('Maintenance: Source cleaned'),
    ]);
    expect(await (await fetch(server.getPageUrl('?metric=N_peptides'))).text()).toMatch(/20 in maintenance[\s\S]*plot-window/);
  });

  it('is shown as a band even if many later events precede the first shown run', async () => {
    await addMaintenance({ at: '2020-01-01T00:00:00' });
    await server.pool.query(
      `insert into proteomics_annotations (uuid, pipeline_uuid, at, kind, text, excludes_runs, changed_by, changed_at)
        select gen_random_uuid(), $1, '2021-01-01T00:00:00', 'other', 'Logbook ' || n, false, 'Operator', now() from generate_series(1, 1000) n`,
      [server.seeded.pipelineUuid],
    );
    expect((await readTrend()).annotations.map(({ text }) => text)).toEqual(['Source cleaned']);
  });

  it('can be added by the form, and is listed with its end', async () => {
    const fields = { kind: 'maintenance', at: '2025-03-01T08:00', until: '2025-03-01T12:00', instrument: '', text: 'New pump' };
    const made = await server.submitForm(
      '/annotations',
      Object.entries({ ...fields, excludes_runs: 'on', user: server.seeded.user }),
    );
    const list = await (await fetch(server.getPageUrl('/annotations'))).text();
    expect([made.status, list]).toEqual([303, expect.stringMatching(/2025-03-01 08:00:00\s*<br>to 2025-03-01 12:00:00/)]);
    expect(list).toContain('Runs are excluded from limits, verdicts and alerts.');
  });

  it.each([
    [{ at: '2025-03-01T08:00:00', until: '2025-03-01T08:00:00' }, 'until must be after at.'],
    [{ at: '2025-03-01T08:00:00', until: '2025-02-30T08:00:00' }, 'until must be a date and time'],
    [{ at: '2025-03-01T08:00:00', instrument: 'a\0' }, 'instrument must not contain the character NUL.'],
  ])('is rejected if its values are %j', async (body, message) => {
    const answer = await addMaintenance(body);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(message)]);
  });
});
