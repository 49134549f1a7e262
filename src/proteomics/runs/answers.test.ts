import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { LEAVES_RESULTS } from './testing.ts';

describeWithDatabase('Responses about runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-answers-'));
  let server: TestServer;
  let pages: string;
  const known = { user: '', pipeline: '', done: '', failed: '', stored: '' };

  beforeAll(async () => {
    const toolsFile = join(folder, 'tools.json');
    const createStep = (script: string) => ({
      steps: [{ name: 'only', command: [process.execPath, '-e', script, '--', 'x', '{result_dir}'] }],
    });
    writeFileSync(
      toolsFile,
      JSON.stringify({
        tools: { good: createStep(LEAVES_RESULTS), bad: createStep(`console.log('<b>no</b>'); process.exit(3)`) },
      }),
    );
    server = await startTestServer({ TOOLS_FILE: toolsFile }, { withDatabase: true });
    await postJson('/api/admin/projects', { name: 'Lung cohort', description: '' });
    known.user = (await postJson('/api/admin/users', { email: 'operator@example.org', name: 'Instrument operator' })).uuid;
    const createPipeline = async (name: string, tool?: string) =>
      (await postJson('/api/admin/pipelines', { project: 'lung-cohort', name, ...(tool === undefined ? {} : { tool }) })).uuid;
    known.pipeline = await createPipeline('Good', 'good');
    known.done = await uploadRawFile(known.pipeline, 'fine.raw');
    known.failed = await uploadRawFile(await createPipeline('Bad', 'bad'), 'bad.raw');
    known.stored = await uploadRawFile(await createPipeline('Store'), 'stored.raw');
    pages = `${server.address}/proteomics/projects/lung-cohort`;
    await Promise.all([known.done, known.failed].map(waitUntilEnded));
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  async function postJson(path: string, body: object): Promise<{ uuid: string }> {
    const headers = { 'Content-Type': 'application/json' };
    return (
      await fetch(`${server.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    ).json() as Promise<{ uuid: string }>;
  }
  async function uploadRawFile(pipeline: string, name: string): Promise<string> {
    const form = new FormData();
    form.set('user', known.user);
    form.set('pipeline', pipeline);
    form.set('orig_file', new Blob([`raw ${name}`]), name);
    const answer = await fetch(`${server.address}/api/upload/raw`, { method: 'POST', body: form });
    return ((await answer.json()) as { uuid: string }).uuid;
  }
  const readJson = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${server.address}${path}`, init);
    return { status: response.status, etag: response.headers.get('etag') ?? '', text: await response.text() };
  };
  const readState = async (run: string): Promise<string> => JSON.parse((await readJson(`/api/runs/${run}`)).text).state;
  const waitUntilEnded = (run: string) =>
    vi.waitFor(async () => expect(await readState(run)).not.toMatch(/queued|running/), { timeout: 60_000, interval: 50 });
  const submitAction = async (run: string, action: string, user: string) => {
    const headers = { 'Content-Type': 'application/json' };
    return (await readJson(`/api/runs/${run}/${action}`, { method: 'POST', headers, body: JSON.stringify({ user }) })).status;
  };
  const submitForm = (path: string, fields: Record<string, string>) =>
    fetch(`${pages}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  it.each([
    ['', 3, 'stored.raw'],
    ['?state=failed', 1, 'bad.raw'],
    ['?search=FINE', 1, 'fine.raw'],
    ['?search=%25', 0, undefined],
    ['?sort=raw_file&limit=1', 3, 'bad.raw'],
    ['?sort=-raw_file&offset=1', 3, 'fine.raw'],
    ['?project=lung-cohort&pipeline=good', 1, 'fine.raw'],
  ])('contain the runs that match the query "%s"', async (query, total, first) => {
    const list = JSON.parse((await readJson(`/api/runs${query}`)).text);
    expect([list.total, list.items[0]?.raw_file]).toEqual([total, first]);
  });

  it('contain counts of every state, regardless of the requested state', async () => {
    const { states } = JSON.parse((await readJson('/api/runs?state=queued')).text);
    expect(states).toEqual({ stored: 1, queued: 0, running: 0, done: 1, failed: 1, canceled: 0 });
  });

  it.each([
    ['/api/runs?pipeline=good', 400],
    ['/api/runs?project=absent', 404],
    ['/api/runs?state=odd', 400],
    ['/api/runs/not-a-uuid', 400],
    ['/api/runs/00000000-0000-4000-8000-000000000000', 404],
    ['/api/runs/00000000-0000-4000-8000-000000000000/log', 404],
  ])('reject %s with status %i', async (path, status) => {
    expect((await readJson(path)).status).toBe(status);
  });

  it('return 304 if nothing changed', async () => {
    const { etag } = await readJson(`/api/runs/${known.done}`);
    expect((await readJson(`/api/runs/${known.done}`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('contain the log as plain text', async () => {
    const { text } = await readJson(`/api/runs/${known.failed}/log?step=only&tail=2`);
    expect(text.replaceAll(/^\S+ /gm, '')).toBe('only out <b>no</b>\nonly run Ended with exit code 3.\n');
  });

  it.each([
    ['done', 'cancel', 409],
    ['stored', 'retry', 409],
    ['stored', 'cancel', 409],
  ] as const)('reject, for a run that is %s, the action %s', async (run, action, status) => {
    expect(await submitAction(known[run], action, known.user)).toBe(status);
  });

  it.each([
    ['odd', 400],
    ['00000000-0000-4000-8000-000000000000', 404],
  ])('reject the user %s with status %i', async (user, status) => {
    expect(await submitAction(known.failed, 'retry', user)).toBe(status);
  });

  it('accept a retry of a failed run with 202', async () => {
    expect(await submitAction(known.failed, 'retry', known.user)).toBe(202);
    await waitUntilEnded(known.failed);
    expect(JSON.parse((await readJson(`/api/runs/${known.failed}`)).text).attempt).toBeGreaterThan(1);
  });

  it('escape markup in a log', async () => {
    const page = await (await fetch(`${pages}/bad/runs/${known.failed}/log`)).text();
    expect([page.includes('&lt;b&gt;no&lt;/b&gt;'), page.includes('<b>no')]).toEqual([true, false]);
  });

  it('return 404 for a run of another pipeline', async () => {
    expect((await fetch(`${pages}/good/runs/${known.failed}`)).status).toBe(404);
  });

  it.each([
    ['', 400, 'Choose your name, or enter your user UUID.'],
    ['me', 400, 'This is not a UUID.'],
    ['00000000-0000-4000-8000-000000000000', 400, 'No user has this UUID.'],
  ])('show an error at the user field for the user "%s"', async (user, status, words) => {
    const response = await submitForm(`/bad/runs/${known.failed}/retry`, { user });
    expect([response.status, (await response.text()).includes(words)]).toEqual([status, true]);
  });

  it.each(['retry', 'cancel'])('reject a request to %s with unknown fields, and change nothing', async (action) => {
    const query = await submitForm(`/bad/runs/${known.failed}/${action}?nonsense=1`, { user: known.user });
    const field = await submitForm(`/bad/runs/${known.failed}/${action}`, { user: known.user, nonsense: '1' });
    expect([query.status, field.status]).toEqual([400, 400]);
  });

  it.each([
    ['an empty object', '{}', 400, 'user'],
    ['no body', undefined, 415, 'send application/json'],
  ])('name the missing part if a retry or cancel request has %s', async (_what, body, status, words) => {
    for (const action of ['retry', 'cancel']) {
      const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
      const answer = await readJson(`/api/runs/${known.done}/${action}`, {
        method: 'POST',
        headers,
        ...(body ? { body } : {}),
      });
      expect([action, answer.status, JSON.parse(answer.text)]).toEqual([
        action,
        status,
        { detail: expect.stringContaining(words) },
      ]);
    }
  });

  it('explain on the page of the run why a change is impossible', async () => {
    const response = await submitForm(`/good/runs/${known.done}/cancel`, { user: known.user });
    expect([response.status, (await response.text()).includes('only queued and running runs can be canceled')]).toEqual([
      409,
      true,
    ]);
  });

  it('redirect browsers to the run after a form, and remember the user', async () => {
    const response = await submitForm(`/good/runs/${known.done}/retry`, { user: known.user });
    expect([response.status, response.headers.get('location')?.endsWith(`/good/runs/${known.done}`)]).toEqual([303, true]);
    expect(response.headers.get('set-cookie')).toContain(known.user);
    await waitUntilEnded(known.done);
  });

  it('ask for confirmation before an administrator deletes a run', async () => {
    const doomed = await uploadRawFile(known.pipeline, 'doomed.raw');
    await waitUntilEnded(doomed);
    const question = await (await fetch(`${pages}/good/runs/${doomed}/delete`)).text();
    expect(question).toContain('the raw file doomed.raw');
    const response = await submitForm(`/good/runs/${doomed}/delete`, {});
    expect([response.status, (await readJson(`/api/runs/${doomed}`)).status]).toEqual([303, 404]);
  });

  it('confirm the deletion of a run through the API with 204', async () => {
    const doomed = await uploadRawFile(known.pipeline, 'gone.raw');
    await waitUntilEnded(doomed);
    expect((await readJson(`/api/runs/${doomed}`, { method: 'DELETE' })).status).toBe(204);
  });

  it('explain the next step in an empty pipeline', async () => {
    await postJson('/api/admin/pipelines', { project: 'lung-cohort', name: 'Empty' });
    expect(await (await fetch(`${pages}/empty`)).text()).toContain('No raw files yet.');
  });
});
