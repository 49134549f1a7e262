/** Stores records of resumable uploads. Their offsets are not stored, because they follow from the received bytes. */
import type pg from 'pg';
import { drizzle, eq, lt } from '../../storage/transaction.ts';
import type { ProteomicsContext } from '../context.ts';
import { createRawFileNameKey, findPipelineByUuid, findUser } from '../records.ts';
import { RawFileConflictError, requireUnarchived } from './refusals.ts';
import { type Destination, requireAcceptedRawFile } from './storing.ts';
import { proteomicsUploads } from './table.ts';

export type UploadRecord = Readonly<typeof proteomicsUploads.$inferSelect>;

export type NewUpload = Omit<UploadRecord, 'createdAt' | 'rawFileUuid' | 'parts'>;

export async function readUpload(pool: pg.Pool, id: string): Promise<UploadRecord | undefined> {
  const [found] = await drizzle(pool).select().from(proteomicsUploads).where(eq(proteomicsUploads.id, id));
  return found;
}

export async function storeUpload(pool: pg.Pool, made: NewUpload): Promise<void> {
  await drizzle(pool).insert(proteomicsUploads).values(made);
}

/** @param parts ID of the multipart upload in the bucket */
export async function storeParts(pool: pg.Pool, id: string, parts: string): Promise<void> {
  await drizzle(pool).update(proteomicsUploads).set({ parts }).where(eq(proteomicsUploads.id, id));
}

/** Must be called in the transaction that stores the raw file. */
export async function finishUpload(client: pg.PoolClient, id: string, rawFileUuid: string): Promise<void> {
  await drizzle(client).update(proteomicsUploads).set({ rawFileUuid }).where(eq(proteomicsUploads.id, id));
}

export async function deleteUpload(pool: pg.Pool, id: string): Promise<void> {
  await drizzle(pool).delete(proteomicsUploads).where(eq(proteomicsUploads.id, id));
}

export async function findUploadsBefore(pool: pg.Pool, moment: Date): Promise<UploadRecord[]> {
  return drizzle(pool).select().from(proteomicsUploads).where(lt(proteomicsUploads.createdAt, moment));
}

/** Must be called before data is accepted. @throws BadRequestError, NotFoundError, RawFileConflictError */
export async function findUploadDestination(
  { pool }: Pick<ProteomicsContext, 'pool'>,
  { name, size, pipelineUuid, userUuid }: Pick<UploadRecord, 'name' | 'size' | 'pipelineUuid' | 'userUuid'>,
): Promise<Destination> {
  const client = pool;
  const found = await findPipelineByUuid(client, pipelineUuid);
  requireUnarchived(found);
  const { pipeline } = found;
  requireAcceptedRawFile(pipeline, name);
  const user = await findUser(client, userUuid);
  const { rowCount } = await client.query(
    'select from proteomics_raw_files where pipeline_uuid = $1 and name_key = $2 and size <> $3',
    [pipeline.uuid, createRawFileNameKey(name), size],
  );
  if (rowCount !== 0) throw new RawFileConflictError(name);
  return { pipeline, user };
}
