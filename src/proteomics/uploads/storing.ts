/** Stores content, record and run of a received file in one transaction (docs/requirements.md, P10). */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { BadRequestError, UnavailableError } from '../../contract/errors.ts';
import { openStoredFiles } from '../../files/open-files.ts';
import type { StoredFiles } from '../../files/stored-files.ts';
import { requireVirusFreeFile } from '../../files/virus-scan.ts';
import { runInTransaction } from '../../storage/run-in-transaction.ts';
import { isDatabaseOutage } from '../../storage/storage-errors.ts';
import { drizzle, eq } from '../../storage/transaction.ts';
import type { ArrivedFile } from '../../web/uploads/multipart.ts';
import { convertToStorageError } from '../../web/uploads/refusals.ts';
import { queueMeasuring } from '../acquisition/acquisition-work.ts';
import { isArchive, requireOneRun } from '../acquisition/archive-check.ts';
import { describeExtensions, recognizeRawData } from '../acquisition/raw-data-kind.ts';
import type { ProteomicsContext } from '../context.ts';
import { parseTimeInName } from '../ingestion/acquisition-time.ts';
import { linkRawFile } from '../pipeline-folders.ts';
import { getRawFileKey, getStoragePrefix } from '../places.ts';
import { createRawFileNameKey, type PipelineRow, type RawFileRow, type UserRow } from '../records.ts';
import { enqueueRun } from '../runs/enqueue.ts';
import { proteomicsRawFiles } from '../tables.ts';
import { getPlacingLockName } from './advisory-locks.ts';
import type { IncomingFiles } from './incoming-files.ts';
import { RawFileConflictError } from './refusals.ts';

/** A file that was received at the final storage key of its raw file. */
export interface ArrivedInPlace extends Omit<ArrivedFile, 'path'> {
  readonly uuid: string;
}

export interface Destination {
  readonly pipeline: Pick<PipelineRow, 'uuid' | 'tool' | 'accepts'>;
  readonly user: Pick<UserRow, 'uuid'>;
}

/** Stores a file, which the caller removes. `alongside` adds statements. @throws RawFileConflictError, StorageFullError */
export async function storeRawFile(
  context: Pick<ProteomicsContext, 'settings' | 'pool' | 'log'>,
  incoming: IncomingFiles,
  file: ArrivedFile | ArrivedInPlace,
  destination: Destination,
  alongside: (client: pg.PoolClient, rawFileUuid: string) => Promise<void> = async () => undefined,
) {
  const { settings, pool } = context;
  requireAcceptedRawFile(destination.pipeline, file.name);
  const content = prepareContent(openStoredFiles(settings), incoming, file);
  await content.read((path) => requireOneRun(path, file.name));
  await requireVirusFreeFile(context, file.name, content.whole);
  if (!(await isKnownRawFile(pool, file, destination)))
    await content.placeBeforeTransaction().catch((error: unknown) => {
      throw convertToStorageError(error);
    });
  const placed = [content.uuid];
  try {
    const stored = await runInTransaction(pool, async (client) => {
      const { uuid, isNew } = await claimName(client, content.uuid, file, destination);
      if (isNew) {
        placed.push(uuid);
        await content.placeInTransaction(client, uuid);
        await queueNewRun(client, uuid, destination);
        await queueMeasuring(client, { uuid, name: file.name }, await content.readBeginning());
      }
      await alongside(client, uuid);
      return { isNew, rawFile: await readRawFile(client, uuid) };
    });
    const { uuid } = stored.rawFile;
    if (!stored.isNew || uuid !== content.uuid) await content.removeFiles([content.uuid]).catch(() => undefined);
    await linkRawFile(context, uuid);
    return stored;
  } catch (error) {
    // After an outage, the transaction may have been committed. The cleanup later removes content that is not used.
    if (!isDatabaseOutage(error)) await content.removeFiles(placed).catch(() => undefined);
    throw convertToStorageError(error);
  }
}

