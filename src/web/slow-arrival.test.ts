import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { allowSlowArrival, limitBodyTime } from './slow-arrival.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a server, and returns its port. */
async function startListening(listener: RequestListener): Promise<number> {
  const started = createServer(listener);
  servers.push(started);
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return (started.address() as AddressInfo).port;
}

/** Sends a request with an incomplete body. */
async function sendHalf(listener: RequestListener): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(await startListening(listener), '127.0.0.1');
  const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  socket.on('error', () => undefined);
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345');
  return { socket, answer };
}

/** Waits for a new timer, so that earlier timers of the same length have fired. */
async function waitForDeadline(milliseconds: number): Promise<void> {
  const { answer } = await sendHalf((request, response) => {
    limitBodyTime(request, response, milliseconds);
    request.resume();
  });
  await answer;
}

describe('A request with an incomplete body', () => {
  it('receives 408 and is disconnected at its deadline', async () => {
    const { socket, answer } = await sendHalf((request, response) => {
      limitBodyTime(request, response, 20);
      request.resume();
    });
    expect(await answer).toMatch(/^HTTP\/1\.1 408 .*The request did not arrive in time\./s);
    await new Promise((resolve) => socket.once('close', resolve));
  });

  it('has no deadline if its operation allows slow bodies', async () => {
    const { socket, answer } = await sendHalf((request, response) => {
      limitBodyTime(request, response, 20);
      allowSlowArrival(request, response);
      void waitForDeadline(20).then(() => socket.write('67890'));
      request.resume().on('end', () => response.end('complete'));
    });
    expect(await answer).toMatch(/^HTTP\/1\.1 200 .*complete/s);
  });
});

describe('A request without a body', () => {
  it('has no deadline', async () => {
    const port = await startListening((request, response) => {
      limitBodyTime(request, response, 1);
      void waitForDeadline(1).then(() => response.end('late'));
    });
    const response = await fetch(`http://127.0.0.1:${port}`);
    expect(await response.text()).toBe('late');
  });
});
