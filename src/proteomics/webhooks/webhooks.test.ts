import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestServer } from '../../../contract-tests/test-server.ts';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { startReceiver, type TestReceiver } from '../../webhooks/testing-receiver.ts';
import { DELIVER_WEBHOOK } from '../jobs.ts';
import { type Laboratory, startLaboratory } from '../results/testing-laboratory.ts';

const SECRET = 'example-secret-of-32-characters';
const createSummary = (identified: number) => `Raw file\tMS/MS Identified\nx\t${identified}\n`;

describeWithDatabase('A webhook', () => {
  let laboratory: Laboratory;
  let receiver: TestReceiver;
  let user: string;
  let count = 0;

  beforeAll(async () => {
    [laboratory, receiver] = await Promise.all([startLaboratory({ WEBHOOK_PRIVATE_ADDRESSES: 'true' }), startReceiver()]);
    const made = await sendRequest('POST', '/api/admin/users', { email: 'operator@lab.example', name: 'Operator' });
    user = ((await made.json()) as { uuid: string }).uuid;
  });
  afterAll(async () => {
    await laboratory.stop();
    await receiver.stop();
  });
  afterEach(async () => {
    await laboratory.database?.pool.query('delete from proteomics_webhooks');
    receiver.received.length = 0;
  });

  const sendRequest = (method: string, path: string, body?: object) =>
    fetch(`${laboratory.address}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const buildPath = (more = '') => `/api/admin/pipelines/${laboratory.pipelineUuid}/webhook${more}`;
  const setWebhook = (settings: object = {}) =>
    sendRequest('PUT', buildPath(), { url: `${receiver.address}/hook`, secret: SECRET, enabled: true, ...settings });
  const setLimit = (lower: number) =>
    sendRequest('PUT', '/api/qc/limits', {
      project: laboratory.project,
      pipeline: laboratory.pipeline,
      user,
      limits: [{ metric: 'MS/MS Identified', method: 'fixed', guide_set: null, sigmas: null, lower, upper: null }],
    });
  const importRun = async (identified: number, given?: string) => {
    count += 1;
    const name = given ?? `run_${count}.raw`;
    const answer = await laboratory.importFiles(name, { 'summary.txt': createSummary(identified) });
    expect(answer.status).toBe(201);
    return name.replace('.raw', '');
  };
  const waitForDeliveries = (times: number) => expect.poll(() => receiver.received.length).toBe(times);
  const countWaiting = async () => {
    const result = await laboratory.database?.pool.query('select count(*)::int as count from proteomics_webhook_deliveries');
    return result?.rows[0].count as number;
  };
  /** Makes the next attempt due. */
  const retryNow = (change = 'retry_limit = retry_limit') =>
    expect
      .poll(async () => {
        const jobs = await laboratory.database?.pool.query(
          `update pgboss.job set start_after = now(), ${change} where name = $1 and state = 'retry'`,
          [DELIVER_WEBHOOK.name],
        );
        return jobs?.rowCount;
      })
      .toBeGreaterThan(0);
  const readState = async () => (await (await sendRequest('GET', buildPath())).json()) as { last_delivery: object | null };

  it('does not exist by default', async () => {
    expect((await sendRequest('GET', buildPath())).status).toBe(404);
  });

  it('returns its settings without the secret', async () => {
    const answer = await (await setWebhook()).json();
    expect(answer).toEqual({ url: `${receiver.address}/hook`, has_secret: true, enabled: true, last_delivery: null });
  });

  it('keeps its secret only while the address stays the same', async () => {
    await setWebhook();
    const moveTo = async (path: string) =>
      (await sendRequest('PUT', buildPath(), { url: `${receiver.address}${path}`, enabled: false })).json();
    expect(await moveTo('/hook')).toMatchObject({ has_secret: true });
    expect(await moveTo('/other')).toMatchObject({ has_secret: false });
  });

  it('is listed in the pipeline while it is enabled', async () => {
    const readPipeline = async () =>
      ((await (await sendRequest('GET', `/api/admin/pipelines/${laboratory.pipelineUuid}`)).json()) as { webhook: boolean })
        .webhook;
    await setWebhook();
    const on = await readPipeline();
    await setWebhook({ enabled: false });
    expect([on, await readPipeline()]).toEqual([true, false]);
  });

  it('sends a signed message about a new value out of limits', async () => {
    await setWebhook();
    await setLimit(1_000);
    const name = await importRun(10);
    await waitForDeliveries(1);
    const [{ headers, message } = {}] = receiver.received;
    expect(headers?.['concordat-signature']).toMatch(/^sha256=[0-9a-f]{64}$/);
    expect(message).toMatchObject({
      event: 'metric_outside_limits',
      project: laboratory.project,
      pipeline: laboratory.pipeline,
      raw_file: name,
      metric: 'MS/MS Identified',
      value: 10,
      limit: { method: 'fixed', lower: 1_000, upper: null },
    });
  });

  it('sends no message about a value inside the limits', async () => {
    await setWebhook();
    await setLimit(5);
    await importRun(10);
    expect(await countWaiting()).toBe(0);
  });

  it('sends no repeated message about the same value', async () => {
    await setWebhook({ url: 'https://receiver.invalid/' });
    await setLimit(1_000);
    const name = await importRun(10);
    await importRun(10, `${name}.raw`);
    expect(await countWaiting()).toBe(1);
  });

  it('sends no message while it is disabled', async () => {
    await setWebhook({ enabled: false });
    await setLimit(1_000);
    await importRun(10);
    expect(await countWaiting()).toBe(0);
  });

  it('sends a message again with the same ID after a failure', { tags: 'full' }, async () => {
    await setWebhook();
    await setLimit(1_000);
    receiver.answerWith(503);
    await importRun(10);
    await waitForDeliveries(1);
    await expect.poll(countWaiting).toBe(1);
    await expect
      .poll(async () => (await readState()).last_delivery)
      .toMatchObject({ delivered: false, status: 503, attempts: 1 });
    await retryNow();
    await waitForDeliveries(2);
    expect(new Set(receiver.received.map(({ message }) => message.id)).size).toBe(1);
    await expect
      .poll(async () => (await readState()).last_delivery)
      .toMatchObject({ delivered: true, attempts: 2, message: null });
  });

  it('sends no message again after the last attempt', { tags: 'full' }, async () => {
    await setWebhook({ url: 'http://127.0.0.1:1/' });
    await setLimit(1_000);
    await importRun(10);
    await expect.poll(async () => (await readState()).last_delivery).toMatchObject({ attempts: 1 });
    await retryNow('retry_limit = retry_count + 1');
    await expect.poll(countWaiting).toBe(0);
    expect((await readState()).last_delivery).toMatchObject({ delivered: false, attempts: 2 });
  });

  it('sends a test message on demand, and returns the result', async () => {
    await setWebhook();
    const answer = (await (await sendRequest('POST', buildPath('/test'))).json()) as { sent: { event: string } };
    expect(answer).toMatchObject({ delivered: true, status: 204, message: null, sent: { event: 'test' } });
    expect(receiver.received[0]?.message).toEqual(answer.sent);
  });

  it('sends nothing to local addresses unless a setting allows it', async () => {
    await setWebhook();
    const usual = await startTestServer({}, { database: laboratory.database as Database });
    try {
      const answer = await fetch(usual.address + buildPath('/test'), { method: 'POST' });
      expect(await answer.json()).toMatchObject({ delivered: false, message: expect.stringContaining('of this machine') });
      expect(receiver.received).toEqual([]);
    } finally {
      await usual.stop();
    }
  });

  it('drops queued messages when it is removed', async () => {
    await setWebhook({ url: 'https://receiver.invalid/' });
    await setLimit(1_000);
    await importRun(10);
    expect((await sendRequest('DELETE', buildPath())).status).toBe(204);
    expect([await countWaiting(), (await sendRequest('GET', buildPath())).status]).toEqual([0, 404]);
  });

  it.each(['http://[3fff::1]/hook', 'http://[5f00::1]/hook', 'http://[64:ff9b::a9fe:a9fe]/hook', 'http://192.0.0.8/'])(
    'rejects the unassigned address %s unless a setting allows it',
    async (url) => {
      const usual = await startTestServer({}, { database: laboratory.database as Database });
      const answer = await fetch(usual.address + buildPath(), {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ url, enabled: true }),
      });
      const refusal = [answer.status, await answer.text()];
      await usual.stop();
      expect(refusal).toEqual([400, expect.stringContaining('private network')]);
    },
  );

  it.each([
    ['http://user:password@chat.example.org/', 'must not contain a user name'],
    ['http://', 'url'],
  ])('rejects the address %s', async (url, reason) => {
    const answer = await setWebhook({ url });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(reason)]);
  });

  it('results in 404 for an unknown pipeline', async () => {
    expect((await sendRequest('GET', '/api/admin/pipelines/00000000-0000-4000-8000-000000000000/webhook')).status).toBe(404);
  });

  const readForm = (more: string, fields: Record<string, string> = {}) =>
    fetch(`${laboratory.address}/proteomics/admin/pipelines/${laboratory.pipelineUuid}/webhook${more}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html' },
      body: new URLSearchParams(fields),
    });

  it('can be set by a form, and keeps its secret if the field is empty', async () => {
    await setWebhook();
    const answer = await readForm('', { url: `${receiver.address}/hook`, secret: '' });
    expect(answer.status).toBe(303);
    expect(await readState()).toMatchObject({ url: `${receiver.address}/hook`, has_secret: true, enabled: false });
  });

  it('shows a rejected form with its input, without the secret', async () => {
    const answer = await readForm('', { url: 'ftp://nowhere', secret: 'typed-secret-of-some-length', enabled: 'on' });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain('ftp://nowhere');
    expect(page).not.toContain('typed-secret');
  });

  it('can be tested by a button, with the result on the next page', async () => {
    await setWebhook();
    receiver.answerWith(418);
    const answer = await readForm('/test');
    const page = await fetch(laboratory.address + answer.headers.get('location'), {
      headers: {
        cookie: answer.headers
          .getSetCookie()
          .map((cookie) => cookie.split(';')[0])
          .join('; '),
      },
    });
    expect(await page.text()).toContain('The receiver returned 418.');
  });

  it('can be removed by a button', async () => {
    await setWebhook();
    await readForm('/delete');
    expect((await sendRequest('GET', buildPath())).status).toBe(404);
  });
});
