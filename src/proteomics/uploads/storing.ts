/**
 * A file that has arrived completely becomes a raw file: its place among the files, its record and its run come about together or
 * not at all (docs/requirements.md, P10).
 */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { BadRequestError, UnavailableError } from '../../contract/errors.ts';
import { storedFiles } from '../../files/open-files.ts';
import type { StoredFiles } from '../../files/stored-files.ts';
import { drizzle, eq } from '../../storage/drizzle.ts';
import { awaitMeasuring } from '../acquisition/acquisition-work.ts';
import { isArchive, requireOneRun } from '../acquisition/archive-check.ts';
import { describeExtensions, recognizeRawData } from '../acquisition/raw-data-kind.ts';
import type { ProteomicsContext } from '../context.ts';
import { linkRawFile } from '../pipeline-folders.ts';
import { makeRawFileKey, prefixOfKind } from '../places.ts';
import { makeNameKey, type PipelineRow, type RawFileRow, type UserRow } from '../records.ts';
import { enqueueRun } from '../runs/enqueue.ts';
import { proteomicsRawFiles } from '../tables.ts';
import { requireClean } from '../virus-scan.ts';
import { placingLock } from './advisory-locks.ts';
import type { IncomingFiles } from './incoming-files.ts';
import { asRefusal, RawFileConflictError } from './refusals.ts';

/** A file on this disk, complete, that nobody else knows of; flushed, unless it is only read. */
export interface ArrivedFile {
  readonly path: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 in lower-case hex; empty for files that are only read. */
  readonly sha256: string;
}

