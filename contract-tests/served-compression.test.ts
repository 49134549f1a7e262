/** Tests which responses of the application are compressed. */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SERVICES: 'schemas' }, { validateAnswers: false });
});
afterAll(() => server.stop());

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Sends a request as a browser with a session, from this site or from a page of another one. */
function sendRequest(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received> {
  return new Promise((resolve, reject) => {
    const all = { 'accept-encoding': 'gzip, deflate, br, zstd', cookie: 'session=1', ...headers };
    const sent = httpRequest(server.address + path, { method, headers: all }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });
}

const OWN = { 'sec-fetch-site': 'same-origin' };
const FOREIGN = { 'sec-fetch-site': 'cross-site' };

describe('The server', () => {
  it('compresses its documents for all clients, the first time and from the cache', async () => {
    const answers = [
      await sendRequest('/openapi.json', OWN),
      await sendRequest('/openapi.json', FOREIGN),
      await sendRequest('/openapi.json'),
    ];
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br', 'br']);
    const [first, , third] = answers;
    expect([third?.headers.etag, third?.bytes]).toEqual([first?.headers.etag, first?.bytes]);
    expect(JSON.parse(brotliDecompressSync(first?.bytes as Buffer).toString())).toMatchObject({ openapi: '3.0.3' });
  });

  it('returns 304 for documents that a client already has in the same coding', async () => {
    const { etag = '' } = (await sendRequest('/openapi.json')).headers;
    expect(await sendRequest('/openapi.json', { 'if-none-match': etag })).toMatchObject({ status: 304, headers: { etag } });
    expect((await sendRequest('/openapi.json', { 'if-none-match': etag, 'accept-encoding': 'gzip' })).status).toBe(200);
  });

  it('compresses scripts and styles for all clients, and ignores ranges', async () => {
    const { status, headers } = await sendRequest('/assets/styles/tokens.css', { ...FOREIGN, range: 'bytes=0-99' });
    expect([status, headers['content-encoding'], headers['accept-ranges']]).toEqual([200, 'br', undefined]);
    expect((await sendRequest('/assets/styles/tokens.css', {}, 'HEAD')).headers['content-length']).toBeUndefined();
  });

  it('compresses pages only for requests from this site', async () => {
    const codings = [OWN, { 'sec-fetch-site': 'none' }, FOREIGN, {}].map(
      async (headers) => (await sendRequest('/profiles', headers)).headers['content-encoding'],
    );
    expect(await Promise.all(codings)).toEqual(['br', 'br', undefined, undefined]);
  });

  it('does not compress short responses', async () => {
    expect((await sendRequest('/health', OWN)).headers['content-encoding']).toBeUndefined();
  });
});
