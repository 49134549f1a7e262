/** Selects the default metrics of a pipeline: those that most runs have, of the latest engine or of raw data. */

import { ENGINES, type Engine } from '../engines/engine.ts';
import { READABLE_VALUES } from '../ingestion/quality-row.ts';
import type { Client, PipelineRow } from '../records.ts';
import defaultMetrics from './default-metrics.json' with { type: 'json' };
import { CHOICE_OF_TEN, findMetric } from './metrics/catalog.ts';

export interface MetricChoice {
  readonly first: string;
  /** Metrics of tiles and heat map, at most ten. */
  readonly ten: readonly string[];
  readonly columns: readonly string[];
}

/** The most informative metrics of MaxQuant and RawTools. */
const MAXQUANT_METRICS: MetricChoice = {
  first: 'N_protein_groups',
  ten: CHOICE_OF_TEN,
  columns: defaultMetrics.maxquant,
};

/** Metrics of other engines in order of preference, not those of experiments. Of each list, the first with values is used. */
const DEFAULT_ENGINE_METRICS: readonly (readonly string[])[] = defaultMetrics.engines;

/** Metrics in tables of an experiment, whose runs can be fractions of one sample. */
const OF_EXPERIMENTS: Readonly<Partial<Record<Engine, readonly string[]>>> = { fragpipe: ['protein_groups'] };

/** Metrics of RawTools and of MaxQuant's summary, for pipelines that lack most of MAXQUANT_METRICS. */
const BESIDE_MAXQUANT: readonly string[] = defaultMetrics.beside_maxquant;

/** Metrics of raw data in order of preference. */
const DEFAULT_RAW_DATA_METRICS: readonly string[] = defaultMetrics.raw_data;

const TILE_COUNT = 10;
const COLUMN_COUNT = 7;
/** Number of newest raw files that are examined. */
const COUNTED_RUNS = 50;

/** Returns the default metrics: those of the engine of the newest results that most of these runs have. */
export async function readMetricChoice(client: Client, { uuid }: Pick<PipelineRow, 'uuid'>): Promise<MetricChoice> {
  const { rows } = await client.query<{ engine: string | null }>(
    `select e.engine from (select uuid from proteomics_raw_files where pipeline_uuid = $1 order by arrival desc limit $2) r
        join proteomics_results s on s.raw_file_uuid = r.uuid,
        lateral (select distinct f ->> 'engine' as engine from jsonb_array_elements(s.files) f) e
      group by e.engine order by count(*) desc, e.engine nulls first limit 1`,
    [uuid, COUNTED_RUNS],
  );
  const found = await client.query<{ name: string; runs: number }>(
    `select k.name, count(*)::int as runs from (select uuid from proteomics_raw_files where pipeline_uuid = $1 order by arrival desc limit $2) r
        join proteomics_quality_rows q on q.raw_file_uuid = r.uuid, lateral json_object_keys(${READABLE_VALUES}) as k(name) group by k.name`,
    [uuid, COUNTED_RUNS],
  );
  const runs = new Map(found.rows.map((row) => [row.name, row.runs]));
  const engine = ENGINES.find((one) => one === rows[0]?.engine);
  if (engine !== undefined) return selectEngineMetrics(engine, runs);
  const isOfRawData =
    rows.length === 0 && DEFAULT_RAW_DATA_METRICS.some((id) => runs.has(id)) && !CHOICE_OF_TEN.some((id) => runs.has(id));
  return isOfRawData ? selectMetrics(DEFAULT_RAW_DATA_METRICS, runs) : selectMaxQuantMetrics(runs);
}

function selectEngineMetrics(engine: Engine, runs: ReadonlyMap<string, number>): MetricChoice {
  const isReported = (id: string) =>
    OF_EXPERIMENTS[engine]?.includes(id) !== true &&
    findMetric(id)?.origins.some(({ source }) => source.engine === engine) === true;
  const possible = DEFAULT_ENGINE_METRICS.map((alternatives) => alternatives.filter(isReported));
  const isCovered = createCoverageTest(possible.flat(), runs);
  const first = possible.flatMap((alternatives) => alternatives.find(isCovered) ?? alternatives[0] ?? []);
  return selectMetrics(first, runs);
}

/** Returns the metrics that most runs have, or all metrics if no run has any. */
function selectMetrics(possible: readonly string[], runs: ReadonlyMap<string, number>): MetricChoice {
  const covered = possible.filter(createCoverageTest(possible, runs));
  const chosen = covered.length > 0 ? covered : possible;
  return {
    first: chosen[0] ?? MAXQUANT_METRICS.first,
    ten: chosen.slice(0, TILE_COUNT),
    columns: chosen.slice(0, COLUMN_COUNT),
  };
}

/** Returns the metrics of MaxQuant and RawTools, or those of BESIDE_MAXQUANT if most are missing. */
function selectMaxQuantMetrics(runs: ReadonlyMap<string, number>): MetricChoice {
  const possible = [...new Set([...MAXQUANT_METRICS.ten, ...BESIDE_MAXQUANT])];
  const isCovered = createCoverageTest(possible, runs);
  const missing = MAXQUANT_METRICS.ten.filter((id) => !isCovered(id)).length;
  const isOther = missing > MAXQUANT_METRICS.ten.length / 2 && BESIDE_MAXQUANT.some(isCovered);
  return isOther ? selectMetrics(possible, runs) : MAXQUANT_METRICS;
}

/** Returns a function that tests whether at least half as many runs have a metric as have the most frequent one. */
function createCoverageTest(possible: readonly string[], runs: ReadonlyMap<string, number>): (id: string) => boolean {
  const most = Math.max(0, ...possible.map((id) => runs.get(id) ?? 0));
  return (id) => most > 0 && (runs.get(id) ?? 0) >= most / 2;
}
