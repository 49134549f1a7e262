/** Measures the hub's channel with a thousand users in one project, and a bare `ws` server that sends prepared buffers. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Order, Outcome } from './channel-clients.ts';
import type { Figure } from './figure.ts';
import { root, startProgram, startServer } from './programs.ts';
import { computeMedian } from './rounds.ts';

const CLIENTS = 1_000;
const PER_SECOND = 10;
const ROUNDS = 5;

/** Measures the delivery of ten messages a second to a thousand users, and the maximum rate. */
export async function measureHubChannel(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-bench-'));
  const ours = await startServer({ DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'production' });
  const bare = await startProgram('scripts/bench/bare-channel.ts', []);
  try {
    const projectId = await createProject(ours.address);
    const ourClients = await startClients(`${ours.address.replace('http', 'ws')}/ws/${projectId}`);
    const steady = await sendOrder(ourClients, { kind: 'steady', perSecond: PER_SECOND, seconds: 15 });
    const bareClients = await startClients(bare.address.replace('http', 'ws'));
    const rounds: { ours: number; bare: number; lost: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const order: Order = { kind: 'flood', speakers: 200, ahead: 20, seconds: 3 };
      const first = round % 2 === 0;
      const a = await sendOrder(first ? ourClients : bareClients, order);
      const b = await sendOrder(first ? bareClients : ourClients, order);
      const [one, other] = first ? [a, b] : [b, a];
      rounds.push({ ours: one.perSecond, bare: other.perSecond, lost: one.lost });
    }
    for (const child of [ourClients, bareClients]) child.kill('SIGTERM');
    const ratio = computeMedian(rounds.map((round) => round.ours / round.bare));
    const lost = rounds.reduce((sum, round) => sum + round.lost, 0);
    return [
      {
        what: `Channel: ${CLIENTS} people in one project, ${PER_SECOND} messages a second`,
        measured: `p99 ${steady.p99.toFixed(1)} ms, median ${steady.median.toFixed(1)} ms`,
        beside: `${steady.received} deliveries: ${steady.lost} lost, ${steady.doubled} doubled, ${steady.disordered} out of order`,
        target: 'p99 below 100 ms, none lost, doubled or out of order',
      },
      {
        what: `Channel: deliveries to ${CLIENTS} people, as many as they take`,
        measured: `${ratio.toFixed(2)} of bare (${Math.round(computeMedian(rounds.map((round) => round.ours)))}/s)`,
        beside: `bare ws ${Math.round(computeMedian(rounds.map((round) => round.bare)))}/s; ${lost} lost`,
        target: 'at least 0.8',
      },
    ];
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startClients(url: string): Promise<ChildProcess> {
  const child = fork(join(root, 'scripts/bench/channel-clients.ts'));
  await sendOrder(child, { kind: 'connect', url, clients: CLIENTS });
  return child;
}

async function sendOrder(child: ChildProcess, order: Order): Promise<Outcome> {
  child.send(order);
  const [outcome] = (await once(child, 'message')) as [Outcome];
  return outcome;
}

async function createProject(address: string): Promise<string> {
  const workspace = await postJson(`${address}/hub/workspaces`, { name: 'Bench' });
  const { id } = await postJson(`${address}/hub/projects`, {
    workspace_id: workspace.id,
    name: 'Bench',
    profile: 'miappe',
    version: '1.1',
  });
  return id;
}

async function postJson(url: string, body: object): Promise<{ id: string }> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (response.status !== 201) throw new Error(`${url} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as { id: string };
}
