/** Tests requests that HTTP forbids, or that clients rarely send. */
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

  /** Sends lines without changes. Resolves with the whole response. */
  async function sendRawLines(...lines: readonly string[]): Promise<string> {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    // If the client closed the connection before the response, Node would drop the request.
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    await once(socket, 'close');
    return answer;
  }

  it.each([
    ['of a plain request', []],
    [
      'of a WebSocket',
      ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='],
    ],
  ])('rejects a second Host header %s', async (_what, more) => {
    const answer = await sendRawLines('GET /health HTTP/1.1', 'Host: one.example.org', 'hOST: two.example.org', ...more);
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
  ])('rejects %s for a foreign host name that resolves to it', async (_what, lines) => {
    const answer = await sendRawLines(...lines, 'Host: rebound.example.org');
    expect(answer).toMatch(/^HTTP\/1\.1 421 Misdirected Request\r\n/);
    expect(answer).toMatch(/\{"detail":"This server does not serve the host in the address\.[^"]*"\}/);
  });

  it('returns 431 with a readable message for headers that are too large', async () => {
    const answer = await sendRawLines('GET /health HTTP/1.1', 'Host: localhost', `X-Long: ${'x'.repeat(20_000)}`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(answer).toContain('{"detail":"The headers of the request are too large."}');
  });

  it.each([
    [400, 'has no Host header', ['GET /health HTTP/1.1']],
    [400, 'address in the request line is not valid', ['GET health HTTP/1.1', 'Host: localhost']],
    [400, 'request line is not valid', ['GET /he alth HTTP/1.1', 'Host: localhost']],
    [400, 'header of the request is not valid', ['GET /health HTTP/1.1', 'Host: localhost', 'Bad Header: x']],
    [400, 'length of the body', ['POST /validate HTTP/1.1', 'Host: localhost', 'Content-Length: 1', 'Content-Length: 2']],
    [405, 'accepts only GET, HEAD', ['PROPFIND /health HTTP/1.1', 'Host: localhost', 'Connection: close']],
    [414, 'address in the request line is too long', [`GET /${'x'.repeat(20_000)} HTTP/1.1`, 'Host: localhost']],
    [501, 'does not know the method', ['FOO /health HTTP/1.1', 'Host: localhost']],
    [501, 'opens no tunnels', ['CONNECT example.org:443 HTTP/1.1', 'Host: localhost']],
    [505, 'speaks HTTP/1.1', ['GET /health HTTP/9.9', 'Host: localhost']],
  ])(
    'rejects invalid or unsupported HTTP with status %d, a sentence with "%s" and the request ID',
    async (status, words, lines) => {
      const answer = await sendRawLines(...lines);
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer).toMatch(/\r\nX-Request-Id: [0-9a-f-]{36}\r\n/);
      expect(/\{"detail":"([^"]*)"\}/.exec(answer)?.[1]).toContain(words);
    },
  );

  it('accepts an absolute request target for its own host with any Host header', async () => {
    expect(
      await sendRawLines('GET http://localhost/health HTTP/1.1', 'Host: elsewhere.example.org', 'Connection: close'),
    ).toMatch(/^HTTP\/1\.1 200 /);
    expect(await sendRawLines('GET http://elsewhere.example.org/health HTTP/1.1', 'Host: localhost')).toMatch(
      /^HTTP\/1\.1 421 /,
    );
  });

  const BROKEN = ['gzip', 'deflate', 'br'].map((coding): [string, number, string, string | null] => [
    coding,
    400,
    `The body is not complete, valid ${coding} data, although Content-Encoding is ${coding}.`,
    null,
  ]);
  const ALL = 'send the body as gzip, deflate, br, or without a coding.';
  it.each([
    ...BROKEN,
    ['foo', 415, `The coding foo of Content-Encoding is not supported; ${ALL}`, 'gzip, deflate, br'],
    ['gzip, gzip', 415, `The coding gzip, gzip of Content-Encoding is not supported; ${ALL}`, 'gzip, deflate, br'],
  ] as const)('rejects a body that cannot be decoded with the coding %s', async (coding, status, detail, accepted) => {
    for (const body of ['{"no": "coding"}', 'x'.repeat(100_000)]) {
      const headers = { 'content-type': 'application/json', 'content-encoding': coding };
      const answer = await fetch(`${server.address}/validate`, { method: 'POST', headers, body });
      expect([answer.status, await answer.json(), answer.headers.get('accept-encoding')]).toEqual([
        status,
        { detail },
        accepted,
      ]);
    }
  });

  it('sends Strict-Transport-Security only if BASE_URL is https', async () => {
    const behindTls = await startTestServer({ BASE_URL: 'https://concordat.example.org' });
    const readTransportSecurity = async (address: string) =>
      (await fetch(`${address}/health`)).headers.get('strict-transport-security');
    expect([await readTransportSecurity(behindTls.address), await readTransportSecurity(server.address)]).toEqual([
      'max-age=31536000',
      null,
    ]);
    await behindTls.stop();
  });

  it('requires HTTPS for subdomains if HSTS_SUBDOMAINS is on', async () => {
    const behindTls = await startTestServer({ BASE_URL: 'https://concordat.example.org', HSTS_SUBDOMAINS: 'true' });
    const { headers } = await fetch(`${behindTls.address}/health`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    await behindTls.stop();
  });

  it.each(['bytes=0-9', 'bytes=99999999-'])('sends a whole style sheet for the range %s', async (range) => {
    const address = `${server.address}/assets/styles/tokens.css`;
    const [whole, answer] = await Promise.all([fetch(address), fetch(address, { headers: { Range: range } })]);
    const rangeHeaders = ['accept-ranges', 'content-range'].map((name) => answer.headers.get(name));
    expect([answer.status, ...rangeHeaders, await answer.text()]).toEqual([200, null, null, await whole.text()]);
  });
});
