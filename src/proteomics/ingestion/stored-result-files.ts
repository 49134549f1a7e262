/**
 * The result files that are kept, in sets. A set never changes once its import is committed; the row in `proteomics_results` names the set that
 * holds, and those files that came with an earlier import, or with another raw file of the same analysis. So files and database change together,
 * however a process ends: a file that no row names was never imported, or is out of date, and is swept.
 */
import type pg from 'pg';
import { storedFiles } from '../../files/open-files.ts';
import type { StoredFiles } from '../../files/stored-files.ts';
import type { ProteomicsContext } from '../context.ts';
import { keptOf, setOf } from '../places.ts';
import type { Client, RawFileRow } from '../records.ts';
import type { StoredResultFile } from '../results/table.ts';

type Owner = Pick<RawFileRow, 'uuid'>;

/** The key of a kept file. */
export function keyOfKept(rawFile: Owner, version: string, { name, at }: Pick<StoredResultFile, 'name' | 'at'>): string {
  return at ?? `${setOf(rawFile, version)}${name}`;
}

/** The key of a raw file's result file of a name; undefined where it has none. */
export async function findKept(client: Client, rawFile: Owner, name: string): Promise<string | undefined> {
  return (await findAllKept(client, rawFile)).get(name);
}

/** The set that holds, and its files. */
interface KeptSet {
  readonly version: string;
  readonly files: readonly StoredResultFile[];
}

/** The set that holds; undefined where a raw file has no results. */
export async function findKeptSet(client: Client, rawFile: Owner): Promise<KeptSet | undefined> {
  return (await findKeptSets(client, [rawFile])).get(rawFile.uuid);
}

/** The sets that hold, by the UUIDs of the raw files that have results. */
export async function findKeptSets(client: Client, rawFiles: readonly Owner[]): Promise<ReadonlyMap<string, KeptSet>> {
  const { rows } = await client.query<KeptSet & Owner>(
    'select raw_file_uuid as uuid, version, files from proteomics_results where raw_file_uuid = any($1::uuid[])',
    [rawFiles.map(({ uuid }) => uuid)],
  );
  return new Map(rows.map((row) => [row.uuid, row]));
}

/** The keys of a raw file's result files by their names. */
export async function findAllKept(client: Client, rawFile: Owner): Promise<ReadonlyMap<string, string>> {
  const { version, files } = (await findKeptSet(client, rawFile)) ?? { version: '', files: [] };
  return new Map(files.map((file) => [file.name, keyOfKept(rawFile, version, file)]));
}

/**
 * Lets nobody else import or sweep the results of a raw file until the transaction ends.
 *
 * @param client the connection that the transaction runs on
 */
export async function lockResults(client: pg.PoolClient, { uuid }: Owner): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [resultsLock(uuid)]);
}

/** Name of the lock of a raw file's results. */
export function resultsLock(uuid: string): string {
  return `proteomics results ${uuid}`;
}

/** Removes the result files of a raw file that no row names. The caller holds the lock. */
export async function removeUnnamed(
  { settings }: Pick<ProteomicsContext, 'settings'>,
  client: Client,
  rawFile: Owner,
): Promise<void> {
  const files = storedFiles(settings);
  const named = new Set((await findAllKept(client, rawFile)).values());
  for await (const { key } of files.list(keptOf('results', rawFile)))
    if (!named.has(key) && !(await isNamedElsewhere(client, key))) await files.remove(key);
  if (files.kind === 'disk') await removeEmptyFolders(files, keptOf('results', rawFile));
}

/** Folders that a killed process made and wrote nothing into; a bucket has none. */
async function removeEmptyFolders(files: StoredFiles, folder: string): Promise<void> {
  const isEmpty = async (prefix: string) => (await files.list(prefix)[Symbol.asyncIterator]().next()).done === true;
  for await (const name of files.foldersIn(folder))
    if (await isEmpty(`${folder}${name}/`)) await files.remove(`${folder}${name}/`);
  if (await isEmpty(folder)) await files.remove(folder);
}

/** Whether another raw file has a file from here: those of one analysis share theirs. */
async function isNamedElsewhere(client: Client, key: string): Promise<boolean> {
  const { rowCount } = await client.query('select from proteomics_results where files @> $1::jsonb limit 1', [
    JSON.stringify([{ at: key }]),
  ]);
  return rowCount !== 0;
}
