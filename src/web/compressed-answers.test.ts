/** Tests compression by the bytes that a server sends. */
import { randomBytes } from 'node:crypto';
import { get as httpGet, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { brotliDecompressSync, createGunzip, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createExpressApp } from '../contract/express-app.ts';
import { prepareText, sendPrepared } from '../contract/prepared.ts';
import { sendReply } from '../contract/reply.ts';
import { compressAnswers } from './compressed-answers.ts';
import { type ListeningServer, startListening } from './http-server.ts';

const LONG = 'Zea mays, Solanum lycopersicum\n'.repeat(200);
const prepared = prepareText(LONG, 'application/json; charset=utf-8');
const short = prepareText('{}', 'application/json; charset=utf-8');
/** State of a streamed response, whose next part is produced when the reader continues. */
const flowing = { produced: 0, waiting: undefined as (() => void) | undefined };

function createToyApp() {
  const app = createExpressApp();
  app.use(compressAnswers());
  const addAnswer = (
    path: string,
    type: string,
    content: string | Buffer,
    headers: Record<string, string> = {},
    status = 200,
  ) => app.get(path, (request, response) => sendReply(request, response, { status, type, content, headers }));
  addAnswer('/page', 'text/html', LONG);
  addAnswer('/short', 'text/html', 'short');
  addAnswer('/picture', 'image/png', Buffer.from(LONG));
  addAnswer('/part', 'text/plain', LONG, { 'Content-Range': 'bytes 0-6199/9000' }, 206);
  addAnswer('/negotiated', 'text/html', LONG, { Vary: 'Accept' });
  addAnswer('/strong', 'application/json', LONG, { ETag: '"abc"' });
  addAnswer('/weak', 'application/json', LONG, { ETag: 'W/"abc"' });
  addAnswer('/encoded', 'text/plain', Buffer.from(LONG), { 'Content-Encoding': 'x-own' });
  app.get('/json', (request, response) => sendReply(request, response, { status: 200, body: { text: LONG } }));
  app.get('/held', (request, response) => sendReply(request, response, { status: 304, headers: { ETag: 'W/"abc"' } }));
  app.get('/prepared', (request, response) => sendPrepared(request, response, prepared));
  app.get('/prepared-short', (request, response) => sendPrepared(request, response, short));
  app.get('/stalling', (request, response) => {
    const content = new Readable({ read: () => undefined });
    content.push(LONG);
    flowing.waiting = () => content.push(null);
    sendReply(request, response, { status: 200, type: 'text/csv', content });
  });
  app.get('/endless', (request, response) => {
    const content = new Readable({
      read(size) {
        flowing.produced += size;
        this.push(randomBytes(size));
      },
    });
    sendReply(request, response, { status: 200, type: 'text/csv', content });
  });
  return app;
}

let server: ListeningServer;
beforeAll(async () => {
  server = await startListening({ listener: createToyApp() }, '127.0.0.1', 0);
});
afterAll(() => server.stop(0));

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Sends exactly these headers, and does not decompress the response. */
function sendRequest(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(server.address + path, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });
}

const GZIP = { 'accept-encoding': 'gzip' };
const BROTLI = { 'accept-encoding': 'gzip, deflate, br' };
const getCoding = async (path: string, headers: Record<string, string> = GZIP) =>
  (await sendRequest(path, headers)).headers['content-encoding'];

