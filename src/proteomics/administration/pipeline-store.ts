import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { components } from '../../../generated/proteomics/types.d.ts';
import { BadRequestError } from '../../contract/errors.ts';
import { sendJobs } from '../../jobs/job.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { RAW_DATA_KINDS, type RawDataKind } from '../acquisition/raw-data-kind.ts';
import { REFRESH_SPIKE_INS } from '../jobs.ts';
import { formatPathAsStr } from '../places.ts';
import { DEFAULT_SAMPLE_RULES, type SampleRule } from '../quality/sample-types/rules.ts';
import { type Client, findPipelineByUuid, findProject, lockPipeline } from '../records.ts';
import type { Tools } from '../runs/tools/tools-file.ts';
import type { SpikeIns } from '../tables.ts';
import { requireRevision } from './revision.ts';
import { createSlug, generateSlugs } from './slug.ts';

/** Spike-ins of a new pipeline (docs/requirements.md, P17; contract, SpikeInSettings). */
const DEFAULT_SPIKE_INS: SpikeIns = { qc1_sequence: 'HVLTSIGEK', qc2_sequence: 'LTILEELR', protein: 'BSA' };

export type PipelineDetail = components['schemas']['PipelineDetail'];

export type NewPipeline = components['schemas']['PipelineInput'];

/** Absent members stay unchanged. `revision` is that of the submitted form; without it, any is accepted. */
export type PipelineChange = components['schemas']['PipelineChange'] & { readonly revision?: string };

interface DetailRow extends Omit<PipelineDetail, 'created_at' | 'path_as_str' | 'sample_rules'> {
  sample_rules: SampleRule[] | null;
  created_at: Date;
}

const DETAIL = `select l.uuid, l.slug, l.name, p.slug as project, l.description, l.tool, l.accepts, l.spike_ins, l.sample_rules, l.instrument_rules, l.created_at,
    (select count(*)::int from proteomics_raw_files r where r.pipeline_uuid = l.uuid) as raw_files,
    exists (select from proteomics_webhooks w where w.pipeline_uuid = l.uuid and w.enabled) as webhook,
    l.archived_at is not null as archived
  from proteomics_pipelines l join proteomics_projects p on p.pk = l.project_pk`;

const PIPELINE_CONDITION = '($1::int is null or l.project_pk = $1) and ($2::int[] is null or l.project_pk = any($2))';

function requireTool(tools: Tools, tool: string | null | undefined): void {
  if (typeof tool === 'string' && !tools.has(tool))
    throw new BadRequestError(`tool: there is no tool ${tool}. GET /api/admin/tools lists them.`);
}

/** Creates a pipeline with the first free slug. @throws NotFoundError for the project; BadRequestError for the tool */
export async function createPipeline(pool: pg.Pool, tools: Tools, made: NewPipeline): Promise<PipelineDetail> {
  requireTool(tools, made.tool);
  const project = await findProject(pool, made.project);
  const uuid = randomUUID();
  for (const slug of generateSlugs(createSlug(made.name, 'pipeline'))) {
    const { rowCount } = await pool.query(
      `insert into proteomics_pipelines (uuid, project_pk, slug, name, description, tool, spike_ins, accepts)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (project_pk, slug) do nothing`,
      [
        uuid,
        project.pk,
        slug,
        made.name,
        made.description ?? '',
        made.tool ?? null,
        JSON.stringify(DEFAULT_SPIKE_INS),
        JSON.stringify(sortKinds(made.accepts ?? ['raw'])),
      ],
    );
    if (rowCount === 1) break;
  }
  return readPipeline(pool, uuid);
}

export async function readPipeline(pool: Client, uuid: string): Promise<PipelineDetail> {
  await findPipelineByUuid(pool, uuid);
  const { rows } = await pool.query<DetailRow>(`${DETAIL} where l.uuid = $1`, [uuid]);
  return createPipelineDetail(rows[0] as DetailRow);
}

/** Returns the name; with the slug if another of the pipelines has the same name in the same project. */
export function formatDistinctName({ name, slug, project }: PipelineDetail, all: readonly PipelineDetail[]): string {
  return all.filter((one) => one.name === name && one.project === project).length === 1 ? name : `${name} (${slug})`;
}

/** Returns pipelines, ordered by project and age. */
export async function listPipelineDetails(
  pool: pg.Pool,
  {
    project,
    projects = null,
    limit,
    offset,
  }: {
    readonly project?: string | undefined;
    /** Numbers of the projects to include; null for all. */
    readonly projects?: readonly number[] | null;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ items: PipelineDetail[]; total: number }> {
  const pk = project === undefined ? null : (await findProject(pool, project)).pk;
  const [{ rows }, counted] = await Promise.all([
    pool.query<DetailRow>(
      `${DETAIL} where ${PIPELINE_CONDITION} order by l.project_pk, l.created_at, l.uuid limit $3 offset $4`,
      [pk, projects, limit, offset],
    ),
    pool.query(`select count(*)::int as total from proteomics_pipelines l where ${PIPELINE_CONDITION}`, [pk, projects]),
  ]);
  return { items: rows.map(createPipelineDetail), total: counted.rows[0].total };
}

/** Updates a pipeline, except its slug. @throws NotFoundError; BadRequestError for a new, unknown tool; FormRefusedError */
export async function updatePipelineSettings(
  pool: pg.Pool,
  tools: Tools,
  uuid: string,
  { name, description, tool, accepts, spike_ins, sample_rules, instrument_rules, archived, revision }: PipelineChange,
): Promise<PipelineDetail> {
  const { pipeline } = await findPipelineByUuid(pool, uuid);
  // The current tool may no longer be configured. Other settings can be changed nevertheless.
  if (tool !== pipeline.tool) requireTool(tools, tool);
  await runInTransaction(pool, async (client) => {
    await lockPipeline(client, uuid);
    requireRevision(revision, await readPipeline(client, uuid));
    await client.query(
      `update proteomics_pipelines
        set name = coalesce($2, name), description = coalesce($3, description),
            tool = case when $4 then $5 else tool end, spike_ins = coalesce($6, spike_ins), accepts = coalesce($7, accepts),
            archived_at = case when $8::boolean is null then archived_at when $8 then coalesce(archived_at, now()) end,
            sample_rules = coalesce($9, sample_rules), instrument_rules = coalesce($10, instrument_rules)
      where uuid = $1`,
      [
        ...[uuid, name, description, tool !== undefined, tool],
        spike_ins === undefined ? null : JSON.stringify(spike_ins),
        accepts === undefined ? null : JSON.stringify(sortKinds(accepts)),
        archived ?? null,
        sample_rules === undefined ? null : JSON.stringify(sample_rules),
        instrument_rules === undefined ? null : JSON.stringify(instrument_rules),
      ],
    );
    if (spike_ins !== undefined)
      await sendJobs(client, REFRESH_SPIKE_INS, [{ data: { pipeline: uuid }, key: uuid, replaces: true }]);
  });
  return readPipeline(pool, uuid);
}

function sortKinds(kinds: readonly RawDataKind[]): RawDataKind[] {
  return RAW_DATA_KINDS.filter((kind) => kinds.includes(kind));
}

function createPipelineDetail(row: DetailRow): PipelineDetail {
  return {
    ...row,
    sample_rules: row.sample_rules ?? [...DEFAULT_SAMPLE_RULES],
    path_as_str: formatPathAsStr({ slug: row.project }, row),
    created_at: row.created_at.toISOString(),
  };
}
