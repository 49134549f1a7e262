/**
 * Adopts the PostgreSQL server that runs on a cluster, or starts one.
 *
 * The server is made to outlive whoever started it: a process that is killed leaves it running, and the next one adopts it.
 * Every process that uses it holds a connection with a shared advisory lock, the attachment; whoever lets go last stops it.
 */
import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseStartError, errorCode, errorText } from '../storage-errors.ts';
import type { StorageLog } from '../storage-log.ts';
import {
  type Cluster,
  embeddedUser,
  ensureCluster,
  explainSpawn,
  hasClusterFiles,
  pathFor,
  programEnvironment,
} from './cluster.ts';
import { type PostmasterNote, postmasterState, readPostmasterNote, setNoteAside } from './postmaster.ts';
import { openServerLog, readServerLog, serverLogPath, serverLogSize } from './server-log.ts';
import { claimFiles, removeSign, waitUntilNobodyElsewhere } from './sign-of-life.ts';
import { isSafeSocketDirectory, prepareSocketDirectory, removeSocketDirectory, socketPort } from './socket-directory.ts';

/** A server that this process is attached to. */
export interface RunningServer {
  pid: number;
  socketDirectory: string;
  /** Whether another process had started it. */
  adopted: boolean;
  /** The connection that holds the attachment; it ends when the server does. */
  attachment: pg.Client;
}

/** Name of the database that the product uses; `postgres` stays empty. */
export const embeddedDatabase = 'concordat';

/** Advisory lock of all attached processes, in the database `postgres`. */
const attachmentLock = '1129270851, 1';

/** How long to wait without any sign of progress. */
const patience = 30_000;
/** Recovery after a crash may replay much; it is progress as long as the server says that it is starting or stopping. */
const recoveryPatience = 15 * 60_000;
/** How long a dead server's process may stay uncollected before its note is set aside. */
const zombiePatience = 10_000;

/**
 * Attaches to the server of a cluster, starting it when none runs.
 * @param settings server settings, as in postgresql.conf
 * @throws DatabaseStartError, DatabaseUnsuitableError, DatabaseUnsupportedError
 */
export async function adoptOrStart(
  cluster: Cluster,
  settings: Record<string, string>,
  mayCreate: boolean,
  log: StorageLog,
): Promise<RunningServer> {
  const began = Date.now();
  let lastProblem: unknown;
  let hasTold = false;
  for (;;) {
    const note = readPostmasterNote(cluster.files);
    const state = note === undefined ? 'dead' : postmasterState(note.pid);
    const waited = Date.now() - began;
    const isWorking = state === 'running' && note?.status !== 'ready';
    if (waited > (isWorking ? recoveryPatience : patience)) {
      throw new DatabaseStartError(`the embedded PostgreSQL does not become ready: ${errorText(lastProblem ?? state)}`, {
        cause: lastProblem,
      });
    }
    if (waited > 2_000 && !hasTold) {
      hasTold = true;
      log.info({ state, status: note?.status }, 'waiting for the database');
    }
    if (note !== undefined && (state === 'stranger' || (state === 'zombie' && waited > zombiePatience))) {
      await waitUntilNobodyElsewhere(cluster.home, log);
      setNoteAside(cluster.files, note);
    } else if (note === undefined || state === 'dead') {
      if (!mayCreate && !hasClusterFiles(cluster)) throw new DatabaseStartError(`there is no database in ${cluster.files}`);
      await waitUntilNobodyElsewhere(cluster.home, log);
      await ensureCluster(cluster, log);
      const outcome = await start(cluster, settings, log);
      if ('pid' in outcome) return outcome;
      lastProblem = outcome.problem;
      await sleep(50);
    } else {
      const outcome = note.status === 'ready' ? await adopt(cluster, note) : { problem: `PostgreSQL is ${note.status}` };
      if ('pid' in outcome) return outcome;
      lastProblem = outcome.problem;
      if (waited > 5_000 && note.status === 'ready' && isUnreachable(outcome.problem)) throw unreachable(note);
      await sleep(25);
    }
  }
}

/** A server that did not answer, but may on another try. */
interface NotYet {
  problem: unknown;
}

async function adopt(cluster: Cluster, note: PostmasterNote): Promise<RunningServer | NotYet> {
  if (!isSafeSocketDirectory(note.socketDirectory, cluster.runAs)) return { problem: { code: 'ENOENT' } };
  try {
    const attachment = await attach(note.socketDirectory);
    return { pid: note.pid, socketDirectory: note.socketDirectory, adopted: true, attachment };
  } catch (error) {
    return { problem: error };
  }
}

function isUnreachable(problem: unknown): boolean {
  return ['ENOENT', 'ECONNREFUSED'].includes((problem as { code?: string }).code ?? '');
}

/**
 * Something swept the temp folder, or the server has a temp folder of its own, as services often do. It may serve others well,
 * so it is not ours to stop.
 */
function unreachable(note: PostmasterNote): DatabaseStartError {
  return new DatabaseStartError(
    `the database runs (process ${note.pid}), but its socket in ${note.socketDirectory} cannot be reached from here: ` +
      'use the temp folder that the server uses, or stop that process',
  );
}