describe('A generated response', () => {
  it('is compressed by gzip or brotli, as the client prefers', async () => {
    const [gzip, brotli] = [await sendRequest('/page', GZIP), await sendRequest('/page', BROTLI)];
    expect([gzip.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual(['gzip', 'br']);
    expect([gunzipSync(gzip.bytes).toString(), brotliDecompressSync(brotli.bytes).toString()]).toEqual([LONG, LONG]);
    expect(gzip.bytes.length).toBeLessThan(LONG.length / 5);
  });

  it('is also compressed if it is JSON', async () => {
    expect(JSON.parse(gunzipSync((await sendRequest('/json', GZIP)).bytes).toString())).toEqual({ text: LONG });
  });

  it('is not compressed for clients that accept no coding', async () => {
    for (const headers of [{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'gzip;q=0, br;q=0' }]) {
      const { headers: got, bytes } = await sendRequest('/page', headers as Record<string, string>);
      expect([got['content-encoding'], got['content-length'], bytes.toString()]).toEqual([
        undefined,
        String(LONG.length),
        LONG,
      ]);
    }
  });

  it('names Accept-Encoding in Vary, whether or not it is compressed', async () => {
    expect([(await sendRequest('/page')).headers.vary, (await sendRequest('/page', GZIP)).headers.vary]).toEqual([
      'Cookie, Accept-Encoding',
      'Cookie, Accept-Encoding',
    ]);
    expect((await sendRequest('/negotiated', GZIP)).headers.vary).toBe('Accept, Cookie, Accept-Encoding');
    expect((await sendRequest('/held', GZIP)).headers.vary).toBe('Accept-Encoding');
  });

  it.each([
    ['is short', '/short'],
    ['has a compressed format', '/picture'],
    ['is a partial response', '/part'],
    ['already has a coding', '/encoded'],
    ['has a strong entity tag', '/strong'],
  ])('is not compressed if it %s', async (_reason, path) => {
    expect([undefined, 'x-own']).toContain(await getCoding(path));
  });

  it('keeps its weak entity tag when it is compressed', async () => {
    expect((await sendRequest('/weak', GZIP)).headers).toMatchObject({ etag: 'W/"abc"', 'content-encoding': 'gzip' });
  });

  it('has a length for HEAD only if it has one for GET', async () => {
    const { headers, bytes } = await sendRequest('/page', GZIP, 'HEAD');
    expect([headers['content-length'], bytes.length]).toEqual([undefined, 0]);
    expect((await sendRequest('/page', {}, 'HEAD')).headers['content-length']).toBe(String(LONG.length));
  });
});

describe('The compression of a response to a user', () => {
  const cookie = { cookie: 'session=1' };

  it.each([
    ['applies if a page of this server sends the request', { ...cookie, 'sec-fetch-site': 'same-origin' }, 'gzip'],
    ['applies if the user enters the address', { ...cookie, 'sec-fetch-site': 'none' }, 'gzip'],
    ['does not apply if a page of another site sends the request', { ...cookie, 'sec-fetch-site': 'cross-site' }, undefined],
    [
      'does not apply if a page of a neighboring host sends the request',
      { ...cookie, 'sec-fetch-site': 'same-site' },
      undefined,
    ],
    [
      'does not apply if another site sends the request of a user without a cookie',
      { 'sec-fetch-site': 'cross-site' },
      undefined,
    ],
    ['does not apply if the browser omits the origin of the request', cookie, undefined],
    ['applies if a program sends its token', { authorization: 'Bearer x' }, 'gzip'],
  ])('%s', async (_case, headers, coding) => {
    expect(await getCoding('/page', { ...GZIP, ...headers })).toBe(coding);
  });
});

describe('A prepared response', () => {
  it('has a separate entity tag for each coding', async () => {
    const tags = await Promise.all(
      [{}, GZIP, BROTLI].map(async (headers) => (await sendRequest('/prepared', headers)).headers.etag),
    );
    expect(tags).toEqual([
      String(prepared.etag),
      String(prepared.etag).replace(/"$/, '-gzip"'),
      String(prepared.etag).replace(/"$/, '-br"'),
    ]);
  });

  it('results in 304 only if the entity tag belongs to the coding that the client accepts', async () => {
    const held = (await sendRequest('/prepared', GZIP)).headers.etag ?? '';
    const statuses = [GZIP, BROTLI, {}].map(
      async (headers) => (await sendRequest('/prepared', { ...headers, 'if-none-match': held })).status,
    );
    expect(await Promise.all(statuses)).toEqual([304, 200, 200]);
    expect((await sendRequest('/prepared', { ...GZIP, 'if-none-match': held })).headers).toMatchObject({
      etag: held,
      vary: 'Accept-Encoding',
    });
  });

  it('has the Content-Length of its compressed bytes, for GET and HEAD', async () => {
    const [whole, head] = [await sendRequest('/prepared', BROTLI), await sendRequest('/prepared', BROTLI, 'HEAD')];
    expect(whole.headers['content-length']).toBe(String(whole.bytes.length));
    expect([head.headers['content-length'], head.headers.etag]).toEqual([whole.headers['content-length'], whole.headers.etag]);
    expect(brotliDecompressSync(whole.bytes).toString()).toBe(LONG);
  });

  it('is sent uncompressed and without Vary if it is short', async () => {
    const { headers } = await sendRequest('/prepared-short', GZIP);
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  });

  it('is not compressed for a client that accepts only deflate', async () => {
    expect(await getCoding('/prepared', { 'accept-encoding': 'deflate' })).toBeUndefined();
  });
});

describe('A streamed response', () => {
  it('arrives in chunks before it ends', async () => {
    const text = await new Promise<string>((resolve, reject) => {
      httpGet(`${server.address}/stalling`, { headers: GZIP }, (answer) => {
        const content = answer.pipe(createGunzip());
        let got = '';
        content.on('error', reject).on('end', () => resolve(got));
        content.on('data', (chunk: Buffer) => {
          got += chunk.toString();
          // The server ends the response only now. Without a flush, the test would not reach this line.
          if (got.length === LONG.length) flowing.waiting?.();
        });
      }).on('error', reject);
    });
    expect(text).toBe(LONG);
  });

  it('is produced only as fast as the client reads', async () => {
    flowing.produced = 0;
    const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      httpGet(`${server.address}/endless`, { headers: GZIP, agent: false }, resolve).on('error', reject);
    });
    answer.pause();
    let before = -1;
    const isDelayed = () => {
      const was = before;
      before = flowing.produced;
      return was === before;
    };
    await vi.waitUntil(isDelayed, { interval: 100, timeout: 60_000 });
    expect(before).toBeLessThan(64_000_000);
    answer.destroy();
  });
});
