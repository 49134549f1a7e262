/** Measures the waiting times of other clients while one client attacks within its limits. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Figure } from '../figure.ts';
import { root, type ServerProcess, startServer } from '../programs.ts';
import { ATTACKER, type HostileCase, listHostileCases, type Scene } from './cases.ts';
import type { Waits } from './others.ts';

/** Minimum duration of an attack in seconds. */
const SECONDS = Number(process.env.HOSTILE_SECONDS ?? 8);
/** Number of concurrent requests of the attacker. */
const AT_ONCE = 20;
const WANTED = 'p99 below 50 ms';

interface Others {
  begin(): void;
  report(): Promise<Waits>;
  end(): void;
}

/** Measures each attack separately, and then the memory that remains after all of them. */
export async function measureHostileLoad(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-bench-'));
  const server = await startServer({
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'info',
    NODE_ENV: 'production',
  });
  const others = watchOthers(server);
  try {
    const { scene, cases } = await listHostileCases(server.address);
    const only = process.env.HOSTILE_ONLY;
    await pause(2_000);
    const before = readMegabytes(server);
    const figures = [await measureAttack('Nothing else', server, others, async () => pause(SECONDS * 1_000))];
    for (const one of cases)
      if (only === undefined || one.what.includes(only))
        figures.push(await measureAttack(one.what, server, others, () => attackServer(one)));
    figures.push(
      await measureAttack('Frames of 64 KB, 20 sockets, as fast as they are taken', server, others, () => floodSockets(scene)),
    );
    await pause(90_000);
    const left = `${readMegabytes(server).toFixed(0)} MB`;
    figures.push({
      what: 'Memory a minute and a half later',
      measured: left,
      beside: `${before.toFixed(0)} MB before`,
      target: 'what it was',
    });
    return figures;
  } finally {
    others.end();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Sends requests until the time is over, and returns the number of responses by status. */
async function attackServer({ send }: HostileCase): Promise<string> {
  const statuses = new Map<number, number>();
  const over = AbortSignal.timeout(SECONDS * 1_000);
  const runClient = async () => {
    while (!over.aborted) {
      const status = await send(over);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runClient));
  return [...statuses].map(([status, count]) => `${count} × ${status === 0 ? 'given up' : status}`).join(', ');
}

async function measureAttack(
  what: string,
  server: ServerProcess,
  others: Others,
  work: () => Promise<unknown>,
): Promise<Figure> {
  others.begin();
  const start = performance.now();
  const outcome = await work();
  const { requests, median, p99, most } = await others.report();
  const seconds = ((performance.now() - start) / 1_000).toFixed(0);
  if (process.env.HOSTILE_ONLY !== undefined || process.env.HOSTILE_TELL !== undefined) console.error(what, p99, most, outcome);
  return {
    what: `${what}: others`,
    measured: `p99 ${p99.toFixed(1)} ms, median ${median.toFixed(1)} ms, at most ${most.toFixed(0)} ms`,
    beside: `${requests} requests in ${seconds} s; ${typeof outcome === 'string' ? `${outcome}; ` : ''}${readMegabytes(server).toFixed(0)} MB`,
    target: WANTED,
  };
}

/** Opens sockets that send as fast as the server reads. */
async function floodSockets({ address, projectPath }: Scene): Promise<string> {
  const url = `${address.replace('http', 'ws')}/ws/${projectPath.split('/').at(-1)}?name=Flood`;
  const value = `[${'{},'.repeat(21_000)}{}]`;
  const frame = `{"type":"update","entity_id":"x","field":"y","value":${value}}`;
  let sent = 0;
  let isOver = false;
  const sockets = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = new WebSocket(url, { perMessageDeflate: false, localAddress: ATTACKER });
      socket.on('error', () => undefined);
      await once(socket, 'open');
      return socket;
    }),
  );
  const speaking = sockets.map(async (socket) => {
    while (!isOver && socket.readyState === socket.OPEN) {
      if (socket.bufferedAmount < 200_000) {
        socket.send(frame);
        sent += 1;
      }
      await pause(1);
    }
  });
  await pause(SECONDS * 1_000);
  isOver = true;
  await Promise.all(speaking);
  for (const socket of sockets) socket.terminate();
  return `${sent} frames`;
}

function watchOthers({ address }: ServerProcess): Others {
  const child = fork(join(root, 'scripts/bench/hostile/others.ts'), [address]);
  return {
    begin: () => child.send('begin'),
    async report() {
      child.send('report');
      return ((await once(child, 'message')) as [Waits])[0];
    },
    end: () => child.disconnect(),
  };
}

function readMegabytes({ pid }: ServerProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_000;
}
