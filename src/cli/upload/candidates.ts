/** Finds runs to upload in an instrument's folder. A run is a file, several files of Sciex, or a folder. */
import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

export interface FilePart {
  readonly path: string;
  /** Name in the archive, with `/` between folders. */
  readonly inside: string;
  /** Size in bytes. */
  readonly size: number;
  /** Time of the last change, in milliseconds since 1970. */
  readonly changedAt: number;
}

export interface Candidate {
  /** Path below the scanned folder, with `/` on every system. It identifies the run in the state file. */
  readonly key: string;
  readonly name: string;
  readonly parts: readonly FilePart[];
  /** True if the parts are sent as one tar file. A single file is sent unchanged. */
  readonly isArchive: boolean;
}

const MAX_DEPTH = 8;
const SINGLE_FILE = /\.(raw|mzml|mzml\.gz|(?:raw|d|wiff)\.(?:zip|tar))$/i;
/** Sciex writes `x.wiff`, `x.wiff.scan`, `x.wiff2` and other files for one run in the same folder. */
const SCIEX_FILE = /^(.+)\.wiff2?$/i;
/** Files in a folder of Bruker, Agilent or Waters that show that its acquisition has started. */
const ACQUISITION_FILES = /^(analysis\.(tdf|baf|tsf)|acqdata|_func\d+\.dat)$/i;

/** Returns the number, total size and latest modification time of a run's files, to detect changes. */
export function computeFingerprint({ parts }: Pick<Candidate, 'parts'>): string {
  const bytes = parts.reduce((sum, { size }) => sum + size, 0);
  const last = Math.max(0, ...parts.map(({ changedAt }) => Math.floor(changedAt)));
  return `${parts.length}:${bytes}:${last}`;
}

/** Returns the key of a path in the state file: with `/` and in Unicode NFC, on every system. */
export function getCandidateKey(folders: readonly string[], name: string): string {
  return [...folders, name].join('/').normalize('NFC');
}

/** Finds the runs below a folder, ordered by key, without hidden files and links. @throws errors of the file system */
export async function findCandidates(folder: string): Promise<Candidate[]> {
  const found = await listCandidates(folder, []);
  return found.sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** Returns the current parts of a run, without vanished ones. */
export async function readCurrentParts({ parts }: Pick<Candidate, 'parts'>): Promise<FilePart[]> {
  const now = await Promise.all(parts.map(({ path, inside }) => readFilePart(path, inside)));
  return now.filter((part) => part !== undefined);
}

async function listCandidates(folder: string, folders: readonly string[]): Promise<Candidate[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const found: (Candidate | undefined)[] = [];
  for (const name of files)
    if (SINGLE_FILE.test(name)) found.push(await findFileCandidate(folder, folders, name));
    else if (SCIEX_FILE.test(name)) found.push(await findSciexCandidate(folder, folders, name, files));
  for (const entry of entries.filter((one) => one.isDirectory())) {
    const path = join(folder, entry.name);
    if (/\.(d|raw)$/i.test(entry.name)) found.push(await findFolderCandidate(path, folders, entry.name));
    else if (folders.length < MAX_DEPTH) found.push(...(await listCandidates(path, [...folders, entry.name]).catch(() => [])));
  }
  return found.filter((candidate) => candidate !== undefined);
}

async function findFileCandidate(folder: string, folders: readonly string[], name: string): Promise<Candidate | undefined> {
  const part = await readFilePart(join(folder, name), name);
  return part && { key: getCandidateKey(folders, name), name, parts: [part], isArchive: false };
}

/** Returns the files of one Sciex run. The first file in the folder represents the run. */
async function findSciexCandidate(
  folder: string,
  folders: readonly string[],
  name: string,
  files: readonly string[],
): Promise<Candidate | undefined> {
  const stem = (SCIEX_FILE.exec(name)?.[1] ?? '').toLowerCase();
  const belongsToRun = (one: string) => /^\.wiff2?($|\.)/.test(one.toLowerCase().slice(stem.length)) && !SINGLE_FILE.test(one);
  const together = files.filter((one) => one.toLowerCase().startsWith(stem) && belongsToRun(one)).sort();
  if (together.find((one) => SCIEX_FILE.test(one)) !== name) return undefined;
  if (together.length === 1) return findFileCandidate(folder, folders, name);
  const parts = await Promise.all(together.map((one) => readFilePart(join(folder, one), one)));
  const whole = name.replace(/2$/, '');
  return {
    key: getCandidateKey(folders, whole),
    name: `${whole}.tar`,
    parts: parts.filter((part) => part !== undefined),
    isArchive: true,
  };
}

/** Returns a run folder of Bruker, Agilent or Waters; undefined before its acquisition has started. */
async function findFolderCandidate(path: string, folders: readonly string[], name: string): Promise<Candidate | undefined> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => []);
  if (!entries.some((entry) => entry.parentPath === path && ACQUISITION_FILES.test(entry.name))) return undefined;
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const parts = await Promise.all(
    paths.sort().map((one) => readFilePart(one, [name, ...one.slice(path.length + 1).split(sep)].join('/'))),
  );
  return {
    key: getCandidateKey(folders, name),
    name: `${name}.tar`,
    parts: parts.filter((part) => part !== undefined),
    isArchive: true,
  };
}

async function readFilePart(path: string, inside: string): Promise<FilePart | undefined> {
  try {
    const { size, mtimeMs } = await stat(path);
    return { path, inside, size, changedAt: mtimeMs };
  } catch {
    // The file vanished, or the instrument's program has locked it. The next scan retries.
    return undefined;
  }
}
