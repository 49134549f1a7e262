import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startListening } from './http-server.ts';

it('A connection without a request does not delay the shutdown', async () => {
  const server = await startListening({ listener: (_request, response) => response.end() }, '127.0.0.1', 0);
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  await once(server.server, 'connection');
  const closed = once(socket, 'close');
  // Longer than the test, so that the test fails if stopping waits for this timeout.
  await server.stop(1_000_000);
  await closed;
  expect(server.server.listening).toBe(false);
});

it('A request over a new connection is completed before the server stops', async () => {
  const server = await startListening({ listener: (_request, response) => response.end('done') }, '127.0.0.1', 0);
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  await once(server.server, 'connection');
  const stopped = server.stop(1_000_000);
  socket.end('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*done/);
  await stopped;
});

it('An active request is completed before the server stops', async () => {
  let releaseResponse = () => {};
  const requested = new Promise<void>((arrived) => {
    releaseResponse = arrived;
  });
  let finishStop = () => {};
  const server = await startListening(
    {
      listener: (_request, response) => {
        finishStop = () => response.end('done');
        releaseResponse();
      },
    },
    '127.0.0.1',
    0,
  );
  const fetched = fetch(server.address).then((response) => response.text());
  await requested;
  const stopped = server.stop(1_000_000);
  finishStop();
  expect(await fetched).toBe('done');
  await stopped;
});
