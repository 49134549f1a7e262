import { request as ask, createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { MAX_RECORDED_BODY_BYTES, type RecordedExchange, recordExchange } from './recorder.ts';

/** A Node.js server whose exchanges are recorded. */
class RecordedServer {
  readonly exchanges: RecordedExchange[] = [];
  readonly #server: Server;

  constructor(listener: RequestListener) {
    this.#server = createServer((request, response) => {
      recordExchange({ request, response, server: 'application' }, (recorded) =>
        this.exchanges.push(recorded as RecordedExchange),
      );
      listener(request, response);
    });
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const servers: RecordedServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function startServer(listener: RequestListener): Promise<RecordedServer> {
  const server = await new RecordedServer(listener).listen();
  servers.push(server);
  return server;
}

const getOnlyExchange = ({ exchanges }: RecordedServer): RecordedExchange => {
  expect(exchanges).toHaveLength(1);
  return exchanges[0] as RecordedExchange;
};

describe('A recorded exchange', () => {
  it('contains the request and the response', async () => {
    const server = await startServer(async (request, response) => {
      response.setHeader('X-Kind', 'oat').writeHead(201, { 'Content-Type': 'text/plain' });
      response.end(`you said ${await text(request)}`);
    });
    const answer = await fetch(`${server.address}/seeds?limit=1`, { method: 'POST', body: 'rye', headers: { 'X-One': '1' } });
    expect(await answer.text()).toBe('you said rye');
    expect(getOnlyExchange(server)).toMatchObject({
      request: { method: 'POST', url: '/seeds?limit=1', headers: { 'x-one': '1' }, body: 'rye' },
      answer: { status: 201, headers: { 'x-kind': 'oat', 'content-type': 'text/plain' }, body: 'you said rye' },
    });
  });

  it('has the received headers, even if the server changes them', async () => {
    const server = await startServer((request, response) => {
      delete request.headers['content-type'];
      response.end();
    });
    await fetch(server.address, { method: 'POST', body: 'x', headers: { 'content-type': 'text/odd' } });
    expect(getOnlyExchange(server).request.headers['content-type']).toBe('text/odd');
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('contains the decoded text of a response in the coding %s', async (coding, compress) => {
    const server = await startServer((_request, response) =>
      response.setHeader('Content-Encoding', coding).end(compress('oats')),
    );
    expect([await (await fetch(server.address)).text(), getOnlyExchange(server).answer.body]).toEqual(['oats', 'oats']);
  });

  it('omits the text of a response that is too large after decompression', async () => {
    const bytes = gzipSync(Buffer.alloc(MAX_RECORDED_BODY_BYTES + 1, 'x'));
    const server = await startServer((_request, response) => response.setHeader('Content-Encoding', 'gzip').end(bytes));
    await (await fetch(server.address)).text();
    expect(getOnlyExchange(server).answer.body).toBeNull();
  });

  it('contains a streamed response in the order in which it was written', async () => {
    const parts = Array.from({ length: 50 }, (_, number) => `part ${number};`);
    const server = await startServer(async (_request, response) => pipeline(Readable.from(parts), response));
    const answered = await (await fetch(server.address)).text();
    expect([answered, getOnlyExchange(server).answer.body]).toEqual([parts.join(''), parts.join('')]);
  });

  it('does not change the backpressure of a slow reader', async () => {
    const returned: boolean[] = [];
    const server = await startServer((_request, response) => {
      const writeUntilFull = () => {
        for (let number = 0; number < 2_000; number += 1) {
          returned.push(response.write(Buffer.alloc(100_000)));
          if (returned.at(-1) === false) break;
        }
        response.destroy();
      };
      writeUntilFull();
    });
    await fetch(server.address)
      .then((answer) => answer.text())
      .catch(() => undefined);
    expect([returned.at(-1), returned.length < 2_000]).toEqual([false, true]);
  });

  it('contains no oversized bodies, which are still transferred', async () => {
    const server = await startServer(async (request, response) => {
      const { length } = await text(request);
      response.end('y'.repeat(length));
    });
    const size = MAX_RECORDED_BODY_BYTES + 1;
    const answer = await fetch(server.address, { method: 'POST', body: 'x'.repeat(size) });
    expect((await answer.text()).length).toBe(size);
    expect([getOnlyExchange(server).request.body, getOnlyExchange(server).answer.body]).toEqual([null, null]);
  });

  it('contains no incomplete body', async () => {
    const server = await startServer((_request, response) => response.writeHead(413, { Connection: 'close' }).end());
    const sent = ask(server.address, { method: 'POST', headers: { 'content-length': '1000' } });
    sent.write('only this');
    const answer = await new Promise<IncomingMessage>((resolve) => sent.on('response', resolve).on('error', () => undefined));
    answer.resume();
    sent.destroy();
    expect(getOnlyExchange(server).request.body).toBeNull();
  });

  it('is complete without a body for HEAD', async () => {
    const server = await startServer((_request, response) => response.setHeader('Content-Length', '5').end());
    await fetch(server.address, { method: 'HEAD' });
    expect(getOnlyExchange(server)).toMatchObject({ request: { method: 'HEAD' }, answer: { status: 200, body: '' } });
  });

  it('does not change compressed bodies', async () => {
    const zipped = gzipSync('oats');
    const server = await startServer((_request, response) => response.setHeader('Content-Encoding', 'gzip').end(zipped));
    expect(await (await fetch(server.address)).text()).toBe('oats');
  });

  it('is discarded if its response is interrupted', async () => {
    const server = await startServer((_request, response) => {
      response.write('half');
      response.destroy();
    });
    await fetch(server.address)
      .then((answer) => answer.text())
      .catch(() => undefined);
    expect(server.exchanges).toEqual([]);
  });

  it('has the operation, the verdict of the validator and the forced fault of the response', async () => {
    const route = { document: 'toy', operationId: 'listSeeds' };
    const server = await startServer((_request, response) => {
      Object.assign(response, { locals: { route, violation: new Error('x'), forcedFault: 'reset' } });
      response.end();
    });
    await fetch(server.address);
    expect(getOnlyExchange(server)).toMatchObject({ route, isRefusedByContract: true, isForced: true });
  });
});
