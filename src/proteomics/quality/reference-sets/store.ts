import { randomUUID } from 'node:crypto';
import { NotFoundError } from '../../../contract/errors.ts';
import { findErrorCode } from '../../../storage/storage-errors.ts';
import { formatNumber, joinItems } from '../../../web/for-people/words.ts';
import { createFieldError } from '../../../web/forms/fields.ts';
import type { Signature } from '../../people/signatures.ts';
import { type Client, checkRecordLimit, lockPipeline, RecordStateError, removeExtension, requireUuid } from '../../records.ts';
import { pickFrequentType } from '../sample-types/rules.ts';
import { readSampleTypes } from '../sample-types/store.ts';

/** A set of good runs. The names of its raw files are in the order of acquisition. */
export interface ReferenceSet {
  readonly uuid: string;
  readonly pipelineUuid: string;
  readonly name: string;
  readonly note: string;
  readonly isBaseline: boolean;
  readonly changedBy: string;
  readonly changedAt: Date;
  readonly members: readonly { readonly uuid: string; readonly name: string }[];
}

export interface ReferenceSetChoice extends Signature {
  readonly name: string;
  readonly note: string;
  readonly members: readonly string[];
  /** True to make the set the baseline; undefined to leave it unchanged. */
  readonly isBaseline: boolean | undefined;
}

const SELECT = `
  select g.uuid, g.pipeline_uuid as "pipelineUuid", g.name, g.note, g.is_baseline as "isBaseline", g.changed_by as "changedBy", g.changed_at as "changedAt",
    coalesce((
      select jsonb_agg(jsonb_build_object('uuid', r.uuid, 'name', r.name) order by r.acquired_at nulls last, r.arrival)
      from proteomics_guide_set_members m join proteomics_raw_files r on r.uuid = m.raw_file_uuid
      where m.guide_set_uuid = g.uuid), '[]') as members
  from proteomics_guide_sets g`;