async function attach(socketDirectory: string): Promise<pg.Client> {
  const attachment = new pg.Client({
    ...embeddedConnection(socketDirectory, 'postgres'),
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // The supervisor learns of a lost server by the end of the connection; without a listener the error would end the process.
  attachment.on('error', () => {});
  try {
    await attachment.connect();
    const { rows } = await attachment.query<{ exists: boolean }>(
      `select exists (select from pg_database where datname = '${embeddedDatabase}') from pg_advisory_lock_shared(${attachmentLock})`,
    );
    if (rows[0]?.exists !== true) await createDatabase(attachment);
    return attachment;
  } catch (error) {
    await attachment.end().catch(() => {});
    throw error;
  }
}

async function createDatabase(attachment: pg.Client): Promise<void> {
  try {
    await attachment.query(`create database ${embeddedDatabase}`);
  } catch (error) {
    const anotherWasFirst = ['42P04', '23505'].includes(errorCode(error) ?? '');
    if (!anotherWasFirst) throw error;
  }
}

/** How to connect to a server's socket; nothing is taken from PG* variables that the person may have set for other servers. */
export function embeddedConnection(socketDirectory: string, database: string) {
  return {
    host: socketDirectory,
    port: socketPort,
    user: embeddedUser,
    database,
    ssl: false,
    application_name: applicationName,
  };
}

/** How this process calls itself to the database: unlike every other process, in at most 63 bytes of ASCII. */
export const applicationName = `concordat ${hostname()
  .replace(/[^\w.-]/g, '')
  .slice(0, 40)}/${process.pid}`;

async function start(cluster: Cluster, settings: Record<string, string>, log: StorageLog): Promise<RunningServer | NotYet> {
  const { home, files, programs, runAs } = cluster;
  const socketDirectory = prepareSocketDirectory(files, runAs);
  const logFile = openServerLog(home);
  const logStart = serverLogSize(home);
  const all = { ...fixedSettings, ...settings, unix_socket_directories: socketDirectory };
  const parameters = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(programs.postgres, ['-D', pathFor(files, runAs), ...parameters], {
    cwd: files,
    env: programEnvironment,
    stdio: ['ignore', logFile, logFile],
    // A session of its own: Ctrl-C in the terminal is for the server, which stops its database when its work is done.
    detached: true,
    ...runAs,
  });
  closeSync(logFile);
  child.unref();
  claimFiles(home);
  let end: Error | string | undefined;
  child.once('error', (error) => {
    end = error;
  });
  child.once('exit', (code, by) => {
    end ??= `it ended with ${code ?? by}`;
  });
  const began = Date.now();
  while (end === undefined) {
    if (Date.now() - began > recoveryPatience) return { problem: 'PostgreSQL is still recovering' };
    const note = readPostmasterNote(files);
    if (note?.pid === child.pid && note?.status === 'ready') {
      const outcome = await adopt(cluster, note);
      return 'pid' in outcome ? { ...outcome, adopted: false } : outcome;
    }
    await sleep(4);
  }
  if (end instanceof Error)
    throw explainSpawn(end, programs.postgres) ?? new DatabaseStartError(errorText(end), { cause: end });
  const words = readServerLog(home, logStart);
  const problem =
    words
      .split('\n')
      .findLast((line) => /FATAL|PANIC/.test(line))
      ?.replace(/^.*?(FATAL|PANIC): +/, '') ?? end;
  if (mayPass.test(words)) return { problem };
  removeSocketDirectory(socketDirectory);
  log.error({ log: serverLogPath(home) }, 'the embedded PostgreSQL does not start; its own words are in its log');
  throw new DatabaseStartError(`the embedded PostgreSQL does not start: ${problem}`);
}

/** Reasons not to start that go away: another process was faster, or the former server is not wholly gone. */
const mayPass =
  /lock file ".*" already exists|pre-existing shared memory block|could not create lock file ".*\.s\.PGSQL|is being shut down/;

const fixedSettings: Record<string, string> = {
  listen_addresses: '',
  port: String(socketPort),
  unix_socket_permissions: '0700',
  cluster_name: 'concordat',
  // Containers give 64 MB of shared memory by default, which parallel queries can exceed.
  max_parallel_workers_per_gather: '0',
  // What clients did wrong is told to them, and they log it without the data that their statements hold.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/**
 * Lets go of a server, and stops it unless another process is attached.
 * @param patience milliseconds to wait until it has stopped
 * @returns whether it was stopped, or left to others
 */
export async function detach(
  server: RunningServer,
  home: string,
  patience: number,
  log: StorageLog,
): Promise<'stopped' | 'left running'> {
  const { attachment, pid, socketDirectory } = server;
  try {
    await attachment.query(`select pg_advisory_unlock_shared(${attachmentLock})`);
    const { rows } = await attachment.query<{ last: boolean }>(`select pg_try_advisory_lock(${attachmentLock}) as last`);
    if (rows[0]?.last !== true) return 'left running';
    signal(pid, 'SIGINT');
    const deadline = Date.now() + patience;
    while (postmasterState(pid) === 'running') {
      if (Date.now() > deadline) {
        log.warn({ pid }, 'the database is still writing; it ends by itself');
        return 'stopped';
      }
      await sleep(4);
    }
    removeSign(home);
    removeSocketDirectory(socketDirectory);
    return 'stopped';
  } catch (error) {
    // The server went before us.
    log.debug({ reason: errorText(error) }, 'the database had already ended');
    return 'left running';
  } finally {
    await attachment.end().catch(() => {});
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
