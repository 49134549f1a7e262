/** Resumable uploads as the database knows them; where they stand is what has arrived of their bytes. */
import type pg from 'pg';
import type { ProteomicsContext } from '../context.ts';
import { findPipelineByUuid, findUser, nameKeyOf } from '../records.ts';
import { demandInUse, RawFileConflictError } from './refusals.ts';
import { type Destination, demandAccepted } from './storing.ts';

/** An upload. */
export interface UploadRecord {
  readonly id: string;
  readonly name: string;
  readonly pipelineUuid: string;
  readonly userUuid: string;
  /** Bytes of the whole file. */
  readonly size: number;
  /** The header Upload-Metadata as it was sent. */
  readonly metadata: string;
  readonly createdAt: Date;
  /** The raw file that it became; null before. */
  readonly rawFileUuid: string | null;
  /** What names its parts in object storage; null on a disk. */
  readonly parts: string | null;
}

/** An upload that begins. */
export type NewUpload = Omit<UploadRecord, 'createdAt' | 'rawFileUuid' | 'parts'>;

interface Row {
  id: string;
  name: string;
  pipeline_uuid: string;
  user_uuid: string;
  size: string;
  metadata: string;
  created_at: Date;
  raw_file_uuid: string | null;
  parts: string | null;
}

/** The upload of an identifier; `undefined` when there is none. */
export async function readUpload(pool: pg.Pool, id: string): Promise<UploadRecord | undefined> {
  const { rows } = await pool.query<Row>('select * from proteomics_uploads where id = $1', [id]);
  return rows.map(recordOf)[0];
}

/** Keeps a new upload. */
export async function keepUpload(pool: pg.Pool, made: NewUpload): Promise<void> {
  const { id, name, pipelineUuid, userUuid, size, metadata } = made;
  await pool.query(
    'insert into proteomics_uploads (id, name, pipeline_uuid, user_uuid, size, metadata) values ($1, $2, $3, $4, $5, $6)',
    [id, name, pipelineUuid, userUuid, size, metadata],
  );
}

/** Notes what names the parts of an upload. */
export async function noteParts(pool: pg.Pool, id: string, parts: string): Promise<void> {
  await pool.query('update proteomics_uploads set parts = $2 where id = $1', [id, parts]);
}

/** Notes, in the transaction that stores the raw file, what an upload became. */
export async function finishUpload(client: pg.PoolClient, id: string, rawFileUuid: string): Promise<void> {
  await client.query('update proteomics_uploads set raw_file_uuid = $2 where id = $1', [id, rawFileUuid]);
}

/** Forgets an upload. */
export async function forgetUpload(pool: pg.Pool, id: string): Promise<void> {
  await pool.query('delete from proteomics_uploads where id = $1', [id]);
}

/** Uploads that began before a moment. */
export async function uploadsBefore(pool: pg.Pool, moment: Date): Promise<UploadRecord[]> {
  const { rows } = await pool.query<Row>('select * from proteomics_uploads where created_at < $1', [moment]);
  return rows.map(recordOf);
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
  demandInUse(found);
  const { pipeline } = found;
  demandAccepted(pipeline, name);
  const user = await findUser(client, userUuid);
  const { rowCount } = await client.query(
    'select from proteomics_raw_files where pipeline_uuid = $1 and name_key = $2 and size <> $3',
    [pipeline.uuid, nameKeyOf(name), size],
  );
  if (rowCount !== 0) throw new RawFileConflictError(name);
  return { pipeline, user };
}

function recordOf(row: Row): UploadRecord {
  return {
    id: row.id,
    name: row.name,
    pipelineUuid: row.pipeline_uuid,
    userUuid: row.user_uuid,
    size: Number(row.size),
    metadata: row.metadata,
    createdAt: row.created_at,
    rawFileUuid: row.raw_file_uuid,
    parts: row.parts,
  };
}
