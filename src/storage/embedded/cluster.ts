/** The files of the embedded database: `<data directory>/postgres/cluster`, created once. */
import { execFile } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from '../../live-process.ts';
import {
  DatabaseStartError,
  DatabaseUnsuitableError,
  DatabaseUnsupportedError,
  getErrorText,
  type StorageLog,
} from '../storage-errors.ts';
import { findPrograms, type Programs } from './programs.ts';
import { canEnterDirectory, changeOwner, chooseRunAs, type RunAs } from './run-as.ts';

export interface Cluster {
  /** `<data directory>/postgres` without symbolic links: the cluster, the log, and possibly a copy of the programs. */
  home: string;
  /** `<home>/cluster`, the data files. */
  files: string;
  programs: Programs;
  /** Undefined to run as the current user. */
  runAs: RunAs | undefined;
}

/** Flushes the whole file system, which is faster than flushing each file. Only Linux supports this. */
const SYNC = process.platform === 'linux' ? ['--sync-method=syncfs'] : [];

const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** The database superuser, for every process that can open the socket. */
export const embeddedUser = 'concordat';

export function hasClusterFiles(cluster: Pick<Cluster, 'files'>): boolean {
  return existsSync(join(cluster.files, 'PG_VERSION'));
}

/** Resolves the paths of the database in a data directory and finds its programs. Creates only the home directory. */
export function prepareClusterPaths(dataDir: string, log: StorageLog): Cluster {
  try {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  } catch (cause) {
    throw new DatabaseStartError(
      `the data directory ${dataDir} cannot be written (${getErrorText(cause)}): set DATA_DIR to another place`,
      { cause },
    );
  }
  const home = realpathSync(join(dataDir, 'postgres'));
  const files = join(home, 'cluster');
  const runAs = chooseRunAs(files);
  rejectForeignFiles(files);
  return { home, files, runAs, programs: findPrograms(home, runAs, log) };
}

/**
 * Creates the files if they are missing, and checks that these programs can read them. They are created under a temporary name
 * and renamed, so that a killed process leaves no incomplete database. If two processes create them, the second uses the files
 * of the first. @throws DatabaseStartError, DatabaseUnsuitableError, DatabaseUnsupportedError
 */
export async function ensureCluster(cluster: Cluster, log: StorageLog): Promise<void> {
  if (!hasClusterFiles(cluster)) await createCluster(cluster, log);
  const version = Number.parseInt(readFileSync(join(cluster.files, 'PG_VERSION'), 'utf8'), 10);
  if (version !== cluster.programs.majorVersion) {
    throw new DatabaseUnsuitableError(
      `the database in ${cluster.files} was created by PostgreSQL ${version}, but this release includes PostgreSQL ${cluster.programs.majorVersion}: ` +
        'export it with the release that created it (npx concordat db export FILE), move the directory away, and import the file with this one (npx concordat db import FILE)',
    );
  }
}

function rejectForeignFiles(files: string): void {
  try {
    accessSync(files, constants.R_OK | constants.X_OK);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw new DatabaseStartError(`the database in ${files} belongs to another user: start the server as that user or as root`, {
      cause,
    });
  }
}

async function createCluster({ home, files, programs, runAs }: Cluster, log: StorageLog): Promise<void> {
  removeIncompleteClusters(home);
  const part = join(home, `cluster.part-${process.pid}-${Math.random().toString(36).slice(2, 8)}`);
  mkdirSync(part, { mode: 0o700 });
  chmodSync(part, 0o700);
  try {
    changeOwner(runAs, part);
    const started = performance.now();
    const parameters = ['-D', choosePath(part, runAs), '-U', embeddedUser, '-A', 'trust', ...LOCALE, ...SYNC];
    await runProgram(programs.initdb, parameters, part, runAs);
    moveClusterFiles(part, files);
    log.info({ directory: files, milliseconds: Math.round(performance.now() - started) }, 'created a new database');
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

function removeIncompleteClusters(home: string): void {
  for (const entry of readdirSync(home)) {
    const pid = /^cluster\.part-(\d+)-/.exec(entry)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    try {
      rmSync(join(home, entry), { recursive: true, force: true });
    } catch {
      // A program of a killed process still writes to the folder. The next creation removes the folder.
    }
  }
}

function moveClusterFiles(part: string, files: string): void {
  try {
    renameSync(part, files);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    const anotherWasFirst = ['ENOTEMPTY', 'EEXIST'].includes(code) && existsSync(join(files, 'PG_VERSION'));
    if (!anotherWasFirst)
      throw new DatabaseStartError(`${files} exists, but is not a database: move it to another place`, { cause: error });
    return;
  }
  const parent = openSync(join(files, '..'), 'r');
  fsyncSync(parent);
  closeSync(parent);
}

/**
 * Returns the path of a directory for a program that runs inside it. The working directory is used if the user cannot enter the
 * parents, or if the path exceeds PostgreSQL's buffers. The program enters it before root rights are dropped.
 * @throws DatabaseUnsupportedError if the system is not Linux
 */
export function choosePath(directory: string, runAs: RunAs | undefined): string {
  const isReachable = runAs === undefined || canEnterDirectory(join(directory, '..'), runAs);
  if (isReachable && Buffer.byteLength(directory) < 800) return directory;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new DatabaseUnsupportedError(
    `the database in ${directory} cannot be reached by an unprivileged user: set DATA_DIR to another place, or set DATABASE_URL`,
  );
}

/** Contains only necessary variables, so that secrets of the server are not passed on. */
export const programEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

async function runProgram(program: string, parameters: string[], cwd: string, runAs: RunAs | undefined): Promise<void> {
  try {
    await promisify(execFile)(program, parameters, { cwd, env: programEnvironment, ...runAs });
  } catch (cause) {
    throw (
      explainSpawnError(cause, program) ??
      new DatabaseStartError(`PostgreSQL could not create its files: ${getLastLine(cause)}`, { cause })
    );
  }
}

function getLastLine(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return (
    text
      .trim()
      .split('\n')
      .findLast((line) => line.includes('error:')) ??
    text.trim().split('\n')[0] ??
    ''
  );
}

/** Returns the reason why a program could not be started; undefined if it started. */
export function explainSpawnError(error: unknown, program: string): DatabaseUnsupportedError | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const advice = 'set DATABASE_URL to a PostgreSQL server, version 15 or later';
  if (error instanceof Error && /could not look up effective user/.test(error.message)) {
    return new DatabaseUnsupportedError(
      `the user that runs the server has no name on this system, which PostgreSQL requires to create a database: start the server as another user, or ${advice}`,
      { cause: error },
    );
  }
  if (code === 'EPERM' || code === 'EINVAL') {
    return new DatabaseUnsupportedError(
      `root cannot switch to another user here, which PostgreSQL requires: start the server as another user, or ${advice}`,
      { cause: error },
    );
  }
  if (code === 'ENOENT' || code === 'EACCES' || code === 'ENOEXEC') {
    return new DatabaseUnsupportedError(
      `the embedded PostgreSQL (${program}) does not run on this system (${code}): ${advice}`,
      { cause: error },
    );
  }
  return undefined;
}
