/** Reads runs in the format PipelineRun of the contract: lists with order, filter and counts, and single runs. */
import type { components } from '../../../generated/proteomics/types.d.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { type Client, requireUuid } from '../records.ts';
import type { StoredStep } from '../tables.ts';
import type { Tools } from './tools/tools-file.ts';
import { createWaitingStep } from './work/run-work.ts';

export type PipelineRun = components['schemas']['PipelineRun'];

/** All states, in the order of a run. */
export const RUN_STATES = ['stored', 'queued', 'running', 'done', 'failed', 'canceled'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** Filters of runs. Undefined members do not filter. */
export interface RunsQuery {
  readonly projectPk?: number | undefined;
  readonly pipelineUuid?: string | undefined;
  /** Numbers of the visible projects; null or undefined for all. */
  readonly visible?: readonly number[] | null;
  readonly state?: RunState | undefined;
  /** Part of the raw file name; case is ignored. */
  readonly search?: string | undefined;
  /** Name of the user who uploaded the raw file; empty or undefined for all. */
  readonly uploadedBy?: string | undefined;
  readonly sort: RunOrder;
  readonly limit: number;
  readonly offset: number;
}

export type RunOrder = keyof typeof ORDERS;

export type RunCounts = Record<RunState, number>;

export interface FoundRuns {
  readonly items: PipelineRun[];
  readonly total: number;
  /** Number of runs by state. The filter by state is not applied. */
  readonly states: RunCounts;
}

const ORDERS = {
  uploaded_at: 'r.arrival',
  '-uploaded_at': 'r.arrival desc',
  raw_file: 'lower(r.name), r.arrival',
  '-raw_file': 'lower(r.name) desc, r.arrival desc',
  acquired_at: 'r.acquired_at nulls last, r.arrival',
  '-acquired_at': 'r.acquired_at desc nulls last, r.arrival desc',
  state: `array_position(array['running','queued','failed','canceled','stored','done'], r.state), r.arrival desc`,
  '-state': `array_position(array['running','queued','failed','canceled','stored','done'], r.state) desc, r.arrival desc`,
} as const;

const COLUMNS = `r.uuid, r.name as raw_file, p.slug as project, l.slug as pipeline, r.state, r.origin, u.name as uploaded_by,
  r.uploaded_at, r.size, r.sha256, r.acquired_at, r.acquired_by, r.flagged, r.use_downstream, r.tool, r.attempt, r.queued_at, r.started_at,
  r.finished_at, r.cancel_requested, r.message, r.steps, r.columns_filled, r.searched_with, r.result_files,
  case when r.state = 'queued' then (select count(*)::int from proteomics_raw_files q
    where q.state = 'queued' and (q.queued_at, q.arrival) <= (r.queued_at, r.arrival)) end as queue_position`;
const FROM = `proteomics_raw_files r join proteomics_pipelines l on l.uuid = r.pipeline_uuid
  join proteomics_projects p on p.pk = l.project_pk left join proteomics_users u on u.uuid = r.user_uuid`;
/** SQL condition for the filter, without the filter by state, which the counts by state ignore. */
const WHERE = `($1::int is null or l.project_pk = $1) and ($2::uuid is null or r.pipeline_uuid = $2)
  and ($3::text is null or strpos(lower(r.name), lower($3)) > 0) and ($4::int[] is null or l.project_pk = any($4))
  and ($5::text is null or r.user_uuid in (select uuid from proteomics_users where name = $5))`;

type RunRow = Omit<PipelineRun, 'uploaded_at' | 'size' | 'queued_at' | 'started_at' | 'finished_at' | 'steps'> & {
  uploaded_at: Date;
  size: string | null;
  queued_at: Date | null;
  started_at: Date | null;
  finished_at: Date | null;
  steps: StoredStep[];
};

export async function findRuns(client: Client, tools: Tools, question: RunsQuery): Promise<FoundRuns> {
  const { projectPk, pipelineUuid, visible, state, search, uploadedBy, sort, limit, offset } = question;
  const where = [
    projectPk ?? null,
    pipelineUuid ?? null,
    removeNulCharacters(search) || null,
    visible ?? null,
    removeNulCharacters(uploadedBy) || null,
  ];
  const [counted, found] = await Promise.all([
    client.query<{ state: RunState; count: number }>(
      `select r.state, count(*)::int as count from proteomics_raw_files r join proteomics_pipelines l on l.uuid = r.pipeline_uuid
        where ${WHERE} group by r.state`,
      where,
    ),
    client.query<RunRow>(
      `select ${COLUMNS} from ${FROM} where ${WHERE} and ($6::text is null or r.state = $6) order by ${ORDERS[sort]} limit $7 offset $8`,
      [...where, state ?? null, limit, offset],
    ),
  ]);
  const states = Object.fromEntries(RUN_STATES.map((name) => [name, 0])) as RunCounts;
  for (const { state: name, count } of counted.rows) states[name] = count;
  const total = state === undefined ? RUN_STATES.reduce((sum, name) => sum + states[name], 0) : states[state];
  return { items: found.rows.map((row) => createPipelineRun(row, tools)), total, states };
}

/** Replaces NUL, which PostgreSQL cannot store, so that the string matches nothing. */
export function removeNulCharacters(text = ''): string {
  return text.replaceAll('\0', '\ufffd');
}

export async function readUploaders(client: Client, pipelineUuid: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct u.name from proteomics_users u join proteomics_raw_files r on r.user_uuid = u.uuid
      where r.pipeline_uuid = $1 order by u.name`,
    [pipelineUuid],
  );
  return rows.map(({ name }) => name);
}

export async function readRun(client: Client, tools: Tools, uuid: string): Promise<PipelineRun> {
  requireUuid(uuid, 'run');
  const { rows } = await client.query<RunRow>(`select ${COLUMNS} from ${FROM} where r.uuid = $1`, [uuid]);
  if (rows[0] === undefined) throw new NotFoundError(`There is no run ${uuid}.`);
  return createPipelineRun(rows[0], tools);
}

function createPipelineRun(row: RunRow, tools: Tools): PipelineRun {
  const { uploaded_at, size, queued_at, started_at, finished_at, steps, ...rest } = row;
  // A queued run has the current steps of its tool until a worker claims it.
  const waiting = row.state === 'queued' && steps.length === 0 ? tools.get(row.tool ?? '')?.steps : undefined;
  return {
    ...rest,
    uploaded_at: uploaded_at.toISOString(),
    size: size === null ? null : Number(size),
    queued_at: queued_at?.toISOString() ?? null,
    started_at: started_at?.toISOString() ?? null,
    finished_at: finished_at?.toISOString() ?? null,
    steps: waiting?.map(({ name }) => createWaitingStep(name)) ?? steps,
  };
}
