/** Tests responses to long requests while every thread is busy and the queue is full. */
// @module-tag full
import type pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../contract-tests/test-server.ts';
import { SHORT_JSON } from '../contract/bodies.ts';
import type { Database } from '../storage/database.ts';
import { describeWithDatabase, WAITING_LOCKS } from '../storage/testing.ts';
import { THREAD_LIMITS } from './thread-pool.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const study = { entity: 'Study', data: { unique_id: 'STU-1', investigation_id: 'INV-1', title: 'Field trial' } };
const profiles = ['miappe/1.1', 'isa/1.0'];
const merge = { profiles, strategy: 'first_wins', output_name: 'plant-isa', output_version: '1.0' };

/** Returns a body that is too large for the main thread. Contains meaningless padding. */
const createLongJson = (body: object | readonly string[]) => JSON.stringify(body).padEnd(2 * SHORT_JSON);
const createForm = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();

describeWithDatabase('A server after clients disconnect', () => {
  it('ends the running tasks of these clients', { timeout: 120_000 }, async () => {
    const server = await startTestServer({}, { withDatabase: true });
    const { pool } = server.database as Database;
    const holder = await pool.connect();
    try {
      await holder.query('begin; lock table saved_profiles in access exclusive mode');
      const countWaiting = async () =>
        (await pool.query(`${WAITING_LOCKS} and relation = 'saved_profiles'::regclass`)).rowCount;
      const gone = new AbortController();
      const sendBusyRequest = (signal?: AbortSignal) =>
        fetch(`${server.address}/validate`, {
          method: 'POST',
          headers: { 'content-type': JSON_TYPE },
          body: createLongJson(study),
          ...(signal === undefined ? {} : { signal }),
        });
      const ofOne = THREAD_LIMITS.threads - 1;
      const left = Array.from({ length: ofOne }, () => expect(sendBusyRequest(gone.signal)).rejects.toThrow());
      await vi.waitFor(async () => expect(await countWaiting()).toBe(ofOne), { timeout: 60_000 });
      const next = sendBusyRequest();
      gone.abort();
      await Promise.all(left);
      // The database has not noticed that threads ended, so their queries still wait.
      await vi.waitFor(async () => expect(await countWaiting()).toBe(ofOne + 1), { timeout: 60_000 });
      await holder.query('rollback');
      expect((await next).status).toBe(200);
    } finally {
      holder.release(true);
      await server.stop();
    }
  });
});

describeWithDatabase('A server with busy threads and a full queue', () => {
  let server: TestServer;
  let holder: pg.PoolClient;
  let waiting: readonly Promise<Response>[] = [];

  const sendBusyRequest = (path: string, type: string, body: string, accept = JSON_TYPE) =>
    fetch(server.address + path, { method: 'POST', headers: { 'content-type': type, accept }, body, redirect: 'manual' });

  beforeAll(async () => {
    server = await startTestServer({}, { withDatabase: true });
    holder = await (server.database as Database).pool.connect();
    // A thread reads the saved profiles before it responds, so it waits for this lock.
    await holder.query('begin; lock table saved_profiles in access exclusive mode');
    const expected = THREAD_LIMITS.threads - 1 + THREAD_LIMITS.waitingOfOne;
    waiting = Array.from({ length: expected + 1 }, () => sendBusyRequest('/validate', JSON_TYPE, createLongJson(study)));
    // One request exceeds the queue. It is rejected before any other request is completed.
    expect((await Promise.race(waiting)).status).toBe(503);
  });
  afterAll(async () => {
    holder?.release(true);
    await Promise.allSettled(waiting);
    await server?.stop();
  });

  it.each([
    ['validateObject', '/validate', JSON_TYPE, createLongJson(study), JSON_TYPE],
    [
      'validateText',
      '/validator',
      FORM_TYPE,
      createForm({ profile: 'miappe/1.1', entity: 'Study', text: '# A comment.\n'.repeat(1_000) }),
      'text/html',
    ],
    ['compareProfiles', '/api/compare', JSON_TYPE, createLongJson(profiles), JSON_TYPE],
    ['mergeProfiles', '/api/merge', JSON_TYPE, createLongJson(merge), JSON_TYPE],
  ])('rejects %s at %s with a readable message', async (_operation, path, type, body, accept) => {
    const answer = await sendBusyRequest(path, type, body, accept);
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0], await answer.text()]).toEqual([
      503,
      accept,
      expect.stringContaining('The server is processing many large requests. Try again in a moment.'),
    ]);
  });

  const many = ['miappe/1.1', 'isa/1.0', 'ena/1.0', 'jerm/1.0'];
  it.each(
    [
      ['showComparison', `/compare?profiles=${many}`, undefined],
      ['downloadComparison', `/compare/file?profiles=${many}`, undefined],
      ['showMerge', `/merge?profiles=${many}`, undefined],
      ['previewMerge', '/merge', new URLSearchParams(many.map((id): [string, string] => ['profiles', id]))],
      ['downloadMergedProfile', '/merge/file', new URLSearchParams(many.map((id): [string, string] => ['profiles', id]))],
    ].flatMap((one) => [JSON_TYPE, 'text/html'].map((accept) => [...one, accept] as const)),
  )('rejects %s of many profiles with a readable message', async (_operation, path, body, accept) => {
    const request = { headers: { accept: String(accept) }, ...(body === undefined ? {} : { method: 'POST', body }) };
    const answer = await fetch(`${server.address}${path}`, request);
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0], await answer.text()]).toEqual([
      503,
      accept,
      expect.stringContaining('The server is processing many large requests. Try again in a moment.'),
    ]);
  });

  it('responds to a short request', async () => {
    expect((await sendBusyRequest('/validate', JSON_TYPE, JSON.stringify(study))).status).toBe(200);
  });

  it('responds to waiting requests when threads are free again', async () => {
    await holder.query('rollback');
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200)).toEqual([503]);
  });
});
