import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAfterEarlyAnswer, type Lingering } from './lingering-close.ts';

const BODY = 12_000_000;
const PIECE = Buffer.alloc(64 * 1024, 'a');

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a server that rejects every body immediately. */
async function startRefusingServer(lingering?: Lingering): Promise<number> {
  server = createServer((request, response) => {
    closeAfterEarlyAnswer(request, response, lingering);
    response.writeHead(413, { 'Content-Type': 'text/plain' }).end('too large');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Sends the whole body before it reads the response, as simple clients do. Returns the response or the error. */
async function sendBlindly(
  port: number,
  head: string,
  size = BODY,
): Promise<{ read: string; sent: number; error: string | undefined }> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let error: string | undefined;
  socket.on('error', (cause: NodeJS.ErrnoException) => {
    error ??= cause.code;
  });
  await once(socket, 'connect');
  socket.pause();
  socket.write(`${head}\r\nHost: x\r\nContent-Length: ${size}\r\n\r\n`);
  let sent = 0;
  while (sent < size && error === undefined && !socket.destroyed) {
    sent += PIECE.length;
    if (!socket.write(PIECE)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
  }
  let read = '';
  socket.on('data', (data) => {
    read += data.toString();
  });
  socket.resume();
  if (!socket.destroyed) {
    socket.end();
    await once(socket, 'close').catch(() => undefined);
  }
  return { read, sent, error };
}

describe('A response before the end of the request body', () => {
  it.each([
    ['HTTP/1.0', 'POST / HTTP/1.0'],
    ['Connection: close', 'POST / HTTP/1.1\r\nConnection: close'],
    ['Connection: keep-alive', 'POST / HTTP/1.1\r\nConnection: keep-alive'],
  ])('reaches clients with %s that read only after sending everything', async (_what, head) => {
    const port = await startRefusingServer();
    for (let round = 0; round < 5; round += 1) {
      const { read, error } = await sendBlindly(port, head);
      expect([error, read.split('\r\n')[0], read.includes('too large')]).toEqual([
        undefined,
        'HTTP/1.1 413 Payload Too Large',
        true,
      ]);
    }
  });

  it('is followed by a disconnection if the client sends more than the limit', async () => {
    const port = await startRefusingServer({ ms: 60_000, bytes: 1_000_000 });
    const endless = 1e12;
    const { sent } = await sendBlindly(port, 'POST / HTTP/1.0', endless);
    expect(sent).toBeLessThan(endless);
  });

  it('is followed by a disconnection if the client sends nothing more', async () => {
    const port = await startRefusingServer({ ms: 50, bytes: 1_000_000 });
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(`POST / HTTP/1.0\r\nContent-Length: ${BODY}\r\n\r\nsome`);
    await once(server as Server, 'connection');
    await expect.poll(() => new Promise((resolve) => server?.getConnections((_error, count) => resolve(count)))).toBe(0);
    socket.destroy();
  });
});
