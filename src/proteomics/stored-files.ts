/** Every file that the service keeps, and what the database says of them: for backups, which know nothing else of the service. */
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type pg from 'pg';
import type { Settings } from '../settings.ts';
import { proteomicsFolder, rawFilePath, resultFolder } from './places.ts';
import type { KeptFile } from './results/table.ts';

type Place = Pick<Settings, 'dataDir'>;

/** A file on the disk. */
export interface StoredFile {
  /** From DATA_DIR. */
  readonly path: string;
  readonly size: number;
  /** When it was last written: milliseconds since 1970. */
  readonly modified: number;
}

/** A file that a row of the database names. */
export interface NamedFile {
  /** From DATA_DIR. */
  readonly path: string;
  /** Of raw files alone: in small hexadecimal digits. */
  readonly sha256?: string;
}

/** What lies elsewhere is still arriving, or made again from what lies here. */
const KEPT = ['raw', 'results', 'chromatograms', 'runs'];

/** Lists the files. One that comes or goes meanwhile may be in the list or not. */
export async function* listStoredFiles(settings: Place): AsyncGenerator<StoredFile> {
  for (const folder of KEPT.map((name) => join(proteomicsFolder(settings), name)))
    for (const parent of await foldersBelow(folder))
      for (const entry of await readdir(parent, { withFileTypes: true }).catch(nothingThere)) {
        if (!entry.isFile()) continue;
        const path = join(parent, entry.name);
        const stats = await stat(path).catch(nothingThere);
        if ('size' in stats) yield { path: relative(settings.dataDir, path), size: stats.size, modified: stats.mtimeMs };
      }
}

/** Reads which files a database names; on the connection of the transaction that decides what is true. */
export async function readNamedFiles(settings: Place, client: pg.ClientBase): Promise<NamedFile[]> {
  const raw = await client.query<{ uuid: string; name: string; sha256: string }>(
    "select uuid, name, sha256 from public.proteomics_raw_files where origin = 'upload' and sha256 is not null",
  );
  const results = await client.query<{ uuid: string; version: string; files: KeptFile[] }>(
    'select raw_file_uuid as uuid, version, files from public.proteomics_results',
  );
  const fromDataDir = (path: string) => relative(settings.dataDir, path);
  return [
    ...raw.rows.map((row) => ({ path: fromDataDir(rawFilePath(settings, row)), sha256: row.sha256 })),
    ...results.rows.flatMap(({ uuid, version, files }) =>
      files.map(({ name }) => ({ path: fromDataDir(join(resultFolder(settings, { uuid }), version, name)) })),
    ),
  ];
}

async function foldersBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingThere);
  return [folder, ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))];
}

/** @throws every error but that of a file or folder that is not there */
function nothingThere(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
