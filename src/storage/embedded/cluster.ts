/** The embedded database's files: `<data directory>/postgres/cluster`, made once. */
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
  errorText,
  type StorageLog,
} from '../storage-errors.ts';
import { findPrograms, type Programs } from './programs.ts';
import { chooseRunAs, giveTo, mayEnter, type RunAs } from './run-as.ts';

/** Everything that must be known to run the programs on the files. */
export interface Cluster {
  /** `<data directory>/postgres`, without symbolic links: cluster, log, perhaps a copy of the programs. */
  home: string;
  /** `<home>/cluster`: the files. */
  files: string;
  programs: Programs;
  /** undefined: as the user that we are. */
  runAs: RunAs | undefined;
}

/** Flushing the whole file system takes a tenth of flushing a thousand files; only Linux can. */
const SYNC = process.platform === 'linux' ? ['--sync-method=syncfs'] : [];

const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** The database superuser; whoever may open the socket may be it. */
export const embeddedUser = 'concordat';

/** Whether the files are there. */
export function hasClusterFiles(cluster: Pick<Cluster, 'files'>): boolean {
  return existsSync(join(cluster.files, 'PG_VERSION'));
}

/** Names the parts of a data directory's database and finds its programs; makes no files yet but the home directory. */
export function locateCluster(dataDir: string, log: StorageLog): Cluster {
  try {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  } catch (cause) {
    throw new DatabaseStartError(
      `the data directory ${dataDir} cannot be written (${errorText(cause)}): set DATA_DIR to another place`,
      { cause },
    );
  }
  const home = realpathSync(join(dataDir, 'postgres'));
  const files = join(home, 'cluster');
  const runAs = chooseRunAs(files);
  refuseForeignFiles(files);
  return { home, files, runAs, programs: findPrograms(home, runAs, log) };
}

/**
 * Makes the files unless they are there, and checks that these programs can read them. They are made under another name and
 * renamed when complete: a process killed meanwhile leaves nothing that looks like a database. Of two processes that do it
 * at once the second uses the files of the first.
 * @throws DatabaseStartError, DatabaseUnsuitableError, DatabaseUnsupportedError
 */
export async function ensureCluster(cluster: Cluster, log: StorageLog): Promise<void> {
  if (!hasClusterFiles(cluster)) await makeCluster(cluster, log);
  const version = Number.parseInt(readFileSync(join(cluster.files, 'PG_VERSION'), 'utf8'), 10);
  if (version !== cluster.programs.majorVersion) {
    throw new DatabaseUnsuitableError(
      `the database in ${cluster.files} was made by PostgreSQL ${version} and this release brings PostgreSQL ${cluster.programs.majorVersion}: ` +
        'export it with the release that made it (npx concordat db export FILE), move the directory away, and import the file with this one (npx concordat db import FILE)',
    );
  }
}

function refuseForeignFiles(files: string): void {
  try {
    accessSync(files, constants.R_OK | constants.X_OK);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw new DatabaseStartError(`the database in ${files} belongs to another user: start the server as that user or as root`, {
      cause,
    });
  }
}

async function makeCluster({ home, files, programs, runAs }: Cluster, log: StorageLog): Promise<void> {
  sweepHalfMade(home);
  const part = join(home, `cluster.part-${process.pid}-${Math.random().toString(36).slice(2, 8)}`);
  mkdirSync(part, { mode: 0o700 });
  chmodSync(part, 0o700);
  try {
    giveTo(runAs, part);
    const started = performance.now();
    const parameters = ['-D', pathFor(part, runAs), '-U', embeddedUser, '-A', 'trust', ...LOCALE, ...SYNC];
    await run(programs.initdb, parameters, part, runAs);
    moveInto(part, files);
    log.info({ directory: files, milliseconds: Math.round(performance.now() - started) }, 'made a new database');
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/** Leftovers of processes that were killed while they made a database. */
function sweepHalfMade(home: string): void {
  for (const entry of readdirSync(home)) {
    const pid = /^cluster\.part-(\d+)-/.exec(entry)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    try {
      rmSync(join(home, entry), { recursive: true, force: true });
    } catch {
      // A program of the killed process still writes into it; the next new database sweeps it.
    }
  }
}

function moveInto(part: string, files: string): void {
  try {
    renameSync(part, files);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    const anotherWasFirst = ['ENOTEMPTY', 'EEXIST'].includes(code) && existsSync(join(files, 'PG_VERSION'));
    if (!anotherWasFirst)
      throw new DatabaseStartError(`${files} is in the way: it is not a database, move it away`, { cause: error });
    return;
  }
  const parent = openSync(join(files, '..'), 'r');
  fsyncSync(parent);
  closeSync(parent);
}

/**
 * How to name a directory to a program that runs inside it. Where its user may not pass the parents, or the path is longer
 * than PostgreSQL's buffers, Linux offers a name that needs neither: the working directory, which the program enters before it
 * gives up root.
 * @throws DatabaseUnsupportedError on systems without that name
 */
export function pathFor(directory: string, runAs: RunAs | undefined): string {
  const isReachable = runAs === undefined || mayEnter(join(directory, '..'), runAs);
  if (isReachable && Buffer.byteLength(directory) < 800) return directory;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new DatabaseUnsupportedError(
    `the database in ${directory} cannot be reached by an unprivileged user: set DATA_DIR to another place, or set DATABASE_URL`,
  );
}

/** Only what the programs need: the settings of the server hold secrets that no other user's process should carry. */
export const programEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

async function run(program: string, parameters: string[], cwd: string, runAs: RunAs | undefined): Promise<void> {
  try {
    await promisify(execFile)(program, parameters, { cwd, env: programEnvironment, ...runAs });
  } catch (cause) {
    throw (
      explainSpawn(cause, program) ??
      new DatabaseStartError(`PostgreSQL could not make its files: ${lastLine(cause)}`, { cause })
    );
  }
}

function lastLine(error: unknown): string {
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

/** Says why a program could not even be run; undefined when it ran. */
export function explainSpawn(error: unknown, program: string): DatabaseUnsupportedError | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const advice = 'set DATABASE_URL to a PostgreSQL server, version 15 or later';
  if (error instanceof Error && /could not look up effective user/.test(error.message)) {
    return new DatabaseUnsupportedError(
      `the user that runs the server has no name on this system, as PostgreSQL needs to make a database: start it as another user, or ${advice}`,
      { cause: error },
    );
  }
  if (code === 'EPERM' || code === 'EINVAL') {
    return new DatabaseUnsupportedError(
      `root may not become another user here, as PostgreSQL needs: start the server as another user, or ${advice}`,
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
