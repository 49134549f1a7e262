/**
 * The result files that are kept, in sets. A set is a folder that never changes once its import is committed; the row in
 * `proteomics_results` names the set that holds. So files and database change together, however a process ends: a folder that no
 * row names was never imported, or is out of date, and is swept.
 */
import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { ProteomicsContext } from '../context.ts';
import { proteomicsFolder, resultFolder } from '../places.ts';
import { isUuid, type RawFileRow } from '../records.ts';

type Place = ProteomicsContext['settings'];
type Owner = Pick<RawFileRow, 'uuid'>;

/** Folder of one set of a raw file's result files. */
export function setFolder(settings: Place, rawFile: Owner, version: string): string {
  return join(resultFolder(settings, rawFile), version);
}

/** How files come into a set: `copy` leaves them where they are, `move` takes them away, `link` shares them. */
export type Taking = 'copy' | 'move' | 'link';

/** Puts a file into a set, on disk to stay. */
export async function takeFile(from: string, to: string, taking: Taking): Promise<void> {
  if (taking === 'move') await rename(from, to);
  else if (taking === 'link') await link(from, to);
  else await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  await sync(to);
}

/** Makes the folder of a set. */
export async function makeSet(settings: Place, rawFile: Owner, version: string): Promise<string> {
  const folder = setFolder(settings, rawFile, version);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Makes sure that a set and its names survive a loss of power. */
export async function settleSet(settings: Place, rawFile: Owner, version: string): Promise<void> {
  const folders = [
    setFolder(settings, rawFile, version),
    resultFolder(settings, rawFile),
    join(proteomicsFolder(settings), 'results'),
  ];
  await Promise.all(folders.map(sync));
}

/**
 * Lets nobody else import or sweep the results of a raw file until the transaction ends.
 *
 * @param client the connection that the transaction runs on
 */
export async function lockResults(client: pg.PoolClient, { uuid }: Owner): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`proteomics results ${uuid}`]);
}

/** Removes every set of a raw file but one. The caller holds the lock. */
export async function removeOtherSets(settings: Place, rawFile: Owner, version: string | undefined): Promise<void> {
  const folder = resultFolder(settings, rawFile);
  for (const name of await namesIn(folder))
    if (name !== version) await rm(join(folder, name), { recursive: true, force: true });
  if (version === undefined) await rm(folder, { recursive: true, force: true });
}

/** Sweeps what killed imports and deleted raw files left behind. Nothing that an import is working on is touched. */
export async function sweepSets({ settings, pool }: Pick<ProteomicsContext, 'settings' | 'pool'>): Promise<void> {
  const owners = (await namesIn(join(proteomicsFolder(settings), 'results'))).filter(isUuid);
  const versions = await versionsOf(await pool(), owners);
  for (const uuid of owners) {
    const names = await namesIn(resultFolder(settings, { uuid }));
    if (names.length === 1 && names[0] === versions.get(uuid)) continue;
    const client = await (await pool()).connect();
    try {
      await client.query('begin');
      const lock = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken',
        [`proteomics results ${uuid}`],
      );
      if (lock.rows[0]?.taken === true) await removeOtherSets(settings, { uuid }, (await versionsOf(client, [uuid])).get(uuid));
    } finally {
      await client.query('rollback').finally(() => client.release());
    }
  }
}

/** The set that holds for each raw file that has one. */
async function versionsOf(client: pg.Pool | pg.PoolClient, owners: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ uuid: string; version: string }>(
    'select raw_file_uuid as uuid, version from proteomics_results where raw_file_uuid = any($1::uuid[])',
    [owners],
  );
  return new Map(rows.map(({ uuid, version }) => [uuid, version]));
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