export async function readReferenceSets(
  client: Client,
  pipelineUuid: string,
  { limit = 1000, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<readonly ReferenceSet[]> {
  const statement = `${SELECT} where g.pipeline_uuid = $1 order by lower(g.name), g.name limit $2 offset $3`;
  const { rows } = await client.query<ReferenceSet>(statement, [pipelineUuid, limit, offset]);
  return rows.map(stripExtensions);
}

/** Returns the baseline of one sample type. If changed rules have merged several types, returns the latest one. */
export function selectBaseline(referenceSets: readonly ReferenceSet[]): ReferenceSet | undefined {
  return referenceSets
    .filter(({ isBaseline }) => isBaseline)
    .toSorted((one, other) => other.changedAt.getTime() - one.changedAt.getTime())[0];
}

/** Returns the names of all baselines in words; empty if there are none. */
export function describeBaselines(referenceSets: readonly ReferenceSet[]): string {
  const names = referenceSets.filter(({ isBaseline }) => isBaseline).map(({ name }) => name);
  return names.length === 0 ? '' : `the ${names.length === 1 ? 'baseline' : 'baselines'} ${joinItems(names)}`;
}

export async function readBaselines(client: Client, pipelineUuid: string): Promise<readonly ReferenceSet[]> {
  const { rows } = await client.query<ReferenceSet>(`${SELECT} where g.pipeline_uuid = $1 and g.is_baseline`, [pipelineUuid]);
  return rows.map(stripExtensions);
}

export async function countReferenceSets(client: Client, pipelineUuid: string): Promise<number> {
  const statement = 'select count(*)::int as total from proteomics_guide_sets where pipeline_uuid = $1';
  const { rows } = await client.query<{ total: number }>(statement, [pipelineUuid]);
  return rows[0]?.total ?? 0;
}

/** @throws BadRequestError; NotFoundError, also if the set belongs to a different pipeline */
export async function findReferenceSet(client: Client, uuid: string, pipelineUuid?: string): Promise<ReferenceSet> {
  requireUuid(uuid, 'guide_set');
  const { rows } = await client.query<ReferenceSet>(`${SELECT} where g.uuid = $1`, [uuid]);
  const [found] = rows;
  if (found === undefined || (pipelineUuid !== undefined && found.pipelineUuid !== pipelineUuid))
    throw new NotFoundError(`There is no reference set ${uuid}${pipelineUuid === undefined ? '' : ' in this pipeline'}.`);
  return stripExtensions(found);
}

/** Maximum sets of a pipeline, because pages list all of them. */
const MAX_REFERENCE_SETS = 1_000;
/** Maximum raw files in all sets of a pipeline, because quality pages read all of them. */
const MAX_MEMBERS = 20_000;

/** Creates a set in the transaction of the caller. @throws FormRefusedError, also for too many sets */
export async function createReferenceSet(
  client: Client,
  pipelineUuid: string,
  choice: ReferenceSetChoice,
  now: Date,
): Promise<ReferenceSet> {
  const uuid = randomUUID();
  const countSets = () => countReferenceSets(client, pipelineUuid);
  await checkRecordLimit(client, pipelineUuid, { most: MAX_REFERENCE_SETS, noun: 'reference set', count: countSets });
  if (choice.isBaseline) await clearBaseline(client, pipelineUuid, choice.members);
  await rejectDuplicateName(choice.name, () =>
    client.query(
      `insert into proteomics_guide_sets (uuid, pipeline_uuid, name, note, is_baseline, changed_by, changed_at, changed_by_uuid)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [uuid, pipelineUuid, choice.name, choice.note, choice.isBaseline ?? false, choice.changedBy, now, choice.changedByUuid],
    ),
  );
  await addMembers(client, pipelineUuid, uuid, choice.members);
  return findReferenceSet(client, uuid);
}

export async function updateReferenceSetRecord(
  client: Client,
  { uuid, pipelineUuid }: Pick<ReferenceSet, 'uuid' | 'pipelineUuid'>,
  choice: ReferenceSetChoice,
  now: Date,
): Promise<ReferenceSet> {
  await lockPipeline(client, pipelineUuid);
  if (choice.isBaseline) await clearBaseline(client, pipelineUuid, choice.members);
  await rejectDuplicateName(choice.name, () =>
    client.query(
      `update proteomics_guide_sets set name = $2, note = $3, is_baseline = coalesce($4, is_baseline), changed_by = $5, changed_at = $6,
          changed_by_uuid = $7 where uuid = $1`,
      [uuid, choice.name, choice.note, choice.isBaseline ?? null, choice.changedBy, now, choice.changedByUuid],
    ),
  );
  await client.query('delete from proteomics_guide_set_members where guide_set_uuid = $1', [uuid]);
  await addMembers(client, pipelineUuid, uuid, choice.members);
  return findReferenceSet(client, uuid);
}

export async function deleteReferenceSet(client: Client, uuid: string): Promise<void> {
  const { isBaseline } = await findReferenceSet(client, uuid);
  const limits = await findDependentLimits(client, uuid);
  const uses = [...(isBaseline ? ['baseline of the pipeline'] : []), ...limits.map((metric) => `limit of ${metric}`)];
  if (uses.length > 0) throw new RecordStateError(`This reference set is in use: ${uses.join(', ')}.`);
  try {
    await client.query('delete from proteomics_guide_sets where uuid = $1', [uuid]);
  } catch (error) {
    // A limit that refers to the set was created after the check above.
    if (findErrorCode(error) === '23503') throw new RecordStateError('This reference set is in use: limit of a metric.');
    throw error;
  }
}

export async function findDependentLimits(client: Client, uuid: string): Promise<readonly string[]> {
  const statement = 'select metric from proteomics_limits where guide_set_uuid = $1 order by metric';
  const { rows } = await client.query<{ metric: string }>(statement, [uuid]);
  return rows.map(({ metric }) => metric);
}

/** Removes the baseline of the sample type. The caller has locked the pipeline, which serializes concurrent changes. */
async function clearBaseline(client: Client, pipelineUuid: string, members: readonly string[]): Promise<void> {
  const types = await readSampleTypes(client, pipelineUuid);
  const findType = (uuids: readonly string[]) => pickFrequentType(uuids.flatMap((uuid) => types.get(uuid) ?? []));
  const replaced = (await readBaselines(client, pipelineUuid)).filter(
    (set) => findType(set.members.map(({ uuid }) => uuid)) === findType(members),
  );
  await client.query('update proteomics_guide_sets set is_baseline = false where uuid = any($1::uuid[])', [
    replaced.map(({ uuid }) => uuid),
  ]);
}

async function addMembers(client: Client, pipelineUuid: string, uuid: string, members: readonly string[]): Promise<void> {
  await client.query('insert into proteomics_guide_set_members (guide_set_uuid, raw_file_uuid) select $1, unnest($2::uuid[])', [
    uuid,
    members,
  ]);
  const { rows } = await client.query<{ total: number }>(
    `select count(*)::int as total from proteomics_guide_set_members m join proteomics_guide_sets g on g.uuid = m.guide_set_uuid
      where g.pipeline_uuid = $1`,
    [pipelineUuid],
  );
  if ((rows[0]?.total ?? 0) > MAX_MEMBERS)
    throw new RecordStateError(
      `The reference sets of this pipeline would have more than ${formatNumber(MAX_MEMBERS)} raw files. Select fewer, or delete a set first.`,
    );
}

async function rejectDuplicateName(name: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (findErrorCode(error) === '23505')
      throw createFieldError('name', `A reference set named ${name} exists already.`, 409, error);
    throw error;
  }
}

function stripExtensions(set: ReferenceSet): ReferenceSet {
  return { ...set, members: set.members.map(({ uuid, name }) => ({ uuid, name: removeExtension(name) })) };
}
