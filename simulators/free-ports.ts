import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

// Below the ports that systems assign automatically (from 32,768 on Linux, from 49,152 elsewhere), so that no other connection
// takes a port between the check and its use.
const FIRST = 10_000;
const END = 32_000;

/** Returns the first of `count` consecutive free ports. */
export async function findFreePorts(count = 1): Promise<number> {
  for (;;) {
    const first = randomInt(FIRST, END - count);
    const servers = await Promise.all(Array.from({ length: count }, (_, index) => occupyPort(first + index)));
    const taken = servers.filter((server) => server !== undefined);
    await Promise.all(taken.map((server) => once(server.close(), 'close')));
    if (taken.length === count) return first;
  }
}

function occupyPort(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined)).listen(port, '127.0.0.1', () => resolve(server));
  });
}
