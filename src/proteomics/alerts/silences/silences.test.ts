/** Tests silenced alerts through the server. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { runInTransaction } from '../../../storage/transaction.ts';
import { type QualityServer, readJson, startQualityServer } from '../../quality/testing-quality.ts';
import { queueMessages } from '../../webhooks/message.ts';
import { createAlert } from '../store.ts';

const NOTE = { note: 'Calibration booked', until: '2099-01-01T08:00:00Z' };
const INSTRUMENT = 'Orbitrap Fusion Lumos';

describeWithDatabase('A silence', () => {
  let server: QualityServer;
  let run = { uuid: '', name: '' };
  beforeAll(async () => {
    const lastRun = new Date().toISOString().slice(0, 19);
    server = await startQualityServer({
      count: 20,
      lastRun,
      createValues: (index) => ({ N_peptides: index >= 18 ? 300 : 1_000 + (index % 7) }),
    });
    const { rows } = await server.pool.query<{ uuid: string; name: string }>(
      'select uuid, name from proteomics_raw_files where name like $1',
      [`${server.seeded.runs.at(-1)}.%`],
    );
    run = rows[0] ?? run;
    const alert = { userUuid: null, channel: 'email', address: 'a@example.org', isDaily: false, silentHours: 24 } as const;
    await createAlert(server.pool, server.seeded.pipelineUuid, { ...alert, events: ['outside_limits'] }, new Date());
  });
  afterAll(() => server.stop());
  beforeEach(() => server.pool.query('delete from proteomics_silences; delete from proteomics_alert_messages'));
  afterEach(() => server.pool.query('delete from proteomics_limits'));

  const createSilence = (body: object) => server.send('POST', 'silences', { ...NOTE, ...body });
  const listSilences = async () => (await readJson<{ items: Record<string, unknown>[] }>(server.read('silences'))).items;
  /** Stores the values of the last run again, and returns the lines of all alert messages that are sent. */
  const readAlertLines = async () => {
    const after = { N_peptides: 300 };
    await runInTransaction(server.pool, (client) => queueMessages(client, run, { before: {}, after }));
    const { rows } = await server.pool.query<{ lines: string[] }>(
      `select content -> 'lines' as lines from proteomics_alert_messages where settled_at is null`,
    );
    return rows.flatMap(({ lines }) => lines);
  };
  const setLimit = () =>
    server.send('PUT', 'limits', {
      limits: [{ metric: 'N_peptides', method: 'fixed', guide_set: null, sigmas: null, lower: 500, upper: null }],
    });

  it('prevents alerts until it ends, whether it names a metric or a cause', async () => {
    await createSilence({ cause: 'identification' });
    const byCause = await readAlertLines();
    await server.pool.query('delete from proteomics_silences');
    await createSilence({ cause: 'N_peptides' });
    const byMetric = await readAlertLines();
    await server.pool.query(`update proteomics_silences set until = now() - interval '1 second'`);
    expect([byCause, byMetric, await readAlertLines()]).toEqual([[], [], [expect.stringContaining('300, below')]]);
  });

  it('also prevents alerts about the limits of a pipeline', async () => {
    await setLimit();
    await createSilence({ cause: 'N_peptides' });
    expect(await readAlertLines()).toEqual([]);
    await server.pool.query('delete from proteomics_silences');
    expect(await readAlertLines()).toEqual(['N_peptides: 300, below its limits']);
  });

  it.each([false, true])('counts its runs for alerts on several runs after it ends (own limits: %s)', async (hasLimits) => {
    if (hasLimits) await setLimit();
    await server.pool.query('update proteomics_alerts set runs_out = 2, of_runs = 3');
    await createSilence({ cause: 'N_peptides' });
    const { rows } = await server.pool.query<{ uuid: string; name: string }>(
      'select uuid, name from proteomics_raw_files where name like $1',
      [`${server.seeded.runs.at(-2)}.%`],
    );
    const [earlier] = rows;
    await runInTransaction(server.pool, (client) =>
      queueMessages(client, earlier ?? run, { before: {}, after: { N_peptides: 300 } }),
    );
    await server.pool.query('delete from proteomics_silences');
    expect(await readAlertLines()).toEqual([expect.stringContaining('300, below')]);
    await server.pool.query('update proteomics_alerts set runs_out = 1, of_runs = 1');
  });

  it('does not affect other metrics or instruments', async () => {
    await createSilence({ cause: 'mass_shift' });
    await createSilence({ cause: 'N_peptides', instrument: 'timsTOF' });
    expect(await readAlertLines()).toHaveLength(1);
    await server.pool.query('delete from proteomics_alert_messages');
    await createSilence({ cause: 'N_peptides', instrument: INSTRUMENT });
    expect(await readAlertLines()).toEqual([]);
  });

  it('no longer prevents alerts after a user ends it early, and accepts a repeated request to end it', async () => {
    const { id } = await readJson(createSilence({ cause: 'N_peptides' }));
    const endFirstSilence = () =>
      fetch(`${server.address}/api/qc/silences/${id}`, {
        method: 'DELETE',
        headers: { 'Concordat-User': server.seeded.user },
      });
    expect([(await endFirstSilence()).status, (await endFirstSilence()).status, await listSilences()]).toEqual([204, 204, []]);
    expect(await readAlertLines()).toHaveLength(1);
  });

  it('is listed with its creator, end and reason', async () => {
    const { id, changed_at } = await readJson(createSilence({ cause: 'spray', note: ' New emitter ' }));
    expect(await listSilences()).toEqual([
      {
        id,
        cause: 'spray',
        instrument: null,
        note: 'New emitter',
        until: '2099-01-01T08:00:00.000Z',
        changed_by: 'Instrument operator',
        changed_at,
      },
    ]);
  });

  it.each([
    [{ cause: 'nothing' }, 400, 'cause: the table has no column nothing.'],
    [{ cause: 'RawFile' }, 400, 'cause: RawFile is not a numeric metric.'],
    [{ cause: 'spray', until: '2020-01-01T08:00:00Z' }, 400, 'until must be in the future.'],
    [{ cause: 'spray', until: 'tomorrow' }, 400, 'until'],
    [{ cause: 'spray', note: '  ' }, 400, 'note must not be empty.'],
    [{ cause: 'spray', user: randomUUID() }, 404, 'user'],
  ])('is rejected with the body %j', async (body, status, message) => {
    const answer = await createSilence(body);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(message)]);
    expect(await listSilences()).toEqual([]);
  });

  const submitForm = (fields: Readonly<Record<string, string>>, page = '/silences') =>
    server.submitForm(page, Object.entries({ user: server.seeded.user, ...fields }));
  const readText = async (page: string) => (await fetch(server.getPageUrl(page))).text();

  it('can be created and ended on the page, and is shown on the Quality page while it lasts', async () => {
    const made = await submitForm({
      cause: 'identification',
      instrument: '',
      note: 'Database is wrong <b>',
      duration: 'week',
      until: '',
    });
    expect(made.status).toBe(303);
    const [own, quality] = [await readText('/silences'), await readText('')];
    expect(own).toContain('Database is wrong &lt;b');
    expect(quality).toMatch(/Silenced until [\d: -]+.* by Instrument operator: Database is wrong &lt;b/);
    const [, end = ''] = /action="[^"]*\/qc(\/silences\/[^"]+\/end)"/.exec(own) ?? [];
    expect((await submitForm({}, end)).status).toBe(303);
    expect([await readText('/silences'), await readText('')].join()).not.toContain('Database is wrong');
  });

  it('is shown on the Quality page only if it matches the metric and the instrument', async () => {
    await createSilence({ cause: 'identification', instrument: 'timsTOF', note: 'Other instrument' });
    await createSilence({ cause: 'mass_shift', note: 'Other cause' });
    expect(await readText('')).not.toContain('Silenced until');
    await createSilence({ cause: 'N_peptides', instrument: INSTRUMENT, note: 'This metric' });
    expect(await readText('')).toMatch(/Silenced until [\d: -]+.* by Instrument operator: This metric/);
  });

  it('can be created through a link at each cause of the verdict', async () => {
    expect(await readText('')).toContain('/qc/silences?cause=identification');
    expect(await readText('/silences?cause=identification')).toContain('<option value="identification" selected>');
  });

  it.each([
    [{ duration: 'own', until: '' }, 'Enter a date and time'],
    [{ duration: 'own', until: '2020-01-01T08:00' }, 'must be in the future'],
    [{ duration: 'hour', until: '', cause: 'nothing' }, 'the table has no column nothing'],
  ])('is not created by the invalid form %j, which shows the error and keeps the input', async (fields, message) => {
    const answer = await submitForm({ cause: 'spray', instrument: '', note: 'kept text', ...fields });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(new RegExp(`${message}[^]*kept text`));
  });
});
