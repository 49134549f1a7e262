/** Kills a server process while clients save entities, and compares acknowledged saves with stored ones. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getWatchedEnvironment } from '../../../contract-tests/traffic/watched-environment.ts';
import { killServer } from '../../storage/embedded/testing-embedded.ts';
import { HubClient } from './testing-hub-client.ts';

export interface Acknowledged {
  readonly id: string;
  readonly version: number;
  readonly title: string;
}

export interface RunningServer {
  readonly address: string;
  readonly child: ChildProcess;
}

/** Resolves when the server is ready. @param limit shell command that limits resources of the process */
export async function startServer(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  limit = ':',
): Promise<RunningServer> {
  const program = fileURLToPath(new URL('../../main.ts', import.meta.url));
  const { PATH, HOME, TMPDIR } = process.env;
  const own = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info', ...settings };
  // Other environment variables could contain settings.
  const environment = { PATH, HOME, ...(TMPDIR === undefined ? {} : { TMPDIR }), ...getWatchedEnvironment(), ...own };
  const command = ['-c', `${limit}; exec "$@"`, 'bash', process.execPath, program];
  const child = spawn('bash', command, { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  let last = '';
  for await (const line of createInterface({ input: child.stdout })) {
    last = line;
    const address = /http:\/\/[\w.:[\]]+/.exec(line)?.[0];
    if (address === undefined || !line.includes('ready')) continue;
    child.stdout.resume();
    return { address, child };
  }
  throw new Error(`the server ended before it was ready: ${last}`);
}

/** Resolves after the process has exited. */
export async function endServer({ child }: RunningServer, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

export interface Round {
  readonly acknowledged: readonly Acknowledged[];
  readonly lost: readonly Acknowledged[];
}

/**
 * Kills a server while four clients save, and restarts it. Compares the history with every acknowledged save, and each entity
 * with its last save.
 * @param options.milliseconds time from the first acknowledged save to the kill
 * @param options.withDatabase true to kill PostgreSQL, too
 */
export async function killAndCheck(
  dataDir: string,
  { milliseconds, withDatabase }: { readonly milliseconds: number; readonly withDatabase: boolean },
): Promise<Round> {
  const acknowledged: Acknowledged[] = [];
  const running = await startServer(dataDir);
  const hub = await new HubClient(running.address).createProject();
  // The first save waits for startup tasks of the server.
  await hub.createEntity('Study', { title: 'first' });
  const savers = Array.from({ length: 4 }, (_, number) => saveUntilKilled(hub, `saver ${number}`, acknowledged));
  // On a busy machine, the first save can take longer than all later saves.
  while (acknowledged.length === 0 && running.child.exitCode === null) await sleep(5);
  await sleep(milliseconds);
  const ended = endServer(running, 'SIGKILL');
  if (withDatabase) killServer(dataDir);
  await Promise.all([ended, ...savers]);
  const again = await startServer(dataDir);
  try {
    return { acknowledged, lost: await findLostSaves(hub.connectTo(again.address), acknowledged) };
  } finally {
    await endServer(again, 'SIGTERM');
  }
}

async function saveUntilKilled(hub: HubClient, name: string, acknowledged: Acknowledged[]): Promise<void> {
  let last: Acknowledged | undefined;
  for (let number = 0; ; number += 1) {
    const title = `${name}, save ${number}`;
    // Every third save creates an entity. The other saves change the latest entity.
    const existing = number % 3 === 0 || last === undefined ? {} : { node_id: last.id, version: last.version };
    try {
      const { status, body } = await hub.post(hub.getPath('entities'), { entity_type: 'Study', ...existing, data: { title } });
      if (status !== 200 && status !== 201) return;
      last = { id: body.id, version: body.version, title };
      acknowledged.push(last);
    } catch {
      return;
    }
  }
}

/** Returns acknowledged saves that are missing in the history, or newer than the stored entity. */
export async function findLostSaves(hub: HubClient, acknowledged: readonly Acknowledged[]): Promise<readonly Acknowledged[]> {
  const recordedTitles = new Set<string>();
  for (let offset = 0, total = 1; offset < total; offset += 1_000) {
    const { body } = await hub.get(`${hub.getPath('history')}?limit=1000&offset=${offset}`);
    total = body.total;
    for (const { entity_id, version, changes } of body.entries)
      for (const { field, after } of changes) if (field === 'title') recordedTitles.add(`${entity_id} ${version} ${after}`);
  }
  const present = new Map<string, number>();
  for (let offset = 0, total = 1; offset < total; offset += 1_000) {
    const { body } = await hub.get(`${hub.getPath('entities')}?limit=1000&offset=${offset}`);
    total = body.total;
    for (const { id, version } of body.entities) present.set(id, version);
  }
  return acknowledged.filter(
    ({ id, version, title }) => !recordedTitles.has(`${id} ${version} ${title}`) || (present.get(id) ?? 0) < version,
  );
}
