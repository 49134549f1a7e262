/**
 * Adopts the PostgreSQL server that runs on a cluster, or starts one.
 *
 * The server is made to outlive whoever started it: a process that is killed leaves it running, and the next one adopts it.
 * Whoever lets go of it last stops it; see attachment.ts.
 */
import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseStartError, errorText } from '../storage-errors.ts';
import type { StorageLog } from '../storage-log.ts';
import { attach, type RunningServer } from './attachment.ts';
import { type Cluster, ensureCluster, explainSpawn, hasClusterFiles, pathFor, programEnvironment } from './cluster.ts';
import { type PostmasterNote, postmasterState, readPostmasterNote, setNoteAside } from './postmaster.ts';
import { openServerLog, readServerLog, serverLogPath, serverLogSize } from './server-log.ts';
import { claimFiles, waitUntilNobodyElsewhere } from './sign-of-life.ts';
import { isSafeSocketDirectory, prepareSocketDirectory, removeSocketDirectory, socketPort } from './socket-directory.ts';

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
    const state = note === undefined ? 'dead' : postmasterState(note.pid, cluster.files);
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