/** Stores content before the transaction, because copying occupies a connection; for an existing raw file, within it. */
function prepareContent(files: StoredFiles, incoming: IncomingFiles, file: ArrivedFile | ArrivedInPlace) {
  const isInPlace = 'uuid' in file;
  const uuid = isInPlace ? file.uuid : randomUUID();
  const getKey = (owner: string) => getRawFileKey({ uuid: owner, name: file.name });
  let isPlaced = isInPlace;
  const placeFile = (owner: string) =>
    isInPlace
      ? files.copy(getKey(uuid), getKey(owner))
      : files.put([{ key: getKey(owner), content: file.path, isFinal: true }]);
  return {
    uuid,
    read: (look: (path: string) => Promise<void>): Promise<void> => {
      if (!isInPlace) return look(file.path);
      return isArchive(file.name) ? files.withPath(getKey(uuid), look) : Promise.resolve();
    },
    whole: 'path' in file ? file.path : () => files.open(getKey(uuid)),
    /** Returns the first bytes, to recognize the format. A short file has fewer. */
    async readBeginning(): Promise<Buffer> {
      const range = { start: 0, end: 63 };
      const first = isInPlace ? await files.open(getKey(uuid), range) : createReadStream(file.path, range);
      return buffer(first);
    },
    async placeBeforeTransaction(): Promise<void> {
      if (isPlaced) return;
      await incoming.placeLocked(uuid, () => placeFile(uuid));
      isPlaced = true;
    },
    async placeInTransaction(client: pg.PoolClient, owner: string): Promise<void> {
      if (!isPlaced || owner !== uuid) {
        await placeFile(owner);
        return;
      }
      // Until this transaction ends, the lock prevents the cleanup from removing the content. If the cleanup has
      // already removed it, the upload fails.
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [getPlacingLockName(uuid)]);
      if ((await files.stat(getKey(uuid))) === undefined)
        throw new UnavailableError('The file could not be stored. Upload it again.');
    },
    /** Deletes the files of raw files. A file at its final key is not deleted; the caller does that. */
    async removeFiles(owners: readonly string[]): Promise<void> {
      for (const owner of owners)
        if (!isInPlace || owner !== uuid) await files.remove(getStoragePrefix('raw', { uuid: owner }));
    },
  };
}

/** Returns whether the raw file exists. A concurrent upload can still create it afterwards. */
async function isKnownRawFile(
  client: pg.Pool,
  { name }: Pick<ArrivedFile, 'name'>,
  { pipeline }: Destination,
): Promise<boolean> {
  const { rowCount } = await client.query('select from proteomics_raw_files where pipeline_uuid = $1 and name_key = $2', [
    pipeline.uuid,
    createRawFileNameKey(name),
  ]);
  return rowCount !== 0;
}

export function requireAcceptedRawFile({ accepts }: Pick<PipelineRow, 'accepts'>, name: string): void {
  const kind = recognizeRawData(name);
  if (kind !== undefined && accepts.includes(kind)) return;
  const advice = kind === undefined ? '' : ' To accept it, change the file types in the settings of the pipeline.';
  throw new BadRequestError(
    `This pipeline accepts files that end in ${describeExtensions(accepts)}; ${name} does not.${advice}`,
  );
}

/** Reserves a name for the first of several concurrent uploads. The others wait for its commit. */
async function claimName(
  client: pg.PoolClient,
  uuid: string,
  file: Omit<ArrivedFile, 'path'>,
  { pipeline, user }: Destination,
) {
  const { name, size, sha256 } = file;
  const made = await client.query<{ uuid: string }>(
    `insert into proteomics_raw_files (uuid, pipeline_uuid, name, name_key, origin, user_uuid, size, sha256, state, acquired_at, acquired_by)
     values ($1, $2, $3, $4, 'upload', $5, $6, $7, 'stored', $8, $9)
     on conflict (pipeline_uuid, name_key) do nothing returning uuid`,
    [uuid, pipeline.uuid, name, createRawFileNameKey(name), user.uuid, size, sha256, ...parseTimeInName(name)],
  );
  const [row] = made.rows;
  if (row !== undefined) return { uuid: row.uuid, isNew: true };
  const { rows } = await client.query<{ uuid: string; sha256: string | null }>(
    'select uuid, sha256 from proteomics_raw_files where pipeline_uuid = $1 and name_key = $2 for update',
    [pipeline.uuid, createRawFileNameKey(name)],
  );
  const [existing] = rows;
  if (existing === undefined || (existing.sha256 !== null && existing.sha256 !== sha256)) throw new RawFileConflictError(name);
  if (existing.sha256 === sha256) return { uuid: existing.uuid, isNew: false };
  // Results of this raw file were imported earlier. Its content is added, and they are kept.
  await client.query(
    `update proteomics_raw_files set name = $2, origin = 'upload', user_uuid = $3, size = $4, sha256 = $5 where uuid = $1`,
    [existing.uuid, name, user.uuid, size, sha256],
  );
  return { uuid: existing.uuid, isNew: true };
}

/** Queues the run of a new raw file. A raw file that already has results needs no run. */
async function queueNewRun(client: pg.PoolClient, uuid: string, { pipeline }: Destination): Promise<void> {
  const { state } = await readRawFile(client, uuid);
  if (state === 'stored' && pipeline.tool !== null) await enqueueRun(client, uuid);
}

async function readRawFile(client: pg.PoolClient, uuid: string): Promise<RawFileRow> {
  const [rawFile] = await drizzle(client).select().from(proteomicsRawFiles).where(eq(proteomicsRawFiles.uuid, uuid));
  return rawFile as RawFileRow;
}
