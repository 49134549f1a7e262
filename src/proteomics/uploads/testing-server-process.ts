/** Starts a server or worker as a process that can be killed, for tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { getWatchedEnvironment } from '../../../contract-tests/traffic/watched-environment.ts';
import type { Database } from '../../storage/database.ts';

const root = join(import.meta.dirname, '../../..');

export interface ServerProcess {
  readonly child: ChildProcess;
  /** URL of the server; empty for a worker. */
  readonly address: string;
}

export interface ProcessOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Shell command that limits the resources of the process, such as `ulimit`. */
  readonly limit?: string;
}

/** Starts a server on a free port in its own process. */
export async function startServerProcess(
  database: Pick<Database, 'url'>,
  dataDir: string,
  { environment = {}, limit = ':' }: ProcessOptions = {},
): Promise<ServerProcess> {
  const command = `${limit}; exec ${JSON.stringify(process.execPath)} src/main.ts`;
  const child = spawnCommand(command, { DATABASE_URL: database.url, DATA_DIR: dataDir, ...environment });
  const address = await waitForLog(child, /ready at (http:[^"]+)"/);
  return { child, address };
}

export async function startWorkerProcess(
  database: Pick<Database, 'url'>,
  dataDir: string,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const command = `exec ${JSON.stringify(process.execPath)} src/cli/main.ts worker`;
  const child = spawnCommand(command, { DATABASE_URL: database.url, DATA_DIR: dataDir, ...environment });
  await waitForLog(child, /(works on runs)/);
  return { child, address: '' };
}

function spawnCommand(command: string, environment: Readonly<Record<string, string>>): ChildProcess {
  const env = {
    PATH: process.env.PATH ?? '',
    SERVICES: 'proteomics',
    PORT: '0',
    LOG_LEVEL: 'info',
    ...getWatchedEnvironment(),
    ...environment,
  };
  return spawn('bash', ['-c', command], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Waits until the log contains a pattern, and returns its first group. */
async function waitForLog(child: ChildProcess, what: RegExp): Promise<string> {
  let text = '';
  const output = child.stdout as Readable;
  return new Promise((resolve, reject) => {
    output.on('data', (piece) => {
      text = `${text}${piece}`.slice(-100_000);
      const [, found] = what.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
    output.once('close', () => reject(new Error(`it did not start: ${text}`)));
  });
}

export async function killProcess({ child }: ServerProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
