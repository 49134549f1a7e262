/**
 * A file that has arrived completely becomes a raw file: its place on the disk, its record and its run come about together or
 * not at all (docs/requirements.md, P10).
 */
import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type pg from 'pg';
import { BadRequestError } from '../../contract/errors.ts';
import { drizzle, eq } from '../../storage/drizzle.ts';
import { awaitMeasuring } from '../acquisition/acquisition-work.ts';
import { demandOneRun } from '../acquisition/archive-check.ts';
import { endingsInWords, rawDataKind } from '../acquisition/raw-data-kind.ts';
import type { ProteomicsContext } from '../context.ts';
import { rawFilePath, rawFolder } from '../places.ts';
import { nameKeyOf, type PipelineRow, type RawFileRow, type UserRow } from '../records.ts';
import { enqueueRun } from '../runs/enqueue.ts';
import { proteomicsRawFiles } from '../tables.ts';
import type { IncomingFiles } from './incoming-files.ts';
import { asRefusal, RawFileConflictError } from './refusals.ts';

/** A file on this disk, complete and flushed, that nobody else knows of. */
export interface ArrivedFile {
  readonly path: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 in lower-case hex. */
  readonly sha256: string;
}

/** Whose it is and where it goes. */
export interface Destination {
  readonly pipeline: Pick<PipelineRow, 'uuid' | 'tool' | 'accepts'>;
  readonly user: Pick<UserRow, 'uuid'>;
}

/** The raw file, and whether it is new; otherwise the pipeline had it already. */
export interface Stored {
  readonly isNew: boolean;
  readonly rawFile: RawFileRow;
}

/**
 * Stores a file. The arrived file stays where it is, as a second name of the same content; the caller removes it.
 *
 * @param alongside further statements of the same transaction, given the raw file that it is about
 * @throws RawFileConflictError, StorageFullError, BadRequestError for what the pipeline does not take
 */
export async function storeRawFile(
  { settings, pool, stored }: Pick<ProteomicsContext, 'settings' | 'pool' | 'stored'>,
  incoming: IncomingFiles,
  file: ArrivedFile,
  destination: Destination,
  alongside: (client: pg.PoolClient, rawFileUuid: string) => Promise<void> = async () => undefined,
): Promise<Stored> {
  demandAccepted(destination.pipeline, file.name);
  await demandOneRun(file.path, file.name);
  const client = await (await pool()).connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const { uuid, isNew } = await claimName(client, file, destination);
    const move = isNew ? await incoming.noteMove(uuid) : undefined;
    let rawFile: RawFileRow;
    try {
      if (isNew) {
        await place(file.path, rawFilePath(settings, { uuid, name: file.name }));
        await queueNewRun(client, uuid, destination);
        await awaitMeasuring(client, { uuid, name: file.name });
      }
      await alongside(client, uuid);
      rawFile = await read(client, uuid);
      await client.query('commit');
    } catch (error) {
      await undo(client, () => rm(rawFolder(settings, { uuid }), { recursive: true, force: true }), move);
      throw error;
    }
    await move?.forget();
    if (isNew) stored?.();
    return { isNew, rawFile };
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw asRefusal(error);
  } finally {
    client.release(broken);
  }
}

/** @throws BadRequestError for a kind of raw data that the pipeline does not take */
export function demandAccepted({ accepts }: Pick<PipelineRow, 'accepts'>, name: string): void {
  const kind = rawDataKind(name);
  if (kind !== undefined && accepts.includes(kind)) return;
  throw new BadRequestError(`This pipeline takes files that end in ${endingsInWords(accepts)}; ${name} does not.`);
}

/** Of parallel uploads of one name the first has it, and the others wait here until it is committed. */
async function claimName(client: pg.PoolClient, file: ArrivedFile, { pipeline, user }: Destination) {
  const { name, size, sha256 } = file;
  const made = await client.query<{ uuid: string }>(
    `insert into proteomics_raw_files (uuid, pipeline_uuid, name, name_key, origin, user_uuid, size, sha256, state)
     values ($1, $2, $3, $4, 'upload', $5, $6, $7, 'stored')
     on conflict (pipeline_uuid, name_key) do nothing returning uuid`,
    [randomUUID(), pipeline.uuid, name, nameKeyOf(name), user.uuid, size, sha256],
  );
  const [row] = made.rows;
  if (row !== undefined) return { uuid: row.uuid, isNew: true };
  const { rows } = await client.query<{ uuid: string; sha256: string | null }>(
    'select uuid, sha256 from proteomics_raw_files where pipeline_uuid = $1 and name_key = $2 for update',
    [pipeline.uuid, nameKeyOf(name)],
  );
  const [existing] = rows;
  if (existing === undefined || (existing.sha256 !== null && existing.sha256 !== sha256)) throw new RawFileConflictError(name);
  if (existing.sha256 === sha256) return { uuid: existing.uuid, isNew: false };
  // Its results were imported before; now it gets its content too, and keeps them.
  await client.query(
    `update proteomics_raw_files set name = $2, origin = 'upload', user_uuid = $3, size = $4, sha256 = $5 where uuid = $1`,
    [existing.uuid, name, user.uuid, size, sha256],
  );
  return { uuid: existing.uuid, isNew: true };
}

/** A run that has results already stays as it is. */
async function queueNewRun(client: pg.PoolClient, uuid: string, { pipeline }: Destination): Promise<void> {
  const { state } = await read(client, uuid);
  if (state === 'stored' && pipeline.tool !== null) await enqueueRun(client, uuid);
}

async function read(client: pg.PoolClient, uuid: string): Promise<RawFileRow> {
  const [rawFile] = await drizzle(client).select().from(proteomicsRawFiles).where(eq(proteomicsRawFiles.uuid, uuid));
  return rawFile as RawFileRow;
}

/** Gives the content its place, and has the folders on the disk before the record says that it is there. */
async function place(from: string, to: string): Promise<void> {
  const folder = dirname(to);
  await mkdir(folder, { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    // File systems without hard links.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await rename(from, to);
  }
  await flushFolder(folder);
  await flushFolder(dirname(folder));
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Takes the content away again where it is certain that nothing was committed; otherwise the note stays, and a sweep after the end
 * of this process asks the database.
 */
async function undo(
  client: pg.PoolClient,
  removePlace: () => Promise<void>,
  move: { forget(): Promise<void> } | undefined,
): Promise<void> {
  if (move === undefined) return;
  const isRolledBack = await client.query('rollback').then(
    () => true,
    () => false,
  );
  if (!isRolledBack) return;
  await removePlace();
  await move.forget();
}