/** A file that arrived in the storage of files, at the place of the raw file of this UUID, which nobody else knows of. */
export interface ArrivedInPlace extends Omit<ArrivedFile, 'path'> {
  readonly uuid: string;
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
 * Stores a file. The arrived file stays where it is; the caller removes it.
 *
 * @param alongside further statements of the same transaction, given the raw file that it is about
 * @throws RawFileConflictError, StorageFullError, FilesUnavailableError, UnavailableError; BadRequestError for what the pipeline, or the virus
 *   scanner, does not take
 */
export async function storeRawFile(
  context: Pick<ProteomicsContext, 'settings' | 'pool' | 'log'>,
  incoming: IncomingFiles,
  file: ArrivedFile | ArrivedInPlace,
  destination: Destination,
  alongside: (client: pg.PoolClient, rawFileUuid: string) => Promise<void> = async () => undefined,
): Promise<Stored> {
  const { settings, pool } = context;
  requireAccepted(destination.pipeline, file.name);
  const content = contentOf(storedFiles(settings), incoming, file);
  await content.read((path) => requireOneRun(path, file.name));
  await requireClean(context, file.name, content.whole);
  if (!(await isKnown(pool, file, destination)))
    await content.placeAhead().catch((error: unknown) => {
      throw asRefusal(error);
    });
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const { uuid, isNew } = await claimName(client, content.uuid, file, destination).catch(async (error: unknown) => {
      await content.takeAway([content.uuid]).catch(() => undefined);
      throw error;
    });
    let rawFile: RawFileRow;
    try {
      if (isNew) {
        await content.placeFor(client, uuid);
        await queueNewRun(client, uuid, destination);
        await awaitMeasuring(client, { uuid, name: file.name }, await content.beginning());
      }
      await alongside(client, uuid);
      rawFile = await read(client, uuid);
      await client.query('commit');
    } catch (error) {
      if (isNew) await undo(client, () => content.takeAway([uuid, content.uuid]));
      throw error;
    }
    if (!isNew || uuid !== content.uuid) await content.takeAway([content.uuid]).catch(() => undefined);
    await linkRawFile(context, uuid);
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

/**
 * The content of a raw file on its way to its place. That is given to it before the transaction, which would hold a connection for as long
 * as gigabytes need; only what a raw file without content gets is placed in it. A sweep leaves a file alone while its lock is held.
 */
function contentOf(files: StoredFiles, incoming: IncomingFiles, file: ArrivedFile | ArrivedInPlace) {
  const isInPlace = 'uuid' in file;
  const uuid = isInPlace ? file.uuid : randomUUID();
  const keyFor = (owner: string) => makeRawFileKey({ uuid: owner, name: file.name });
  let isPlaced = isInPlace;
  const place = (owner: string) =>
    isInPlace
      ? files.copy(keyFor(uuid), keyFor(owner))
      : files.put([{ key: keyFor(owner), content: file.path, isFinal: true }]);
  return {
    uuid,
    read: (look: (path: string) => Promise<void>): Promise<void> => {
      if (!isInPlace) return look(file.path);
      return isArchive(file.name) ? files.withPath(keyFor(uuid), look) : Promise.resolve();
    },
    whole: 'path' in file ? file.path : () => files.open(keyFor(uuid)),
    /** The first bytes, by which formats are told; a file may be shorter. */
    async beginning(): Promise<Buffer> {
      const range = { start: 0, end: 63 };
      const first = isInPlace ? await files.open(keyFor(uuid), range) : createReadStream(file.path, range);
      return buffer(first);
    },
    async placeAhead(): Promise<void> {
      if (isPlaced) return;
      await incoming.placing(uuid, () => place(uuid));
      isPlaced = true;
    },
    async placeFor(client: pg.PoolClient, owner: string): Promise<void> {
      if (!isPlaced || owner !== uuid) {
        await place(owner);
        return;
      }
      // Until this transaction ends no sweep takes it away; before, one may have.
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [placingLock(uuid)]);
      if ((await files.stat(keyFor(uuid))) === undefined)
        throw new UnavailableError('The file could not be stored. Upload it again.');
    },
    /** What arrived in its place stays until the caller gives it up. */
    async takeAway(owners: readonly string[]): Promise<void> {
      for (const owner of owners) if (!isInPlace || owner !== uuid) await files.remove(prefixOfKind('raw', { uuid: owner }));
    },
  };
}

/** Whether the pipeline has a raw file of this name, which decides where the content goes; somebody may be about to make it. */
async function isKnown(client: pg.Pool, { name }: Pick<ArrivedFile, 'name'>, { pipeline }: Destination): Promise<boolean> {
  const { rowCount } = await client.query('select from proteomics_raw_files where pipeline_uuid = $1 and name_key = $2', [
    pipeline.uuid,
    makeNameKey(name),
  ]);
  return rowCount !== 0;
}

/** @throws BadRequestError for a kind of raw data that the pipeline does not take */
export function requireAccepted({ accepts }: Pick<PipelineRow, 'accepts'>, name: string): void {
  const kind = recognizeRawData(name);
  if (kind !== undefined && accepts.includes(kind)) return;
  throw new BadRequestError(`This pipeline accepts files that end in ${describeExtensions(accepts)}; ${name} does not.`);
}

/** Of parallel uploads of one name the first has it, and the others wait here until it is committed. */
async function claimName(
  client: pg.PoolClient,
  uuid: string,
  file: Omit<ArrivedFile, 'path'>,
  { pipeline, user }: Destination,
) {
  const { name, size, sha256 } = file;
  const made = await client.query<{ uuid: string }>(
    `insert into proteomics_raw_files (uuid, pipeline_uuid, name, name_key, origin, user_uuid, size, sha256, state)
     values ($1, $2, $3, $4, 'upload', $5, $6, $7, 'stored')
     on conflict (pipeline_uuid, name_key) do nothing returning uuid`,
    [uuid, pipeline.uuid, name, makeNameKey(name), user.uuid, size, sha256],
  );
  const [row] = made.rows;
  if (row !== undefined) return { uuid: row.uuid, isNew: true };
  const { rows } = await client.query<{ uuid: string; sha256: string | null }>(
    'select uuid, sha256 from proteomics_raw_files where pipeline_uuid = $1 and name_key = $2 for update',
    [pipeline.uuid, makeNameKey(name)],
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

/** Takes the content away again where it is certain that nothing was committed; otherwise a sweep asks the database. */
async function undo(client: pg.PoolClient, removePlace: () => Promise<void>): Promise<void> {
  const isRolledBack = await client.query('rollback').then(
    () => true,
    () => false,
  );
  // The sweep finds what cannot be removed now.
  if (isRolledBack) await removePlace().catch(() => undefined);
}
