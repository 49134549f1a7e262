/**
 * The folder that `path_as_str` names of a pipeline (docs/requirements.md, P2): a link to each raw file under its name. The files themselves
 * lie in folders of their UUIDs, so that no name is part of a path that matters; what is linked wrongly or not at all loses nothing. Nothing is
 * linked where the raw files are in object storage.
 */

import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type pg from 'pg';
import { storedFiles } from '../files/open-files.ts';
import { inTransaction } from '../storage/transaction.ts';
import type { ProteomicsContext } from './context.ts';
import { lockResults, removeUnnamed } from './ingestion/stored-result-files.ts';
import { keptOf, pathAsStr, rawFileKey } from './places.ts';
import type { RawFileRow } from './records.ts';

type Context = Pick<ProteomicsContext, 'settings' | 'pool' | 'log'>;

interface Linked {
  readonly uuid: string;
  readonly name: string;
  readonly project: string;
  readonly pipeline: string;
}

const SELECT = `select r.uuid, r.name, p.slug as project, l.slug as pipeline
  from proteomics_pipelines l join proteomics_projects p on p.pk = l.project_pk
  left join proteomics_raw_files r on r.pipeline_uuid = l.uuid and r.origin = 'upload'`;

/** Links a raw file that was stored. Never rejects. */
export async function linkRawFile(context: Context, uuid: string): Promise<void> {
  if (storedFiles(context.settings).kind === 'bucket') return;
  const { rows } = await context.pool.query<Linked>(`${SELECT} where r.uuid = $1`, [uuid]);
  for (const row of rows) await linkOne(context, row);
}

/** Makes the folder of every pipeline, with the links that are missing. */
export async function linkAllRawFiles(context: Context): Promise<void> {
  if (storedFiles(context.settings).kind === 'bucket') return;
  const { rows } = await context.pool.query<Linked | (Linked & { readonly uuid: null })>(SELECT);
  const present = new Map<string, ReadonlySet<string>>();
  for (const row of rows) {
    const folder = folderOf(context, row.project, row.pipeline);
    if (!present.has(folder)) {
      await mkdir(folder, { recursive: true });
      present.set(folder, new Set(await readdir(folder)));
    }
    if (row.uuid !== null && present.get(folder)?.has(row.name) !== true) await linkOne(context, row);
  }
}

/** Finds the link of a raw file before it is deleted; what is answered removes it afterwards. */
export async function unlinkRawFile(
  { settings }: Pick<Context, 'settings'>,
  client: pg.Pool | pg.PoolClient,
  uuid: string,
): Promise<() => Promise<void>> {
  const { rows } = await client.query<Linked>(`${SELECT} where r.uuid = $1`, [uuid]);
  const [row] = rows;
  if (row === undefined) return async () => undefined;
  return () => rm(join(folderOf({ settings }, row.project, row.pipeline), row.name), { force: true });
}

/** Removes the folder of a pipeline that was deleted: links, and nothing that they lead to. */
export async function removePipelineFolder(
  { settings }: Pick<Context, 'settings'>,
  project: string,
  pipeline: string,
): Promise<void> {
  await rm(folderOf({ settings }, project, pipeline), { recursive: true, force: true });
}

function folderOf({ settings }: Pick<Context, 'settings'>, project: string, pipeline: string): string {
  return join(settings.dataDir, pathAsStr({ slug: project }, { slug: pipeline }));
}

async function linkOne(context: Context, { uuid, name, project, pipeline }: Linked): Promise<void> {
  const folder = folderOf(context, project, pipeline);
  try {
    await mkdir(folder, { recursive: true });
    const file = join(context.settings.dataDir, rawFileKey({ uuid, name }));
    await symlink(relative(folder, file), join(folder, name), 'file');
  } catch (err) {
    if ((err as NodeJS.ErrnoException).code === 'EEXIST') return;
    context.log.warn({ err, folder: dirname(folder) }, 'a raw file could not be linked from the folder of its pipeline');
  }
}

/** Removes everything of a raw file that has no record any more; files that raw files of its analysis share with it stay. */
export async function removeKeptOf(
  context: Pick<ProteomicsContext, 'settings' | 'pool'>,
  rawFile: Pick<RawFileRow, 'uuid'>,
): Promise<void> {
  const files = storedFiles(context.settings);
  await Promise.all((['raw', 'runs', 'chromatograms'] as const).map((kind) => files.remove(keptOf(kind, rawFile))));
  await inTransaction(context.pool, async (client) => {
    await lockResults(client, rawFile);
    await removeUnnamed(context, client, rawFile);
  });
}
