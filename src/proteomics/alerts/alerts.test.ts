/** Tests of alerts with a real mail server and a real receiver. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAuthentication, readAuthSettings } from '../../auth/index.ts';
import { createJobQueues } from '../../jobs/job-queues.ts';
import { createLog } from '../../log.ts';
import { readSettings } from '../../settings.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { NotDeliveredError } from '../../webhooks/deliveries.ts';
import { setWebhook } from '../../webhooks/store.ts';
import { startReceiver, type TestReceiver } from '../../webhooks/testing-receiver.ts';
import { signBody } from '../../webhooks/webhook-client.ts';
import {
  ADMIN_TOKEN,
  COLLABORATION,
  createPeopleEnvironment,
  EXAMPLE,
  type PeopleServer,
  startPeopleServer,
} from '../access/testing-people.ts';
import { SEND_ALERT } from '../jobs.ts';
import type { Client } from '../records.ts';
import { reportSilentComputers } from '../uploads/computers/silence.ts';
import { PIPELINE_WEBHOOKS } from '../webhooks/table.ts';
import { createAlertDeliveries, sendDueMessages } from './alert-deliveries.ts';
import { recordAlertEvent, recordDueEvents } from './causes.ts';
import { createAlert, type NewAlert } from './store.ts';
import { startMailServer, type TestMailServer } from './testing-mail.ts';

const PAGE = '/proteomics/projects/lung-cohort/tmt11-quality/alerts';
const SECRET = 'example-secret-of-32-characters';
const EMAIL: NewAlert = {
  userUuid: null,
  channel: 'email',
  address: 'operator@example.org',
  events: ['failed_run', 'no_run', 'outside_limits', 'disk'],
  isDaily: false,
  silentHours: 24,
};

describeWithDatabase('Alerts of a pipeline', () => {
  let server: PeopleServer;
  let mail: TestMailServer;
  let chat: TestReceiver;
  let pool: pg.Pool;
  let clock: Date;
  beforeAll(async () => {
    [mail, chat] = await Promise.all([startMailServer(), startReceiver()]);
    server = await startPeopleServer({
      ...createPeopleEnvironment(),
      PROTEOMICS_ACCESS: 'login',
      SMTP_URL: mail.url,
      SMTP_FROM: 'Concordat <concordat@example.org>',
      WEBHOOK_PRIVATE_ADDRESSES: 'true',
    });
    pool = server.database.pool;
  });
  afterAll(async () => {
    await server?.stop();
    await Promise.all([mail?.stop(), chat?.stop()]);
  });
  beforeEach(async () => {
    await server.placeRecords(COLLABORATION);
    // No daily messages are due around this time. The server has a separate clock.
    clock = new Date('2030-01-01T08:00:00Z');
  });
  afterEach(() => {
    mail.received.length = 0;
    chat.received.length = 0;
  });

  const createContext = (settings: Record<string, string> = {}) => ({
    settings: readSettings({
      SMTP_URL: mail.url,
      SMTP_FROM: 'Concordat <concordat@example.org>',
      WEBHOOK_PRIVATE_ADDRESSES: 'true',
      ...settings,
    }),
    pool,
    // Alerts without a user require no check on the platform.
    authentication: createAuthentication({ settings: readAuthSettings(createPeopleEnvironment()) }),
    memberships: { isAdministrator: async () => false, isMember: undefined },
    now: () => clock,
  });
  const { signal } = new AbortController();
  const createAttempt = (isLast = false) => ({ id: '', signal, attempt: 1, isLast, sentAt: new Date() });
  /** Sends the due messages without the job queue, which uses the real clock. */
  const sendMessages = async (options: { isLast?: boolean; settings?: Record<string, string> } = {}) => {
    const { isLast = false, settings = {} } = options;
    const { rows } = await pool.query<{ uuid: string }>('select uuid from proteomics_alerts');
    for (const { uuid } of rows)
      await sendDueMessages(createContext(settings), uuid, createAttempt(isLast)).catch((error: unknown) => {
        if (!(error instanceof NotDeliveredError)) throw error;
      });
  };
  const createHook = () => {
    const place = { id: EXAMPLE.pipeline, owner: null, allowPrivate: true };
    return setWebhook(pool, PIPELINE_WEBHOOKS, place, { url: `${chat.address}/hook`, secret: SECRET, enabled: true });
  };
  const createTestAlert = (alert: Partial<NewAlert> = {}) => createAlert(pool, EXAMPLE.pipeline, { ...EMAIL, ...alert }, clock);
  const recordEvent = (name: string, title = 'Something', client: Client = pool) =>
    recordAlertEvent(
      client,
      { pipelineUuid: EXAMPLE.pipeline, event: 'failed_run', name, content: { title, lines: ['a line'], path: '/proteomics' } },
      clock,
    );
  const failRun = (attempt = 1) =>
    pool.query(
      `update proteomics_raw_files set state = 'failed', message = 'It broke.', attempt = $2, finished_at = $3 where uuid = $1`,
      [EXAMPLE.run, attempt, clock],
    );

  it('cannot be used to inject email headers', async () => {
    await createTestAlert();
    await createTestAlert({ address: 'operator@example.org\r\nBcc: thief@example.org' });
    await recordEvent('hostile', 'Broken\r\nBcc: thief@example.org\r\n\r\nanother text');
    await sendMessages({ isLast: true });
    const headers = mail.received.map(({ source }) => source.split('\r\n\r\n')[0] ?? '');
    expect(headers.length).toBeGreaterThan(0);
    expect(headers.filter((text) => /^(Bcc|Cc)\s*:/im.test(text))).toEqual([]);
    expect(mail.received.flatMap(({ to }) => to).filter((address) => address === 'thief@example.org')).toEqual([]);
  });

  it('report a failed run only once, even with repeated and concurrent checks', async () => {
    await createTestAlert();
    await failRun();
    await Promise.all([recordDueEvents(createContext()), recordDueEvents(createContext()), recordDueEvents(createContext())]);
    await sendMessages();
    await recordDueEvents(createContext());
    await sendMessages();
    expect(mail.received.map(({ to }) => to)).toEqual([['operator@example.org']]);
    expect(mail.received[0]?.source).toContain('lumos_20250304_qc01: It broke.');
    await failRun(2);
    await recordDueEvents(createContext());
    await sendMessages();
    expect(mail.received).toHaveLength(2);
  });

  it('report a pipeline without new runs only once', async () => {
    await createTestAlert({ silentHours: 12 });
    clock = new Date('2030-01-02T08:00:00Z');
    await pool.query(`update proteomics_raw_files set uploaded_at = '2030-01-01T09:00:00Z'`);
    await recordDueEvents(createContext());
    await recordDueEvents(createContext());
    await sendMessages();
    expect(mail.received).toHaveLength(1);
    expect(mail.received[0]?.source).toContain('No new run in TMT11 quality for 12 hours');
  });

  it('are sent for all other checks if one check fails', async () => {
    await createTestAlert();
    await failRun();
    await pool.query('alter table proteomics_computers rename to proteomics_computers_away');
    try {
      await expect(recordDueEvents(createContext(), [reportSilentComputers])).rejects.toThrow(
        '1 of 5 failed: relation "proteomics_computers"',
      );
    } finally {
      await pool.query('alter table proteomics_computers_away rename to proteomics_computers');
    }
    await sendMessages();
    expect(mail.received[0]?.source).toContain('lumos_20250304_qc01: It broke.');
  });

  it('report a nearly full disk once a day', async () => {
    await createTestAlert({ events: ['disk'] });
    const small = { ...createContext(), settings: { ...createContext().settings, alertDiskPercent: 101 } };
    await recordDueEvents(small);
    await recordDueEvents(small);
    await sendMessages();
    expect(mail.received.map(({ source }) => source.includes("The server's disk is nearly full"))).toEqual([true]);
  });

  it('are sent to the webhook of the pipeline as signed JSON, with one message per event', async () => {
    await createHook();
    await createTestAlert({ channel: 'webhook', address: '', events: ['failed_run', 'no_run', 'disk'], silentHours: 12 });
    clock = new Date('2030-01-02T08:00:00Z');
    await pool.query(`update proteomics_raw_files set uploaded_at = '2030-01-01T09:00:00Z'`);
    await failRun();
    await recordDueEvents({ ...createContext(), settings: { ...createContext().settings, alertDiskPercent: 101 } });
    await sendMessages();
    await sendMessages();
    const messages = chat.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    expect(messages.map(({ event }) => event).toSorted()).toEqual(['disk', 'failed_run', 'no_run']);
    expect(messages.find(({ event }) => event === 'failed_run')).toEqual({
      event: 'failed_run',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      sent_at: clock.toISOString(),
      project: 'lung-cohort',
      pipeline: 'tmt11-quality',
      run: EXAMPLE.run,
      raw_file: 'lumos_20250304_qc01',
      metric: null,
      value: null,
      limit: null,
      text: expect.stringContaining('It broke.'),
    });
    for (const { body, headers } of chat.received) {
      expect(headers['concordat-signature']).toBe(signBody(body, SECRET));
      expect(headers['concordat-event']).toBe((JSON.parse(body) as { event: string }).event);
    }
  });

  it('are retried with the same ID if the webhook rejects them', async () => {
    await createHook();
    await createTestAlert({ channel: 'webhook', address: '', events: ['failed_run'] });
    await failRun();
    await recordDueEvents(createContext());
    chat.answerWith(500);
    await sendMessages();
    chat.answerWith(204);
    clock = new Date(clock.getTime() + 60_000);
    await sendMessages();
    const ids = chat.received.map(({ body }) => (JSON.parse(body) as { id: string }).id);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('can use the webhook of the pipeline only if the pipeline has one', async () => {
    const postForm = async (events: string) => {
      const form = new URLSearchParams({ channel: 'webhook', events });
      return server.send('manager', PAGE, { form, accept: 'text/html' });
    };
    await pool.query('delete from proteomics_webhooks');
    expect((await postForm('failed_run')).text).toContain('The pipeline has no webhook yet. Set one in its settings first.');
    await createHook();
    expect((await postForm('outside_limits')).text).toContain('The webhook already gets every value out of limits.');
    expect((await postForm('failed_run')).status).toBe(303);
    expect((await server.send('manager', PAGE, { accept: 'text/html' })).text).toMatch(/webhook \(signed JSON\)/);
    const { rows } = await pool.query('select uuid from proteomics_alerts');
    expect((await server.send('manager', `${PAGE}/${rows[0].uuid}/test`, { form: new URLSearchParams() })).status).toBe(303);
    expect(chat.received.map(({ body }) => (JSON.parse(body) as { event: string }).event)).toEqual(['test']);
  });

  it('arrive together in the morning if their schedule is daily', async () => {
    await createTestAlert({ isDaily: true });
    await recordEvent('one', 'First thing');
    await recordEvent('two', 'Second thing');
    await sendMessages();
    expect(mail.received).toEqual([]);
    clock = new Date('2030-01-02T05:00:00Z');
    await sendMessages();
    expect(mail.received).toHaveLength(1);
    expect(mail.received[0]?.source).toContain('2 alerts');
    expect(mail.received[0]?.source).toMatch(/First thing[\s\S]*Second thing/);
  });

  it('are retried if the mail server rejects them, and are then sent once', async () => {
    await createTestAlert();
    await recordEvent('refused');
    mail.rejectNext(1);
    await sendMessages();
    expect(mail.received).toEqual([]);
    await sendMessages();
    await sendMessages();
    expect(mail.received).toHaveLength(1);
  });

  it('are abandoned after the last attempt', async () => {
    await createTestAlert();
    await recordEvent('given up');
    mail.rejectNext(1);
    await sendMessages({ isLast: true });
    await sendMessages();
    expect(mail.received).toEqual([]);
  });

  it('are sent once even if several processes run, and in one message if several are due', async () => {
    await createTestAlert();
    clock = new Date();
    const works = [createAlertDeliveries(createContext())];
    const queues = [1, 2].map(() =>
      createJobQueues({ pool, connect: server.database.connect, log: createLog('silent') }, works),
    );
    await Promise.all(queues.map((queue) => queue.start()));
    await runInTransaction(pool, async (client) => {
      for (const name of ['one', 'two', 'three']) await recordEvent(name, `Thing ${name}`, client);
    });
    await expect.poll(() => mail.received.length).toBe(1);
    await expect
      .poll(
        async () =>
          (
            await pool.query(`select from pgboss.job where name = $1 and state < 'completed' and start_after < now()`, [
              SEND_ALERT.name,
            ])
          ).rowCount,
      )
      .toBe(0);
    await Promise.all(queues.map((queue) => queue.stop(5_000)));
    expect(mail.received.map(({ source }) => source.includes('3 alerts'))).toEqual([true]);
  });

  it('are sent again with the same Message-ID if a process is killed before it records the delivery', async () => {
    await createTestAlert();
    await recordEvent('killed');
    const getId = (source = '') => /^Message-ID: (.*)$/im.exec(source)?.[1];
    await sendMessages();
    // Simulates a process that was killed after the mail server had accepted the message.
    await pool.query(`update proteomics_alert_messages set settled_at = null`);
    await sendMessages();
    expect(mail.received).toHaveLength(2);
    expect(getId(mail.received[1]?.source)).toBe(getId(mail.received[0]?.source));
  });

  it.each([
    ['slack', (body: { text: string; blocks: { text: { text: string } }[] }) => [body.text, body.blocks[0]?.text.text]],
    ['mattermost', (body: { text: string }) => [body.text]],
    [
      'teams',
      (body: { attachments: { contentType: string; content: { body: { text: string }[] } }[] }) => [
        body.attachments[0]?.contentType,
        body.attachments[0]?.content.body[0]?.text,
      ],
    ],
  ] as const)('have the format of %s, in which file names cannot mention users', async (channel, look) => {
    await createTestAlert({ channel, address: `${chat.address}/hook` });
    await recordEvent(`of ${channel}`, '<!channel> @channel **x** [y](http://evil.example)');
    await sendMessages();
    expect(chat.received).toHaveLength(1);
    const chatText = JSON.stringify(look(JSON.parse(chat.received[0]?.body ?? '{}')));
    expect(chatText).not.toContain('<!channel>');
    expect(chatText).not.toMatch(channel === 'slack' ? /<!/ : /@channel|[^\\]\*\*x|\]\(http:\/\/evil/);
  });

  it('cannot reach the private network through chat services unless a setting allows it', async () => {
    await createTestAlert({ channel: 'slack', address: `${chat.address}/hook` });
    await recordEvent('private');
    await sendMessages({ settings: { WEBHOOK_PRIVATE_ADDRESSES: 'false' } });
    expect(chat.received).toEqual([]);
  });

  it('can be created, tested and deleted by users on the page, only for their own address', async () => {
    const form = new URLSearchParams({ channel: 'email', events: 'failed_run', address: 'somebody.else@example.org' });
    const { status } = await server.send('member', PAGE, { form, accept: 'text/html' });
    const page = await server.send('member', PAGE, { accept: 'text/html' });
    const other = await server.send('administrator', PAGE, { accept: 'text/html' });
    const { rows } = await pool.query('select uuid, address from proteomics_alerts');
    const tested = await server.send('member', `${PAGE}/${rows[0].uuid}/test`, {
      form: new URLSearchParams(),
      accept: 'text/html',
    });
    const deleted = await server.send('member', `${PAGE}/${rows[0].uuid}/delete`, {
      form: new URLSearchParams(),
      accept: 'text/html',
    });
    expect([status, tested.status, deleted.status, page.text.includes(rows[0].address)]).toEqual([303, 303, 303, true]);
    expect([rows[0].address.includes('somebody.else'), other.text.includes(rows[0].address)]).toEqual([false, false]);
    expect(mail.received.map(({ to }) => to)).toEqual([[rows[0].address]]);
  });

  it('cannot be deleted by other users, except by managers, who see all alerts', async () => {
    await createTestAlert();
    const { rows } = await pool.query('select uuid from proteomics_alerts');
    const form = new URLSearchParams();
    const refused = await server.send('member', `${PAGE}/${rows[0].uuid}/delete`, { form, accept: 'text/html' });
    const unknown = await server.send('manager', `${PAGE}/${randomUUID()}/delete`, { form, accept: 'text/html' });
    const page = await server.send('manager', PAGE, { accept: 'text/html' });
    const deleted = await server.send('manager', `${PAGE}/${rows[0].uuid}/delete`, { form, accept: 'text/html' });
    expect([refused.status, unknown.status, deleted.status, page.text.includes(EMAIL.address)]).toEqual([403, 404, 303, true]);
  });

  it.each([
    ['no event', { channel: 'email' }, 'Select at least one event.'],
    [
      'a chat service that only managers may use',
      { channel: 'slack', events: 'disk', address: 'https://hooks.example.org/x' },
      'Only users who manage',
    ],
    ['invalid hours', { channel: 'email', events: 'no_run', silent_hours: '0' }, 'Enter a number from 1 to 8760'],
    ['too many runs', { channel: 'email', events: 'outside_limits', runs_out: '3', of_runs: '2' }, 'Enter at least 3'],
    ['invalid runs', { channel: 'email', events: 'outside_limits', runs_out: '21' }, 'Enter a number from 1 to 20'],
  ])('are not saved with %s, and the form shows the error at the field', async (_, fields, message) => {
    const form = new URLSearchParams(Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== undefined));
    const { status, text } = await server.send('member', PAGE, { form, accept: 'text/html' });
    const { rowCount } = await pool.query('select from proteomics_alerts');
    expect([status, text.includes(message), rowCount]).toEqual([400, true, 0]);
  });

  it('are listed without the secret address of their chat service', async () => {
    await createTestAlert({ channel: 'mattermost', address: `${chat.address}/hooks/a-secret` });
    const { text } = await server.send('manager', PAGE, { accept: 'text/html' });
    expect([text.includes('Mattermost at 127.0.0.1'), text.includes('a-secret')]).toEqual([true, false]);
  });

  it('are deleted with their user', async () => {
    const form = new URLSearchParams({ channel: 'email', events: 'failed_run' });
    await server.send('member', PAGE, { form, accept: 'text/html' });
    const { rows } = await pool.query('select user_uuid from proteomics_alerts');
    const { status } = await server.send('anonymous', `/api/admin/users/${rows[0].user_uuid}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    });
    const { rowCount } = await pool.query('select from proteomics_alerts');
    expect([status, rowCount]).toEqual([204, 0]);
  });
});
