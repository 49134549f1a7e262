/** Resumable uploads as the database knows them; where they stand is what has arrived of their bytes. */
import type pg from 'pg';
import { drizzle, eq, lt } from '../../storage/drizzle.ts';
import type { ProteomicsContext } from '../context.ts';
import { findPipelineByUuid, findUser, makeNameKey } from '../records.ts';
import { RawFileConflictError, requireInUse } from './refusals.ts';
import { type Destination, requireAccepted } from './storing.ts';
import { proteomicsUploads } from './table.ts';

/** An upload. */
export type UploadRecord = Readonly<typeof proteomicsUploads.$inferSelect>;

/** An upload that begins. */
export type NewUpload = Omit<UploadRecord, 'createdAt' | 'rawFileUuid' | 'parts'>;

/** The upload of an identifier; `undefined` when there is none. */
export async function readUpload(pool: pg.Pool, id: string): Promise<UploadRecord | undefined> {
  const [found] = await drizzle(pool).select().from(proteomicsUploads).where(eq(proteomicsUploads.id, id));
  return found;
}

/** Keeps a new upload. */
export async function keepUpload(pool: pg.Pool, made: NewUpload): Promise<void> {
  await drizzle(pool).insert(proteomicsUploads).values(made);
}

/** Notes what names the parts of an upload. */
export async function noteParts(pool: pg.Pool, id: string, parts: string): Promise<void> {
  await drizzle(pool).update(proteomicsUploads).set({ parts }).where(eq(proteomicsUploads.id, id));
}

/** Notes, in the transaction that stores the raw file, what an upload became. */
export async function finishUpload(client: pg.PoolClient, id: string, rawFileUuid: string): Promise<void> {
  await drizzle(client).update(proteomicsUploads).set({ rawFileUuid }).where(eq(proteomicsUploads.id, id));
}

/** Forgets an upload. */
export async function forgetUpload(pool: pg.Pool, id: string): Promise<void> {
  await drizzle(pool).delete(proteomicsUploads).where(eq(proteomicsUploads.id, id));
}

/** Uploads that began before a moment. */
export async function uploadsBefore(pool: pg.Pool, moment: Date): Promise<UploadRecord[]> {
  return drizzle(pool).select().from(proteomicsUploads).where(lt(proteomicsUploads.createdAt, moment));
}

/**
 * Where an upload goes; asked before a byte is taken.
 *
 * @throws BadRequestError, NotFoundError; RawFileConflictError when a raw file of that name and another size is there
 */
export async function destinationOfUpload(
  { pool }: Pick<ProteomicsContext, 'pool'>,
  { name, size, pipelineUuid, userUuid }: Pick<UploadRecord, 'name' | 'size' | 'pipelineUuid' | 'userUuid'>,
): Promise<Destination> {
  const client = pool;
  const found = await findPipelineByUuid(client, pipelineUuid);
  requireInUse(found);
  const { pipeline } = found;
  requireAccepted(pipeline, name);
  const user = await findUser(client, userUuid);
  const { rowCount } = await client.query(
    'select from proteomics_raw_files where pipeline_uuid = $1 and name_key = $2 and size <> $3',
    [pipeline.uuid, makeNameKey(name), size],
  );
  if (rowCount !== 0) throw new RawFileConflictError(name);
  return { pipeline, user };
}
