/** Stores reviews. Marks and history change together. */
import { randomUUID } from 'node:crypto';
import { type Client, removeExtension } from '../../records.ts';
import type { SampleType } from '../sample-types/rules.ts';

/** A change of the marks of a raw file. */
export interface Review {
  readonly uuid: string;
  readonly rawFile: string;
  readonly rawFileUuid: string;
  readonly flagged: boolean;
  readonly useDownstream: boolean;
  readonly flaggedBefore: boolean;
  readonly useDownstreamBefore: boolean;
  /** Sample type that a user set; null if the rules decide. */
  readonly sampleType: SampleType | null;
  readonly sampleTypeBefore: SampleType | null;
  readonly reason: string | null;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** The decision of a user. An undefined mark does not change. */
export interface ReviewDecision {
  readonly flagged?: boolean | undefined;
  readonly useDownstream?: boolean | undefined;
  /** Null leaves it to the rules. */
  readonly sampleType?: SampleType | null | undefined;
  readonly reason: string | null;
  readonly changedBy: string;
}

interface ReviewRow {
  uuid: string;
  raw_file_uuid: string;
  name: string;
  flagged: boolean;
  use_downstream: boolean;
  flagged_before: boolean;
  use_downstream_before: boolean;
  sample_type: SampleType | null;
  sample_type_before: SampleType | null;
  reason: string | null;
  changed_by: string;
  changed_at: Date;
}

const LOCKED = `
  select uuid, name, flagged, use_downstream, sample_type from proteomics_raw_files
  where uuid = any($1::uuid[]) order by uuid for update`;

const SELECT = `
  select v.*, r.name from proteomics_reviews v join proteomics_raw_files r on r.uuid = v.raw_file_uuid
  where r.pipeline_uuid = $1 and ($2 = '' or position($2 in lower(r.name)) > 0)`;

/**
 * Marks raw files in the caller's transaction. Returns the changes; raw files that already had the marks are omitted from the
 * result and the history.
 */
export async function reviewRuns(
  client: Client,
  rawFiles: readonly string[],
  decision: ReviewDecision,
  now: Date,
): Promise<readonly Review[]> {
  const { rows } = await client.query<Pick<ReviewRow, 'uuid' | 'name' | 'flagged' | 'use_downstream' | 'sample_type'>>(LOCKED, [
    rawFiles,
  ]);
  const changed: Review[] = rows
    .map((row) => ({
      uuid: randomUUID(),
      rawFile: removeExtension(row.name),
      rawFileUuid: row.uuid,
      flagged: decision.flagged ?? row.flagged,
      useDownstream: decision.useDownstream ?? row.use_downstream,
      flaggedBefore: row.flagged,
      useDownstreamBefore: row.use_downstream,
      sampleType: decision.sampleType === undefined ? row.sample_type : decision.sampleType,
      sampleTypeBefore: row.sample_type,
      reason: decision.reason,
      changedBy: decision.changedBy,
      changedAt: now,
    }))
    .filter(
      (one) =>
        one.flagged !== one.flaggedBefore ||
        one.useDownstream !== one.useDownstreamBefore ||
        one.sampleType !== one.sampleTypeBefore,
    );
  if (changed.length > 0) await writeReviews(client, changed);
  return changed;
}

/** Returns a page of the history of a pipeline, newest first, and the total. `search` matches names of raw files, case-insensitive. */
export async function readReviews(
  client: Client,
  pipelineUuid: string,
  { search = '', limit = 100, offset = 0 }: { search?: string | undefined; limit?: number; offset?: number } = {},
): Promise<{ items: readonly Review[]; total: number }> {
  const text = search.trim().toLowerCase();
  const { rows } = await client.query<ReviewRow>(`${SELECT} order by v.number desc limit $3 offset $4`, [
    pipelineUuid,
    text,
    limit,
    offset,
  ]);
  const counted = await client.query<{ total: number }>(`select count(*)::int as total from (${SELECT}) found`, [
    pipelineUuid,
    text,
  ]);
  return { items: rows.map(toReview), total: counted.rows[0]?.total ?? 0 };
}

/** Returns the latest exclusion of each raw file by UUID. */
export async function readExclusions(
  client: Client,
  rawFiles: readonly { readonly uuid: string }[],
): Promise<ReadonlyMap<string, Pick<Review, 'reason' | 'changedBy'>>> {
  const { rows } = await client.query<Pick<Review, 'reason' | 'changedBy'> & { uuid: string }>(
    `select distinct on (raw_file_uuid) raw_file_uuid as uuid, reason, changed_by as "changedBy" from proteomics_reviews
      where raw_file_uuid = any($1::uuid[]) and use_downstream_before and not use_downstream order by raw_file_uuid, number desc`,
    [rawFiles.map(({ uuid }) => uuid)],
  );
  return new Map(rows.map((row) => [row.uuid, row]));
}

async function writeReviews(client: Client, changed: readonly Review[]): Promise<void> {
  const rows = JSON.stringify(
    changed.map((one) => ({
      uuid: one.uuid,
      raw_file_uuid: one.rawFileUuid,
      flagged: one.flagged,
      use_downstream: one.useDownstream,
      flagged_before: one.flaggedBefore,
      use_downstream_before: one.useDownstreamBefore,
      sample_type: one.sampleType,
      sample_type_before: one.sampleTypeBefore,
      reason: one.reason,
      changed_by: one.changedBy,
      changed_at: one.changedAt,
    })),
  );
  await client.query(
    `insert into proteomics_reviews
       (uuid, raw_file_uuid, flagged, use_downstream, flagged_before, use_downstream_before, sample_type, sample_type_before, reason,
         changed_by, changed_at)
     select uuid, raw_file_uuid, flagged, use_downstream, flagged_before, use_downstream_before, sample_type, sample_type_before, reason,
       changed_by, changed_at
     from jsonb_to_recordset($1::jsonb) as new (uuid uuid, raw_file_uuid uuid, flagged boolean, use_downstream boolean, flagged_before boolean,
       use_downstream_before boolean, sample_type text, sample_type_before text, reason text, changed_by text, changed_at timestamptz)`,
    [rows],
  );
  await client.query(
    `update proteomics_raw_files r set flagged = new.flagged, use_downstream = new.use_downstream, sample_type = new.sample_type
     from jsonb_to_recordset($1::jsonb) as new (raw_file_uuid uuid, flagged boolean, use_downstream boolean, sample_type text)
     where r.uuid = new.raw_file_uuid`,
    [rows],
  );
}

function toReview(row: ReviewRow): Review {
  return {
    uuid: row.uuid,
    rawFile: removeExtension(row.name),
    rawFileUuid: row.raw_file_uuid,
    flagged: row.flagged,
    useDownstream: row.use_downstream,
    flaggedBefore: row.flagged_before,
    useDownstreamBefore: row.use_downstream_before,
    sampleType: row.sample_type,
    sampleTypeBefore: row.sample_type_before,
    reason: row.reason,
    changedBy: row.changed_by,
    changedAt: row.changed_at,
  };
}
