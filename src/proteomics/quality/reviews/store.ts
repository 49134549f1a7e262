/** Stores reviews of runs. The marks and their history change in one transaction. */
import { randomUUID } from 'node:crypto';
import type { Signature } from '../../people/signatures.ts';
import { type Client, type RawFileRow, removeExtension } from '../../records.ts';
import { SAMPLE_TYPES } from '../sample-types/rules.ts';
import type { proteomicsReviews } from './table.ts';

export type Review = Readonly<Omit<typeof proteomicsReviews.$inferSelect, 'number' | 'changedByUuid'>> & {
  readonly rawFile: string;
};

/** A decision about runs. Undefined marks stay unchanged. */
export type ReviewDecision = Pick<Review, 'reason'> &
  Signature & {
    readonly [Mark in 'flagged' | 'useDownstream' | 'sampleType']?: Review[Mark] | undefined;
  };

const LOCKED = `
  select uuid, name, flagged, use_downstream as "useDownstream", sample_type as "sampleType" from proteomics_raw_files
  where uuid = any($1::uuid[]) order by uuid for update`;

const FROM = 'from proteomics_reviews v join proteomics_raw_files r on r.uuid = v.raw_file_uuid';
const SELECT = `
  select v.uuid, v.raw_file_uuid as "rawFileUuid", r.name as "rawFile", v.flagged, v.use_downstream as "useDownstream",
    v.flagged_before as "flaggedBefore", v.use_downstream_before as "useDownstreamBefore", v.sample_type as "sampleType",
    v.sample_type_before as "sampleTypeBefore", v.reason, v.changed_by as "changedBy", v.changed_at as "changedAt" ${FROM}`;
const NAME_CONDITION = `where r.pipeline_uuid = $1 and ($2 = '' or position($2 in lower(r.name)) > 0)`;

/** Marks raw files in the transaction of the caller. Returns the changes; unchanged raw files are omitted. */
export async function reviewRuns(
  client: Client,
  rawFiles: readonly string[],
  decision: ReviewDecision,
  now: Date,
): Promise<readonly Review[]> {
  const { rows } = await client.query<Pick<RawFileRow, 'uuid' | 'name' | 'flagged' | 'useDownstream' | 'sampleType'>>(LOCKED, [
    rawFiles,
  ]);
  const changed = rows
    .map((row) => ({
      uuid: randomUUID(),
      rawFile: removeExtension(row.name),
      rawFileUuid: row.uuid,
      flagged: decision.flagged ?? row.flagged,
      useDownstream: decision.useDownstream ?? row.useDownstream,
      flaggedBefore: row.flagged,
      useDownstreamBefore: row.useDownstream,
      sampleType: decision.sampleType === undefined ? row.sampleType : decision.sampleType,
      sampleTypeBefore: row.sampleType,
      reason: decision.reason,
      changedBy: decision.changedBy,
      changedByUuid: decision.changedByUuid,
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

/** Returns the history, newest first, and the total. `search` is a part of a name; case is ignored. */
export async function readReviews(
  client: Client,
  pipelineUuid: string,
  { search = '', limit = 100, offset = 0 }: { search?: string | undefined; limit?: number; offset?: number } = {},
): Promise<{ items: readonly Review[]; total: number }> {
  const text = search.trim().toLowerCase();
  const { rows } = await client.query<Review>(`${SELECT} ${NAME_CONDITION} order by v.number desc limit $3 offset $4`, [
    pipelineUuid,
    text,
    limit,
    offset,
  ]);
  const counted = await client.query<{ total: number }>(`select count(*)::int as total ${FROM} ${NAME_CONDITION}`, [
    pipelineUuid,
    text,
  ]);
  return { items: rows.map(createReview), total: counted.rows[0]?.total ?? 0 };
}

export async function readRunReviews(client: Client, rawFileUuid: string, limit: number): Promise<readonly Review[]> {
  const { rows } = await client.query<Review>(`${SELECT} where v.raw_file_uuid = $1 order by v.number desc limit $2`, [
    rawFileUuid,
    limit,
  ]);
  return rows.map(createReview);
}

function createReview(row: Review): Review {
  return { ...row, rawFile: removeExtension(row.rawFile) };
}

export function listReviewSentences(one: Review): readonly string[] {
  const flag = one.flagged === one.flaggedBefore ? [] : [one.flagged ? 'flagged' : 'flag removed'];
  const use = one.useDownstream === one.useDownstreamBefore ? [] : [one.useDownstream ? 'used downstream' : 'excluded'];
  const type =
    one.sampleType === one.sampleTypeBefore
      ? []
      : [`sample type: ${one.sampleType === null ? 'by its name' : SAMPLE_TYPES[one.sampleType].toLowerCase()}`];
  return [...flag, ...use, ...type];
}

/** Returns the latest exclusion of each raw file, by UUID. */
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

async function writeReviews(client: Client, changed: readonly (Review & Signature)[]): Promise<void> {
  const rows = JSON.stringify(changed);
  await client.query(
    `insert into proteomics_reviews
       (uuid, raw_file_uuid, flagged, use_downstream, flagged_before, use_downstream_before, sample_type, sample_type_before, reason,
         changed_by, changed_by_uuid, changed_at)
     select * from jsonb_to_recordset($1::jsonb) as new (uuid uuid, "rawFileUuid" uuid, flagged boolean, "useDownstream" boolean,
       "flaggedBefore" boolean, "useDownstreamBefore" boolean, "sampleType" text, "sampleTypeBefore" text, reason text, "changedBy" text,
       "changedByUuid" uuid, "changedAt" timestamptz)`,
    [rows],
  );
  await client.query(
    `update proteomics_raw_files r set flagged = new.flagged, use_downstream = new."useDownstream", sample_type = new."sampleType"
     from jsonb_to_recordset($1::jsonb) as new ("rawFileUuid" uuid, flagged boolean, "useDownstream" boolean, "sampleType" text)
     where r.uuid = new."rawFileUuid"`,
    [rows],
  );
}
