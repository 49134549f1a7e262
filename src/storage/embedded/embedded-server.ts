/** The embedded PostgreSQL server. The first process starts it, or adopts that of a killed process; the last one stops it. */
import { spawn } from 'node:child_process';
import { closeSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseStartError, getErrorText, type StorageLog } from '../storage-errors.ts';
import {
  type Cluster,
  choosePath,
  ensureCluster,
  explainSpawnError,
  hasClusterFiles,
  prepareClusterPaths,
  programEnvironment,
} from './cluster.ts';
import { ensureDatabase, hasOtherClients } from './embedded-connection.ts';
import { type PostmasterNote, readPostmasterFile, readPostmasterState, removeStalePostmasterFile } from './postmaster.ts';
import { getServerLogPath, getServerLogSize, openServerLog, readServerLog, rotateServerLog } from './server-log.ts';
import { claimFiles, heartbeatIntervalMs, removeHeartbeat, requireUnusedFiles, writeHeartbeat } from './sign-of-life.ts';
import { isSafeSocketDirectory, prepareSocketDirectory, removeSocketDirectory, socketPort } from './socket-directory.ts';

/** Milliseconds without progress after which a start or stop fails. */
const timeoutMs = 30_000;
/** Maximum milliseconds of a recovery after a crash, during which the server reports starting or stopping. */
const recoveryTimeoutMs = 15 * 60_000;
/** Milliseconds to wait for a zombie server before its postmaster.pid is renamed. */
const zombieTimeoutMs = 10_000;

export interface EmbeddedOptions {
  dataDir: string;
  /** Name of the connection that marks this use. The caller keeps the connection open. */
  useName: string;
  log: StorageLog;
  /** Additional server settings, as in postgresql.conf. */
  settings?: Record<string, string>;
  mayCreate?: boolean | undefined;
}

/** This process's use of the embedded server. */
export interface EmbeddedServer {
  /** `adopted` if the server was already running. */
  ownership: 'embedded' | 'adopted';
  /** Returns the directory of the socket, which changes only if another program took its name while the server was down. */
  getSocketDirectory(): string;
  /** Restarts the server if it has ended. @throws DatabaseStartError */
  restartServer(): Promise<void>;
  /** Stops the server within `timeoutMs`, unless other processes use it. This process must have closed its connections. */
  release(timeoutMs?: number): Promise<'stopped' | 'left running'>;
}

interface RunningServer {
  pid: number;
  socketDirectory: string;
  adopted: boolean;
}

/** Finds or starts the server of a data directory. @throws the errors of ensureCluster */
export async function openEmbeddedServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { dataDir, useName, log, settings = {}, mayCreate = true } = options;
  if (!mayCreate && !existsSync(join(dataDir, 'postgres'))) throw new DatabaseStartError(`there is no database in ${dataDir}`);
  const cluster = prepareClusterPaths(dataDir, log);
  let running = await findOrStartServer(cluster, settings, mayCreate, log);
  const { adopted } = running;
  const upkeep = setInterval(() => {
    try {
      writeHeartbeat(cluster.home);
      rotateServerLog(cluster.home);
    } catch (error) {
      // A failed check, for example on a full disk, must not stop the server.
      log.debug({ reason: getErrorText(error) }, 'the database directory could not be maintained');
    }
  }, heartbeatIntervalMs).unref();
  let reason = '';
  return {
    ownership: adopted ? 'adopted' : 'embedded',
    getSocketDirectory: () => running.socketDirectory,
    async restartServer() {
      if (readPostmasterState(running.pid, cluster.files) === 'running') return;
      try {
        // If the files were deleted, an empty database must not replace them under a running server.
        running = await findOrStartServer(cluster, settings, false, log);
      } catch (error) {
        // The same reason is logged only once.
        if (getErrorText(error) !== reason)
          log.error({ reason: getErrorText(error) }, 'the embedded PostgreSQL does not restart; retrying');
        reason = getErrorText(error);
        throw error;
      }
    },
    async release(within = 6_000) {
      clearInterval(upkeep);
      if (await hasOtherUsers(running, useName, log)) return 'left running';
      return stopPostgres(running, cluster, within, log);
    },
  };
}

/** Returns whether other processes use the server, or the server has already ended. */
async function hasOtherUsers({ socketDirectory }: RunningServer, useName: string, log: StorageLog): Promise<boolean> {
  try {
    return await hasOtherClients(socketDirectory, useName);
  } catch (error) {
    log.debug({ reason: getErrorText(error) }, 'the database had already ended');
    return true;
  }
}

async function stopPostgres(
  { pid, socketDirectory }: RunningServer,
  cluster: Cluster,
  within: number,
  log: StorageLog,
): Promise<'stopped' | 'left running'> {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return 'left running';
  }
  const deadline = Date.now() + within;
  while (readPostmasterState(pid, cluster.files) === 'running') {
    if (Date.now() > deadline) {
      log.warn({ pid }, 'the database is still writing and will stop on its own');
      return 'stopped';
    }
    await sleep(4);
  }
  removeHeartbeat(cluster.home);
  removeSocketDirectory(socketDirectory);
  return 'stopped';
}

