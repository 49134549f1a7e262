/**
 * Stores result files in sets, which are immutable after the commit of the import. The row in `proteomics_results` refers to
 * the current set, and to files of earlier imports or of other raw files of the same analysis. The database and the files are
 * therefore consistent even if a process is killed. The cleanup removes files without a row.
 */
import type pg from 'pg';
import { openStoredFiles } from '../../files/open-files.ts';
import type { StoredFiles } from '../../files/stored-files.ts';
import type { ProteomicsContext } from '../context.ts';
import { getSetPrefix, getStoragePrefix } from '../places.ts';
import type { Client, RawFileRow } from '../records.ts';
import type { StoredResultFile } from '../results/table.ts';

type Owner = Pick<RawFileRow, 'uuid'>;

export function getResultFileKey(rawFile: Owner, version: string, { name, at }: Pick<StoredResultFile, 'name' | 'at'>): string {
  return at ?? `${getSetPrefix(rawFile, version)}${name}`;
}

export async function findStoredKey(client: Client, rawFile: Owner, name: string): Promise<string | undefined> {
  return (await findAllStoredKeys(client, rawFile)).get(name);
}

interface StoredSet {
  readonly version: string;
  readonly files: readonly StoredResultFile[];
}

export async function findStoredSet(client: Client, rawFile: Owner): Promise<StoredSet | undefined> {
  return (await findStoredSets(client, [rawFile])).get(rawFile.uuid);
}

/** Returns the stored results by the UUID of their raw file. */
export async function findStoredSets(client: Client, rawFiles: readonly Owner[]): Promise<ReadonlyMap<string, StoredSet>> {
  const { rows } = await client.query<StoredSet & Owner>(
    'select raw_file_uuid as uuid, version, files from proteomics_results where raw_file_uuid = any($1::uuid[])',
    [rawFiles.map(({ uuid }) => uuid)],
  );
  return new Map(rows.map((row) => [row.uuid, row]));
}

/** Returns storage keys by file name. Files of earlier imports or of other raw files have keys outside of the current set. */
export async function findAllStoredKeys(client: Client, rawFile: Owner): Promise<ReadonlyMap<string, string>> {
  const { version, files } = (await findStoredSet(client, rawFile)) ?? { version: '', files: [] };
  return new Map(files.map((file) => [file.name, getResultFileKey(rawFile, version, file)]));
}

/** Locks the results of a raw file until the end of the transaction, so that other imports and cleanups wait. */
export async function lockResults(client: pg.PoolClient, { uuid }: Owner): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [getResultsLockName(uuid)]);
}

export function getResultsLockName(uuid: string): string {
  return `proteomics results ${uuid}`;
}

/** Removes the result files that the row of the raw file does not refer to. The caller holds the lock. */
export async function removeUnreferencedFiles(
  { settings }: Pick<ProteomicsContext, 'settings'>,
  client: Client,
  rawFile: Owner,
): Promise<void> {
  const files = openStoredFiles(settings);
  const named = new Set((await findAllStoredKeys(client, rawFile)).values());
  for await (const { key } of files.list(getStoragePrefix('results', rawFile)))
    if (!named.has(key) && !(await isReferencedByOtherFile(client, key))) await files.remove(key);
  if (files.kind === 'disk') await removeEmptyFolders(files, getStoragePrefix('results', rawFile));
}

/** Removes empty folders, which killed processes leave. Buckets have no folders. */
async function removeEmptyFolders(files: StoredFiles, folder: string): Promise<void> {
  const isEmpty = async (prefix: string) => (await files.list(prefix)[Symbol.asyncIterator]().next()).done === true;
  for await (const name of files.listFoldersIn(folder))
    if (await isEmpty(`${folder}${name}/`)) await files.remove(`${folder}${name}/`);
  if (await isEmpty(folder)) await files.remove(folder);
}

/** Returns whether another raw file of the same analysis refers to the file. */
async function isReferencedByOtherFile(client: Client, key: string): Promise<boolean> {
  const { rowCount } = await client.query('select from proteomics_results where files @> $1::jsonb limit 1', [
    JSON.stringify([{ at: key }]),
  ]);
  return rowCount !== 0;
}
