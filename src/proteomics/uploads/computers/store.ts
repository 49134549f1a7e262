import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { BadRequestError } from '../../../contract/errors.ts';
import { asc, drizzle, eq } from '../../../storage/transaction.ts';
import type { Client } from '../../records.ts';
import { proteomicsComputers } from '../table.ts';

/** A computer that watches a folder and uploads its runs. */
export type UploadingComputer = Readonly<typeof proteomicsComputers.$inferSelect>;

export type Heartbeat = Pick<UploadingComputer, 'pipelineUuid' | 'name' | 'folder' | 'version' | 'lastFile'>;

/** Days without a heartbeat after which a computer is deleted. */
export const RETENTION_DAYS = 30;
const MAX_COMPUTERS = 100;

export async function readComputers(client: Client, pipelineUuid: string): Promise<readonly UploadingComputer[]> {
  const { name, folder } = proteomicsComputers;
  return drizzle(client)
    .select()
    .from(proteomicsComputers)
    .where(eq(proteomicsComputers.pipelineUuid, pipelineUuid))
    .orderBy(asc(name), folder);
}

/**
 * Records a heartbeat. Returns the earlier record after a reported silence. A new computer can replace the one that has been
 * silent the longest. @throws BadRequestError for too many computers
 */
export async function recordHeartbeat(
  client: pg.PoolClient,
  { pipelineUuid, name, folder, version, lastFile }: Heartbeat,
  now: Date,
): Promise<Pick<UploadingComputer, 'uuid' | 'name' | 'seenAt'> | undefined> {
  // If heartbeats are concurrent, only one reports the return.
  const { rows } = await client.query<Pick<UploadingComputer, 'uuid' | 'name' | 'seenAt' | 'reportedAt'>>(
    `select uuid, name, seen_at as "seenAt", reported_at as "reportedAt" from proteomics_computers
      where pipeline_uuid = $1 and name = $2 and folder = $3 for update`,
    [pipelineUuid, name, folder],
  );
  const [before] = rows;
  if (before === undefined && (await readComputers(client, pipelineUuid)).length >= MAX_COMPUTERS) {
    const { rowCount } = await client.query(
      `delete from proteomics_computers where uuid = (select uuid from proteomics_computers
        where pipeline_uuid = $1 and reported_at is not null order by seen_at limit 1)`,
      [pipelineUuid],
    );
    if (rowCount === 0) throw new BadRequestError(`computer: ${MAX_COMPUTERS} computers already upload to this pipeline.`);
  }
  await client.query(
    `insert into proteomics_computers (uuid, pipeline_uuid, name, folder, version, last_file, seen_at) values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (pipeline_uuid, name, folder) do update set version = $5,
        last_file = coalesce($6, proteomics_computers.last_file), seen_at = $7, missed = 0, reported_at = null`,
    [randomUUID(), pipelineUuid, name, folder, version, lastFile, now],
  );
  return before?.reportedAt === null ? undefined : before;
}
