/** Requests that HTTP forbids or hardly anybody sends, before an operation is looked for. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

describe('The server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  /** Sends lines as they are; resolves with the whole answer. */
  async function send(...lines: readonly string[]): Promise<string> {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    socket.end(`${lines.join('\r\n')}\r\n\r\n`);
    await once(socket, 'close');
    return answer;
  }

  it.each([
    ['of a plain request', []],
    [
      'of a WebSocket',
      ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='],
    ],
  ])('refuses a second Host header %s', async (_what, more) => {
    const answer = await send('GET /health HTTP/1.1', 'Host: one.example.org', 'hOST: two.example.org', ...more);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('{"detail":"The request has more than one Host header."}');
  });

  it.each([
    ['reads', ['GET /openapi.json HTTP/1.1']],
    ['pages', ['GET / HTTP/1.1', 'Accept: text/html']],
    ['changes', ['POST /api/compare HTTP/1.1', 'Content-Type: application/json', 'Sec-Fetch-Site: same-origin']],
    [
      'WebSockets',
      [
        'GET /ws/x HTTP/1.1',
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      ],
    ],
  ])('refuses %s for a name that somebody else points at it', async (_what, lines) => {
    const answer = await send(...lines, 'Host: rebound.example.org');
    expect(answer).toMatch(/^HTTP\/1\.1 421 Misdirected Request\r\n/);
    expect(answer).toMatch(/\{"detail":"This server does not answer for the host in the address\.[^"]*"\}/);
  });

  it('answers headers that are too large with 431 and a sentence', async () => {
    const answer = await send('GET /health HTTP/1.1', 'Host: localhost', `X-Long: ${'x'.repeat(20_000)}`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(answer).toContain('{"detail":"The headers of the request are too large."}');
  });

  it('tells browsers to come by HTTPS only where BASE_URL is https', async () => {
    const behindTls = await startTestServer({ BASE_URL: 'https://concordat.example.org' });
    const told = async (address: string) => (await fetch(`${address}/health`)).headers.get('strict-transport-security');
    expect([await told(behindTls.address), await told(server.address)]).toEqual(['max-age=31536000', null]);
    await behindTls.stop();
  });

  it.each(['bytes=0-9', 'bytes=99999999-'])('sends its own files whole to whoever asks for the range %s', async (range) => {
    const address = `${server.address}/assets/styles/tokens.css`;
    const [whole, answer] = await Promise.all([fetch(address), fetch(address, { headers: { Range: range } })]);
    const told = ['accept-ranges', 'content-range'].map((name) => answer.headers.get(name));
    expect([answer.status, ...told, await answer.text()]).toEqual([200, null, null, await whole.text()]);
  });
});
