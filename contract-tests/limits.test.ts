/** Tests limits that apply to every operation on the whole application. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { OBSERVED } from '../src/contract/observed.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { expectViolations } from './traffic/expected-violations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SERVICES: 'schemas' }, { validateAnswers: false });
});
afterAll(() => server.stop());
afterEach(() => {
  vi.useRealTimers();
});

/** Resolves when the server has received the head of the next request. */
function waitForRequest(): Promise<void> {
  return new Promise((resolve) => {
    const handleExchange = () => {
      unsubscribe(OBSERVED.exchange, handleExchange);
      resolve();
    };
    subscribe(OBSERVED.exchange, handleExchange);
  });
}

describe('A request with an incomplete body', () => {
  it('receives 408 and is disconnected after five minutes', async () => {
    // The server sends this response for all operations, so the contract does not list it for each.
    expectViolations(/^schemas validateObject 408: status 408 is not documented/);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname);
    const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const arrived = waitForRequest();
    socket.write(
      `POST /validate HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    );
    await arrived;
    vi.advanceTimersByTime(300_000);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 .*The request did not arrive in time\./s);
    await closed;
  });

  it('occupies memory in proportion to its size, even if it arrives in small chunks', { tags: 'full' }, async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const { hostname, port } = new URL(server.address);
    const connected = new Promise<Socket>((resolve) => server.http.once('connection', resolve));
    const socket = connect(Number(port), hostname);
    const received = await connected;
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    const head = `POST /validate HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    socket.write(head + `14\r\n${' '.repeat(20)}\r\n`.repeat(200_000));
    await expect.poll(() => received.bytesRead, { timeout: 100_000 }).toBe(head.length + 26 * 200_000);
    collectGarbage();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(30_000_000);
    socket.destroy();
  });

  it('is rejected if it arrives in too many tiny chunks', async () => {
    const head = `POST /validate HTTP/1.1\r\nHost: ${new URL(server.address).host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    expect(await exchangeBytes(head + '1\r\n \r\n'.repeat(20_000))).toMatch(/^HTTP\/1\.1 400 .*too many tiny chunks/s);
  });
});

describe('A connection with many requests', () => {
  const request = () => `GET /livez HTTP/1.1\r\nHost: ${new URL(server.address).host}\r\n\r\n`;

  it('is closed if more than 32 have no response', async () => {
    const received = await exchangeBytes(request().repeat(1_000));
    expect(received.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(32);
  });

  it('gets all responses if 32 have none at the same time', async () => {
    const last = request().replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
    const received = await exchangeBytes(request().repeat(31) + last);
    expect(received.split('HTTP/1.1 200').length - 1).toBe(32);
  });
});

/** Writes bytes on a new connection, and resolves with the received text when the server closes the connection. */
function exchangeBytes(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('latin1').on('data', (text) => {
      received += String(text);
    });
    socket.on('error', () => undefined).once('close', () => resolve(received));
  });
}

describe('A request with If-None-Match', () => {
  it('is rejected if the header exceeds its maximum length, even if the response is cached', async () => {
    const requestWithLength = async (length: number) => {
      const headers = { 'if-none-match': `"${'x'.repeat(length - 2)}"` };
      const answer = await fetch(`${server.address}/schemas/1.1/Study`, { headers });
      await answer.arrayBuffer();
      return answer.status;
    };
    expect([await requestWithLength(1_000), await requestWithLength(1_000), await requestWithLength(1_001)]).toEqual([
      200, 200, 400,
    ]);
  });
});
