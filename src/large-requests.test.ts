// @module-tag full
/** Tests that large requests are processed in a thread: responses are the same, and other requests do not wait. */
import zlib, { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../contract-tests/test-server.ts';
import { SHORT_JSON } from './contract/bodies.ts';

const study = {
  unique_id: 'STU-1',
  investigation_id: 'INV-1',
  title: 'A study',
  start_date: '2024-10-01',
  end_date: '2024-03-01',
};
const spaces = ' '.repeat(SHORT_JSON);

describe('A request with long processing', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ MAX_JSON_BYTES: '5000000' });
  });
  afterAll(() => server.stop());

  const sendBody = async (path: string, body: NonNullable<RequestInit['body']>, headers: Record<string, string>) => {
    const answer = await fetch(`${server.address}${path}`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
    const varying = ['date', 'x-request-id', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];
    const stable = [...answer.headers].filter(([name]) => !varying.includes(name));
    return { status: answer.status, headers: Object.fromEntries(stable), text: await answer.text() };
  };
  const postText = (text: string | Buffer<ArrayBuffer> | ReadableStream, headers: Record<string, string> = {}) =>
    sendBody('/validate', text, { 'content-type': 'application/json', ...headers });
  const validateText = (text: string) =>
    sendBody('/validator', new URLSearchParams({ profile: 'miappe/1.1', entity: 'Study', text }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });

  it.each<[string, string]>([
    ['with errors in the data', JSON.stringify({ entity: 'Study', data: study })],
    ['that breaks the contract', JSON.stringify({ entity: 5, data: study })],
    ['for an unknown profile', JSON.stringify({ entity: 'Nothing', data: study })],
    ['of broken JSON', '{"entity": '],
    ['that is nested too deeply', `{"entity":"Study","data":${'['.repeat(200)}${']'.repeat(200)}}`],
  ])('has the same response as a short request %s', async (_what, text) => {
    expect(await postText(text + spaces)).toEqual(await postText(text));
  });

  it('has the same response as a short request if it is a form', async () => {
    const short = await validateText('title: 5\n');
    const long = await validateText(`title: 5\n${'# A comment.\n'.repeat(SHORT_JSON / 13)}`);
    expect([long.status, long.headers['content-type']]).toEqual([short.status, short.headers['content-type']]);
    for (const { text } of [short, long]) expect(text).toContain('<title>3 errors · Validator');
  });

  it('succeeds with every content coding of its body', async () => {
    const text = JSON.stringify({ entity: 'Study', data: study });
    const wanted = await postText(text);
    expect(await postText(new Blob([text]).stream())).toEqual(wanted);
    expect(await postText(new Blob([text + spaces]).stream())).toEqual(wanted);
    expect(await postText(gzipSync(text), { 'content-encoding': 'gzip' })).toEqual(wanted);
    expect(await postText(gzipSync(text + spaces), { 'content-encoding': 'gzip' })).toEqual(wanted);
  });

  it('is rejected with 413 above the limit, with or without a declared length', async () => {
    const large = ' '.repeat(5_000_001);
    for (const body of [large, new Blob([large]).stream()]) {
      const { status, text } = await postText(body);
      expect([status, JSON.parse(text)]).toEqual([413, { detail: 'The body is larger than 5 MB.' }]);
    }
  });

  it('does not delay other requests', async () => {
    let isAnswered = false;
    const long = validateText('- &a\n'.repeat(100_000)).finally(() => {
      isAnswered = true;
    });
    for (let number = 0; number < 20; number += 1) {
      expect((await postText(JSON.stringify({ entity: 'Study', data: study }))).status).toBe(200);
      expect(isAnswered).toBe(false);
    }
    expect((await long).status).toBe(200);
  });
});

describe('Compressed bodies', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ MAX_JSON_BYTES: '5000000', TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => server.stop());

  it('are decompressed at most four at a time, and at most two at a time for one client', async () => {
    const body = gzipSync(JSON.stringify({ entity: 'Study', data: study }));
    const postBody = async (client: string) => {
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip', 'x-forwarded-for': client };
      return (await fetch(`${server.address}/validate`, { method: 'POST', body, headers })).status;
    };
    const held: (() => void)[] = [];
    const gunzip = zlib.gunzip as (...all: unknown[]) => void;
    let isHeld = true;
    const spy = vi.spyOn(zlib, 'gunzip').mockImplementation(((...all: unknown[]) => {
      if (isHeld) held.push(() => gunzip(...all));
      else gunzip(...all);
    }) as unknown as typeof zlib.gunzip);
    try {
      const first = Array.from({ length: 6 }, () => postBody('192.0.2.1'));
      await expect.poll(() => held.length).toBe(2);
      const others = Array.from({ length: 6 }, () => postBody('192.0.2.2'));
      await expect.poll(() => held.length).toBe(4);
      // Uncompressed requests do not wait for them.
      const plain = await fetch(`${server.address}/validate`, {
        method: 'POST',
        body: JSON.stringify({ entity: 'Study', data: study }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
      });
      const running = held.length;
      isHeld = false;
      for (const resume of held) resume();
      expect([plain.status, running, new Set(await Promise.all([...first, ...others]))]).toEqual([200, 4, new Set([200])]);
    } finally {
      spy.mockRestore();
    }
  });
});
