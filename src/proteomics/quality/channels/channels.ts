/** Computes values of TMT channels by run: missing values, labeling and intensity. */
import type pg from 'pg';
import { CHANNELS_WITH_COLUMN } from '../../ingestion/columns.ts';
import { getNumericValue, type QualityRun, readRuns } from '../quality-runs.ts';
import { type RunChoice, selectRuns } from '../run-choice.ts';
import type { Scope } from '../scope.ts';
import type { Value } from '../statistics/values.ts';

export type Measure = 'missing_values' | 'quantified_share' | 'summed_intensity';

export interface ChannelParameters extends RunChoice {
  readonly measure?: Measure;
}

export type Channels = Awaited<ReturnType<typeof readChannels>>;

const UNITS: Readonly<Record<Measure, string>> = {
  missing_values: 'protein groups',
  quantified_share: '%',
  summed_intensity: 'arbitrary intensity',
};

/** Reporter names by number of channels. 131C exists only together with 131N. */
const REPORTERS = '126 127N 127C 128N 128C 129N 129C 130N 130C 131N 131C 132N 132C 133N 133C 134N 134C 135N'.split(' ');

/** Returns the name of a channel's reporter. With up to six channels, the kit is unknown, so the number is returned. */
export function getReporterName(channel: number, count: number): string {
  if (count === 10 && channel === 10) return '131';
  return count >= 10 ? (REPORTERS[channel - 1] ?? String(channel)) : String(channel);
}

export async function readChannels({ pool, pipeline }: Scope, parameters: ChannelParameters) {
  const measure = parameters.measure ?? 'missing_values';
  const columns = Array.from({ length: CHANNELS_WITH_COLUMN }, (_, index) => `TMT${index + 1}_missing_values`);
  const isMissing = measure === 'missing_values';
  const all = await readRuns(pool, pipeline, isMissing ? columns : []);
  const shown = selectRuns(all, parameters);
  const rows = isMissing
    ? shown.map((run) => columns.map((column) => getNumericValue(run, column)))
    : await sumRows({ pool, pipeline }, shown, measure);
  const count = Math.max(0, ...rows.map((row) => row.findLastIndex((value) => value !== null) + 1));
  return {
    measure,
    unit: UNITS[measure],
    count,
    all,
    shown,
    /** One row per run, with a value for each channel. */
    values: rows.map((row) => Array.from({ length: count }, (_, index) => row[index] ?? null)),
  };
}

async function sumRows(
  { pool, pipeline }: Pick<Scope, 'pool' | 'pipeline'>,
  shown: readonly QualityRun[],
  measure: Measure,
): Promise<readonly (readonly Value[])[]> {
  const sums = await readChannelSums(pool, pipeline.uuid);
  return shown.map(({ uuid }) => {
    const found = sums.get(uuid);
    if (found === undefined) return [];
    return measure === 'summed_intensity' ? found.sums : found.present.map((count) => (100 * count) / found.groups);
  });
}

interface ChannelSums {
  readonly groups: number;
  readonly present: readonly number[];
  readonly sums: readonly number[];
}

/** The number of channels of TMTpro, which has the most. */
const MAX_CHANNELS = 18;

/** Adds missing sums, without contaminants and decoys. Uses array indexes, because unnest is slower. */
const FILL = `
  insert into proteomics_channel_sums (raw_file_uuid, version, groups, present, sums)
  select s.raw_file_uuid, s.version, count(*)::int,
    (array[${buildChannelExpressions((channel) => `count(*) filter (where g.reporters[${channel}] > 0)`)}]::int[])[1:max(cardinality(g.reporters))],
    (array[${buildChannelExpressions((channel) => `coalesce(sum(g.reporters[${channel}]), 0)`)}]::float8[])[1:max(cardinality(g.reporters))]
  from proteomics_results s
    join proteomics_raw_files r on r.uuid = s.raw_file_uuid
    join proteomics_protein_groups g on g.raw_file_uuid = s.raw_file_uuid
    left join proteomics_channel_sums c on c.raw_file_uuid = s.raw_file_uuid and c.version = s.version
  where r.pipeline_uuid = $1 and c.raw_file_uuid is null
    and position('CON__' in g.name) = 0 and position('REV__' in g.name) = 0 and cardinality(g.reporters) > 0
  group by s.raw_file_uuid, s.version
  on conflict (raw_file_uuid) do update
    set version = excluded.version, groups = excluded.groups, present = excluded.present, sums = excluded.sums`;

/** Returns sums by UUID of the raw file. */
async function readChannelSums(pool: pg.Pool, pipelineUuid: string): Promise<ReadonlyMap<string, ChannelSums>> {
  await pool.query(FILL, [pipelineUuid]);
  const { rows } = await pool.query<ChannelSums & { raw_file_uuid: string }>(
    `select c.raw_file_uuid, c.groups, c.present, c.sums
     from proteomics_channel_sums c
       join proteomics_results s on s.raw_file_uuid = c.raw_file_uuid and s.version = c.version
       join proteomics_raw_files r on r.uuid = c.raw_file_uuid
     where r.pipeline_uuid = $1`,
    [pipelineUuid],
  );
  return new Map(rows.map(({ raw_file_uuid, ...sums }) => [raw_file_uuid, sums]));
}

function buildChannelExpressions(expression: (channel: number) => string): string {
  return Array.from({ length: MAX_CHANNELS }, (_, index) => expression(index + 1)).join(', ');
}