async function findOrStartServer(
  cluster: Cluster,
  settings: Record<string, string>,
  mayCreate: boolean,
  log: StorageLog,
): Promise<RunningServer> {
  const began = Date.now();
  let lastProblem: unknown;
  let hasReported = false;
  for (;;) {
    const note = readPostmasterFile(cluster.files);
    const state = note === undefined ? 'dead' : readPostmasterState(note.pid, cluster.files);
    const waited = Date.now() - began;
    const isWorking = state === 'running' && note?.status !== 'ready';
    if (waited > (isWorking ? recoveryTimeoutMs : timeoutMs)) {
      throw new DatabaseStartError(`the embedded PostgreSQL does not become ready: ${getErrorText(lastProblem ?? state)}`, {
        cause: lastProblem,
      });
    }
    if (waited > 2_000 && !hasReported) {
      hasReported = true;
      log.info({ state, status: note?.status }, 'waiting for the database');
    }
    if (note !== undefined && (state === 'stranger' || (state === 'zombie' && waited > zombieTimeoutMs))) {
      await requireUnusedFiles(cluster.home, log);
      removeStalePostmasterFile(cluster.files, note);
    } else if (note === undefined || state === 'dead') {
      if (!mayCreate && !hasClusterFiles(cluster)) throw new DatabaseStartError(`there is no database in ${cluster.files}`);
      await requireUnusedFiles(cluster.home, log);
      await ensureCluster(cluster, log);
      const outcome = await startPostgres(cluster, settings, log);
      if ('pid' in outcome) return outcome;
      lastProblem = outcome.problem;
      await sleep(50);
    } else {
      const outcome =
        note.status === 'ready' ? await connectToRunningServer(cluster, note) : { problem: `PostgreSQL is ${note.status}` };
      if ('pid' in outcome) return outcome;
      lastProblem = outcome.problem;
      if (waited > 5_000 && note.status === 'ready' && isUnreachable(outcome.problem)) throw createUnreachableError(note);
      await sleep(25);
    }
  }
}

/** A server that does not respond yet. */
interface UnansweredServer {
  problem: unknown;
}

async function connectToRunningServer(cluster: Cluster, note: PostmasterNote): Promise<RunningServer | UnansweredServer> {
  if (!isSafeSocketDirectory(note.socketDirectory, cluster.runAs)) return { problem: { code: 'ENOENT' } };
  try {
    await ensureDatabase(note.socketDirectory);
    return { pid: note.pid, socketDirectory: note.socketDirectory, adopted: true };
  } catch (error) {
    return { problem: error };
  }
}

function isUnreachable(problem: unknown): boolean {
  return ['ENOENT', 'ECONNREFUSED'].includes((problem as { code?: string }).code ?? '');
}

/** Used if the temporary folder was cleaned or changed. Other processes may use the server, so it is not stopped. */
function createUnreachableError(note: PostmasterNote): DatabaseStartError {
  return new DatabaseStartError(
    `the database runs (process ${note.pid}), but its socket in ${note.socketDirectory} cannot be reached from here: ` +
      'use the temp folder that the server uses, or stop that process',
  );
}

async function startPostgres(
  cluster: Cluster,
  settings: Record<string, string>,
  log: StorageLog,
): Promise<RunningServer | UnansweredServer> {
  const { home, files, programs, runAs } = cluster;
  const socketDirectory = prepareSocketDirectory(files, runAs);
  const logFile = openServerLog(home);
  const logStart = getServerLogSize(home);
  const all = { ...fixedSettings, ...settings, unix_socket_directories: socketDirectory };
  const parameters = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(programs.postgres, ['-D', choosePath(files, runAs), ...parameters], {
    cwd: files,
    env: programEnvironment,
    stdio: ['ignore', logFile, logFile],
    // In a separate session, Ctrl-C does not reach PostgreSQL, so that this process can stop it last.
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
    if (Date.now() - began > recoveryTimeoutMs) return { problem: 'PostgreSQL is still recovering' };
    const note = readPostmasterFile(files);
    if (note?.pid === child.pid && note?.status === 'ready') {
      const outcome = await connectToRunningServer(cluster, note);
      return 'pid' in outcome ? { ...outcome, adopted: false } : outcome;
    }
    await sleep(4);
  }
  if (end instanceof Error)
    throw explainSpawnError(end, programs.postgres) ?? new DatabaseStartError(getErrorText(end), { cause: end });
  const words = readServerLog(home, logStart);
  const problem =
    words
      .split('\n')
      .findLast((line) => /FATAL|PANIC/.test(line))
      ?.replace(/^.*?(FATAL|PANIC): +/, '') ?? end;
  if (mayPass.test(words)) return { problem };
  removeSocketDirectory(socketDirectory);
  log.error({ log: getServerLogPath(home) }, 'the embedded PostgreSQL does not start; see its log');
  throw new DatabaseStartError(`the embedded PostgreSQL does not start: ${problem}`);
}

/** Temporary reasons for a failed start: another process started a server first, or the old server is still stopping. */
const mayPass =
  /lock file ".*" already exists|pre-existing shared memory block|could not create lock file ".*\.s\.PGSQL|is being shut down/;

const fixedSettings: Record<string, string> = {
  listen_addresses: '',
  port: String(socketPort),
  unix_socket_permissions: '0700',
  cluster_name: 'concordat',
  // Containers have 64 MB of shared memory by default, which parallel queries can exceed.
  max_parallel_workers_per_gather: '0',
  // Clients log their own errors, without data of their statements.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};
