// @module-tag full
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { PlatformLimits } from './access.ts';
import { type CollabOrganisationClient, createCollabOrganisationClient } from './organisation-client.ts';

const TOKEN = 'token-that-must-not-travel-further';

/** A server with arbitrary responses. */
interface HostileServer {
  url: string;
  /** The heads of the received requests. */
  requests: string[];
  connections: number;
}

const running: { server: Server; sockets: Set<Socket> }[] = [];

afterEach(() => {
  for (const { server, sockets } of running.splice(0)) {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});

/** Starts a server that calls `answer` for each request, with the number of the request. */
async function startHostileServer(answer: (socket: Socket, index: number) => void): Promise<HostileServer> {
  const sockets = new Set<Socket>();
  const hostileServer: HostileServer = { url: '', requests: [], connections: 0 };
  const server = createServer((socket) => {
    sockets.add(socket);
    hostileServer.connections += 1;
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const head = data.toString();
      if (!/^(GET|POST|PUT|PATCH|DELETE) /.test(head)) return;
      hostileServer.requests.push(head);
      answer(socket, hostileServer.requests.length - 1);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  hostileServer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  running.push({ server, sockets });
  return hostileServer;
}

function createTestClient(baseUrl: string, limits: Partial<PlatformLimits> = {}): CollabOrganisationClient {
  return createCollabOrganisationClient({
    baseUrl,
    token: TOKEN,
    serviceEntityId: 'https://concordat.example.org/entity',
    limits,
  });
}

const catchFailure = (call: Promise<unknown>) => call.then(() => 'done').catch((error: unknown) => error);
const createHead = (status: string, ...headers: string[]) => `HTTP/1.1 ${[status, ...headers].join('\r\n')}\r\n\r\n`;

describe('The client of a faulty platform', () => {
  const cases: [string, (socket: Socket) => void, string][] = [
    ['closes the connection without a response', (socket) => socket.end(), 'connection'],
    ['uses another protocol', (socket) => socket.end('220 mail.example.org ESMTP\r\n'), 'connection'],
    ['sends endless headers', (socket) => socket.write(`HTTP/1.1 200 OK\r\n${'x-pad: y\r\n'.repeat(20_000)}`), 'connection'],
    [
      'declares a wrong length of its answer',
      (socket) => socket.end(`${createHead('200 OK', 'Content-Length: 99')}{}`),
      'connection',
    ],
    [
      'closes the connection inside a chunk',
      (socket) => socket.end(`${createHead('200 OK', 'Transfer-Encoding: chunked')}ff\r\n{"`),
      'connection',
    ],
    [
      'declares a compression that it does not use',
      (socket) => socket.end(`${createHead('200 OK', 'Content-Encoding: gzip', 'Content-Length: 2')}{}`),
      'connection',
    ],
    ['sends no body although one is required', (socket) => socket.write(createHead('204 No Content')), 'emptyBody'],
    [
      'responds with a partial success',
      (socket) => socket.write(`${createHead('206 Partial', 'Content-Length: 2')}{}`),
      'unexpectedStatus',
    ],
    [
      'returns 202 without a result',
      (socket) => socket.write(`${createHead('202 Accepted', 'Content-Length: 2')}{}`),
      'unexpectedStatus',
    ],
    ['returns 304 to a request without a condition', (socket) => socket.write(createHead('304 Not Modified')), 'redirect'],
    [
      'rejects the request with a binary message',
      (socket) => socket.write(`${createHead('418 No', 'Content-Length: 3')}\u0000\u0001\u0002`),
      'refused',
    ],
  ];

  it.each(cases)('fails after one request if the platform %s', async (_case, answer, fault) => {
    const server = await startHostileServer(answer);
    const error = await catchFailure(createTestClient(server.url).updateGroup('g', { name: 'n' }));
    expect(error).toMatchObject({ name: 'CollabApiError', status: 502, fault });
    expect(server.requests).toHaveLength(1);
  });
});

describe('A redirect of the platform', () => {
  it.each(['301 Moved', '302 Found', '303 See Other', '307 Temporary', '308 Permanent'])(
    'with status %s is not followed, because the token would be sent elsewhere',
    async (status) => {
      const elsewhere = await startHostileServer((socket) => socket.end(`${createHead('200 OK', 'Content-Length: 2')}[]`));
      const server = await startHostileServer((socket) =>
        socket.write(createHead(status, `Location: ${elsewhere.url}/api`, 'Content-Length: 0')),
      );
      const error = await catchFailure(createTestClient(server.url).invite('c', ['a@example.org'], 'member'));
      expect(error).toMatchObject({ fault: 'redirect', outcome: 'unchanged' });
      expect([server.requests.length, elsewhere.connections]).toEqual([1, 0]);
    },
  );
});

describe('The timeout of the platform client', () => {
  it('applies to headers that arrive byte by byte', async () => {
    const server = await startHostileServer((socket) => {
      const timer = setInterval(() => socket.write('x'), 10);
      socket.once('close', () => clearInterval(timer));
      socket.write('HTTP/1.1 200 OK\r\nx-');
    });
    const error = await catchFailure(createTestClient(server.url, { callMs: 100 }).getCollaboration('c'));
    expect(error).toMatchObject({ fault: 'timeout', outcome: 'unchanged' });
  });

  it('applies to a body that arrives byte by byte, even if each byte arrives in time', async () => {
    const server = await startHostileServer((socket) => {
      const timer = setInterval(() => socket.write('1\r\nx\r\n'), 10);
      socket.once('close', () => clearInterval(timer));
      socket.write(`${createHead('200 OK', 'Transfer-Encoding: chunked')}1\r\n"\r\n`);
    });
    const error = await catchFailure(createTestClient(server.url, { callMs: 100 }).setMemberRole('c', 'u', 'admin'));
    expect(error).toMatchObject({ fault: 'timeout', outcome: 'unknown' });
    expect(String(error)).toContain('know if the change was made');
  });

  it('closes the connection of a slow server', async () => {
    const closed = Promise.withResolvers<void>();
    const server = await startHostileServer((socket) => socket.once('close', () => closed.resolve()));
    await catchFailure(createTestClient(server.url, { callMs: 50 }).getCollaboration('c'));
    await closed.promise;
    expect(server.connections).toBe(1);
  });

  it('can be set separately for requests about the organization', async () => {
    const server = await startHostileServer(() => {});
    const client = createTestClient(server.url, { callMs: 60_000, organisationMs: 50 });
    expect(await catchFailure(client.getOrganisation())).toMatchObject({ fault: 'timeout' });
  });
});

describe('The size of a platform response', () => {
  it('is limited after decompression, so that a compressed gigabyte of spaces is rejected', async () => {
    const bomb = gzipSync(Buffer.alloc(1_000_000_000, ' '), { level: 9 });
    const server = await startHostileServer((socket) =>
      socket.end(
        Buffer.concat([Buffer.from(createHead('200 OK', 'Content-Encoding: gzip', `Content-Length: ${bomb.length}`)), bomb]),
      ),
    );
    const before = process.memoryUsage().rss;
    const error = await catchFailure(createTestClient(server.url, { maxAnswerBytes: 5_000_000 }).listMembers('c'));
    expect(error).toMatchObject({ fault: 'tooLarge' });
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  });

  it('is not limited for an error response, because the client does not read its whole body', async () => {
    const server = await startHostileServer((socket) => {
      socket.write(`${createHead('404 Not Found', 'Transfer-Encoding: chunked')}`);
      const piece = `10000\r\n${'z'.repeat(65_536)}\r\n`;
      const sendEndlessly = () => {
        while (!socket.destroyed && socket.write(piece));
      };
      socket.on('drain', sendEndlessly);
      sendEndlessly();
    });
    expect(await catchFailure(createTestClient(server.url).deleteGroup('g'))).toMatchObject({
      name: 'CollaborationNotFoundError',
    });
  });
});

describe('A change at the platform', () => {
  it('is sent only once, even if its persistent connection breaks', async () => {
    const server = await startHostileServer((socket, index) => {
      if (index === 0) socket.write(`${createHead('200 OK', 'Content-Length: 2')}[]`);
      else socket.resetAndDestroy();
    });
    const client = createTestClient(server.url);
    await client.listOpenInvitations('c');
    // The connection is released only after the library has read the end of the response.
    await new Promise((resolve) => setImmediate(resolve));
    expect(await catchFailure(client.withdrawInvitation('i'))).toMatchObject({ fault: 'connection', outcome: 'unknown' });
    expect(server.requests.map((request) => request.split(' ')[0])).toEqual(['GET', 'DELETE']);
    expect(server.connections).toBe(1);
  });

  it('is reported as not made if no server listens', async () => {
    const server = await startHostileServer(() => {});
    const { url } = server;
    await new Promise((resolve) => running.pop()?.server.close(resolve));
    const error = await catchFailure(createTestClient(url).deleteCollaboration('c'));
    expect(error).toMatchObject({ fault: 'notSent', outcome: 'unchanged' });
  });

  it('is reported as not made if the platform’s host name does not exist', async () => {
    const error = await catchFailure(createTestClient('http://platform.invalid').deleteCollaboration('c'));
    expect(error).toMatchObject({ fault: 'notSent', outcome: 'unchanged' });
  });
});

it('The client sends the token in one header, and shows it in no error', async () => {
  const server = await startHostileServer((socket) => socket.resetAndDestroy());
  const client = createTestClient(server.url);
  const errors = [
    await catchFailure(client.getOrganisation()),
    await catchFailure(client.createGroup('c', { name: 'n', shortName: 's' })),
  ];
  const headers = server.requests.map((request) => request.toLowerCase().match(/^authorization: .*$/gm));
  expect(headers).toEqual([[`authorization: bearer ${TOKEN}`], [`authorization: bearer ${TOKEN}`]]);
  expect(inspect([errors, client], { depth: 20, showHidden: true })).not.toContain(TOKEN);
});
