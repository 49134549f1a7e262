/**
 * Fills the folder of a pipeline in `path_as_str` (docs/requirements.md, P2) with a link to each raw file by its name. The
 * files are in folders named by UUID, so a missing or wrong link loses no data. With object storage, there are no links.
 */
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type pg from 'pg';
import { openStoredFiles } from '../files/open-files.ts';
import { runInTransaction } from '../storage/transaction.ts';
import type { ProteomicsContext } from './context.ts';
import { lockResults, removeUnreferencedFiles } from './ingestion/stored-result-files.ts';
import { formatPathAsStr, getRawFileKey, getStoragePrefix } from './places.ts';
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

export async function linkRawFile(context: Context, uuid: string): Promise<void> {
  if (openStoredFiles(context.settings).kind === 'bucket') return;
  const { rows } = await context.pool.query<Linked>(`${SELECT} where r.uuid = $1`, [uuid]);
  for (const row of rows) await linkFile(context, row);
}

export async function linkAllRawFiles(context: Context): Promise<void> {
  if (openStoredFiles(context.settings).kind === 'bucket') return;
  const { rows } = await context.pool.query<Linked | (Linked & { readonly uuid: null })>(SELECT);
  const present = new Map<string, ReadonlySet<string>>();
  for (const row of rows) {
    const folder = getPipelineFolder(context, row.project, row.pipeline);
    if (!present.has(folder)) {
      await mkdir(folder, { recursive: true });
      present.set(folder, new Set(await readdir(folder)));
    }
    if (row.uuid !== null && present.get(folder)?.has(row.name) !== true) await linkFile(context, row);
  }
}

/** Returns a function that removes the link of a raw file after its deletion. */
export async function prepareLinkRemoval(
  { settings }: Pick<Context, 'settings'>,
  client: pg.Pool | pg.PoolClient,
  uuid: string,
): Promise<() => Promise<void>> {
  const { rows } = await client.query<Linked>(`${SELECT} where r.uuid = $1`, [uuid]);
  const [row] = rows;
  if (row === undefined) return async () => undefined;
  return () => rm(join(getPipelineFolder({ settings }, row.project, row.pipeline), row.name), { force: true });
}

/** Removes the folder with its links, but not the linked files. */
export async function removePipelineFolder(
  { settings }: Pick<Context, 'settings'>,
  project: string,
  pipeline: string,
): Promise<void> {
  await rm(getPipelineFolder({ settings }, project, pipeline), { recursive: true, force: true });
}

function getPipelineFolder({ settings }: Pick<Context, 'settings'>, project: string, pipeline: string): string {
  return join(settings.dataDir, formatPathAsStr({ slug: project }, { slug: pipeline }));
}

async function linkFile(context: Context, { uuid, name, project, pipeline }: Linked): Promise<void> {
  const folder = getPipelineFolder(context, project, pipeline);
  try {
    await mkdir(folder, { recursive: true });
    const file = join(context.settings.dataDir, getRawFileKey({ uuid, name }));
    await symlink(relative(folder, file), join(folder, name), 'file');
  } catch (err) {
    if ((err as NodeJS.ErrnoException).code === 'EEXIST') return;
    context.log.warn({ err, folder: dirname(folder) }, 'a raw file could not be linked from the folder of its pipeline');
  }
}

/** Removes the files of a deleted raw file, except files that its analysis shares with other raw files. */
export async function removeStoredFiles(
  context: Pick<ProteomicsContext, 'settings' | 'pool'>,
  rawFile: Pick<RawFileRow, 'uuid'>,
): Promise<void> {
  const files = openStoredFiles(context.settings);
  await Promise.all((['raw', 'runs', 'chromatograms'] as const).map((kind) => files.remove(getStoragePrefix(kind, rawFile))));
  await runInTransaction(context.pool, async (client) => {
    await lockResults(client, rawFile);
    await removeUnreferencedFiles(context, client, rawFile);
  });
}
