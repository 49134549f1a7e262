/** Tests responses that are sent before the end of the request's body, with plain sockets. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getOperations, readDocument } from '../src/contract/documents/document.ts';
import type { Database } from '../src/storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../src/storage/testing.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { expectViolations } from './traffic/expected-violations.ts';

const MAX_BYTES = 3_000;
const FRAMINGS = ['Transfer-Encoding: chunked', `Content-Length: ${10 * MAX_BYTES}`] as const;
const [CHUNKED] = FRAMINGS;

/** A response, and whether the server closed the connection afterwards. */
interface EarlyAnswer {
  readonly status: number;
  readonly connection: string | undefined;
  readonly detail: string;
}

/** Sends a request whose body never ends. Resolves with the response when the server has closed the connection. */
function sendEndlessRequest(address: string, head: readonly string[], framing: string, body: string): Promise<EarlyAnswer> {
  const { port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (piece) => {
      text += piece;
    });
    socket.on('error', reject);
    socket.once('end', () => {
      const [, status] = /^HTTP\/1\.1 (\d+) /.exec(text) ?? [];
      const [, connection] = /\r\nConnection: ([^\r]*)\r\n/i.exec(text) ?? [];
      const [, detail = ''] = /"detail":"([^"]*)/.exec(text) ?? [];
      resolve({ status: Number(status), connection, detail });
    });
    const sent = framing === CHUNKED ? `${body.length.toString(16)}\r\n${body}\r\n` : body;
    socket.write(`${[...head, `Host: localhost:${port}`, framing].join('\r\n')}\r\n\r\n${sent}`);
  });
}

describeWithDatabase('A response before the end of a request body', () => {
  let database: Database;
  let server: TestServer;
  let limited: TestServer;
  beforeAll(async () => {
    database = await openTestDatabase();
    const settings = {
      HUB_ACCESS: 'login',
      ADMIN_TOKEN: 'a-token-of-the-tests',
      MAX_JSON_BYTES: String(MAX_BYTES),
      MAX_FORM_BYTES: String(MAX_BYTES),
    };
    const proxy = { TRUSTED_PROXIES: '127.0.0.1', BASE_URL: 'https://localhost', LIMIT_REQUESTS: '1' };
    [server, limited] = await Promise.all([
      startTestServer(settings, { database, validateAnswers: false }),
      startTestServer(proxy, { database, validateAnswers: false }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([server.stop(), limited.stop()]);
    await database.close();
  });

  const JSON_TYPE = 'Content-Type: application/json';
  const FORM_TYPE = 'Content-Type: application/x-www-form-urlencoded';
  const PARTS_TYPE = 'Content-Type: multipart/form-data; boundary=x';
  const LONG = `"${'x'.repeat(MAX_BYTES)}`;
  const PART = '--x\r\nContent-Disposition: form-data; name="unknown"\r\n\r\nvalue\r\n--x\r\n';
  const REFUSALS: [status: number, what: string, head: string[], body: string][] = [
    [200, 'a read that has a body', ['GET /schemas HTTP/1.1', JSON_TYPE], '{'],
    [400, 'an unknown part of an upload', ['POST /api/upload/raw HTTP/1.1', PARTS_TYPE], PART],
    [401, 'an invalid token', ['POST /api/admin/results HTTP/1.1', PARTS_TYPE, 'Authorization: Bearer wrong'], PART],
    [403, 'a page of another site', ['POST /validate HTTP/1.1', JSON_TYPE, 'Origin: https://elsewhere.example.org'], '{'],
    [404, 'an unknown address', ['POST /nothing-here HTTP/1.1', JSON_TYPE], '{'],
    [405, 'a method that the address does not have', ['DELETE /validate HTTP/1.1', JSON_TYPE], '{'],
    [413, 'JSON above its size', ['POST /validate HTTP/1.1', JSON_TYPE], LONG],
    [413, 'a form above its size', ['POST /validator HTTP/1.1', FORM_TYPE], LONG],
    [415, 'another media type', ['POST /validate HTTP/1.1', 'Content-Type: text/csv'], 'a,b'],
    [415, 'an unknown coding', ['POST /validate HTTP/1.1', JSON_TYPE, 'Content-Encoding: unknown'], '{'],
  ];
  const cases = REFUSALS.flatMap(([status, what, head, body]) =>
    FRAMINGS.map((framing) => ({ status, what, head, body, framing })),
  );
  it.each(cases)(
    'closes the connection after status $status for $what with $framing',
    async ({ status, head, body, framing }) => {
      expect(await sendEndlessRequest(server.address, head, framing, body)).toMatchObject({ status, connection: 'close' });
    },
  );

  it.each(FRAMINGS)('closes the connection after status 429 for %s', async (framing) => {
    expectViolations(/ 429: status 429 is not documented/);
    const head = ['POST /validate HTTP/1.1', JSON_TYPE, `X-Forwarded-For: 192.0.2.${FRAMINGS.indexOf(framing)}`];
    await sendEndlessRequest(limited.address, [...head, 'Origin: https://elsewhere.example.org'], framing, '{');
    expect(await sendEndlessRequest(limited.address, head, framing, '{')).toMatchObject({ status: 429, connection: 'close' });
  });

  const operations = ['collaborations', 'schemas', 'support', 'hub', 'proteomics'].flatMap((name) =>
    [...getOperations(readDocument(name))]
      .filter(({ operation }) => operation.requestBody !== undefined)
      .map(({ method, path, operation }) => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        types: Object.keys(operation.requestBody?.content ?? {}),
      })),
  );
  it('names the supported codings for a body with an unsupported coding, for every operation', async () => {
    const silent: string[] = [];
    const isDecoded = (type: string) => ['application/json', 'application/x-www-form-urlencoded'].includes(type);
    for (const { id, method, path, types } of operations) {
      const type = types.find(isDecoded);
      if (type === undefined) continue;
      const headers = { 'content-type': type, 'content-encoding': 'nonsense' };
      const answer = await fetch(server.address + path.replaceAll(/\{\w+\}/g, 'x'), { method, headers, body: '{}' });
      await answer.body?.cancel();
      if (answer.status !== 415 || answer.headers.get('accept-encoding') !== 'gzip, deflate, br')
        silent.push(`${id} ${answer.status}`);
    }
    expect(silent).toEqual([]);
  });

  it.each(FRAMINGS)('closes the connection for every operation with %s', async (framing) => {
    const open: string[] = [];
    for (const { id, method, path } of operations) {
      const target = path.replaceAll(/\{\w+\}/g, 'x');
      const { connection } = await sendEndlessRequest(
        server.address,
        [`${method} ${target} HTTP/1.1`, 'Content-Type: x/y'],
        framing,
        '{',
      );
      if (connection !== 'close') open.push(String(id));
    }
    expect([operations.length > 50, open]).toEqual([true, []]);
  });
});
