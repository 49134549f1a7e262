/** Computes the current status of every pipeline and instrument. Reads runs again only after changes. */
import type pg from 'pg';
import { type CurrentRuns, readChangedRuns } from '../changed-runs.ts';
import { readMetricChoice } from '../metric-choice.ts';
import { requirePlottableMetric } from '../metrics/catalog.ts';
import type { QualityRun } from '../quality-runs.ts';
import type { SampleType } from '../sample-types/rules.ts';
import { findLastRun, groupBySampleType } from '../sample-types/series.ts';
import { type ReadFrom, readTrend } from '../trend/trend-reading.ts';
import { computeVerdict, type OutRun, type Verdict } from './verdict.ts';
import { listVerdictMetrics } from './verdict-reading.ts';
import { formatVerdictSentence } from './words.ts';

export type NamedRun = ReturnType<typeof createNamedRun>;

export interface StatusSummary {
  readonly state: Verdict['state'];
  readonly sentence: string;
  readonly runs: number;
  readonly waiting: number;
  readonly last: NamedRun | null;
  /** Last run that was out of limits, reviewed or not, with its cause. */
  readonly lastOut: (NamedRun & { readonly cause: string }) | null;
}

export interface SeriesStatus extends StatusSummary {
  readonly instruments: ReadonlyMap<string, StatusSummary>;
}

export interface PipelineStatus extends SeriesStatus {
  readonly types: ReadonlyMap<SampleType, SeriesStatus>;
}

/** Returns the statuses of pipelines, which are cached until a change. */
export type ReadStatuses = (
  pool: pg.Pool,
  places: readonly Pick<ReadFrom, 'pipeline'>[],
) => Promise<ReadonlyMap<string, PipelineStatus>>;

/**
 * Query for a string per pipeline that changes with everything of its runs that the status depends on. It runs only after raw
 * files have changed, and spares reading the values again while only the progress of runs changes.
 */
const STAMPS = `
  select p.uuid, concat(
      md5(string_agg((r.uuid, r.acquired_at, r.instrument, r.flagged, r.use_downstream, r.sample_type, a.measured_at,
        s.imported_at)::text, ' ' order by r.arrival)),
      (select max(v.number) from proteomics_reviews v join proteomics_raw_files f on f.uuid = v.raw_file_uuid where f.pipeline_uuid = p.uuid)) as stamp
  from proteomics_pipelines p left join proteomics_raw_files r on r.pipeline_uuid = p.uuid
    left join proteomics_results s on s.raw_file_uuid = r.uuid
    left join proteomics_acquisitions a on a.raw_file_uuid = r.uuid
  where p.uuid = any($1::uuid[]) group by p.uuid`;

/** Creates a reader of statuses with a separate cache. */
export function createStatusReader(): ReadStatuses {
  const known = new Map<string, { readonly seen: CurrentRuns; readonly stamp: string; readonly status: PipelineStatus }>();
  return async (pool, places) => {
    const uuids = places.map(({ pipeline }) => pipeline.uuid);
    const looks = await readChangedRuns(pool, uuids, (uuid) => known.get(uuid)?.seen);
    const changed = uuids.filter((uuid) => looks.get(uuid)?.isChanged);
    const stamps = changed.length === 0 ? [] : (await pool.query<{ uuid: string; stamp: string }>(STAMPS, [changed])).rows;
    const stampOf = new Map(stamps.map(({ uuid, stamp }) => [uuid, stamp]));
    const found = new Map<string, PipelineStatus>();
    for (const { pipeline } of places) {
      const { uuid } = pipeline;
      const seen = looks.get(uuid) as CurrentRuns;
      const before = known.get(uuid);
      const stamp = stampOf.get(uuid) ?? before?.stamp ?? '';
      const isSame = before?.stamp === stamp && before.seen.settings === seen.settings;
      const status = isSame ? before.status : await readStatus({ pool, pipeline });
      known.set(uuid, { seen, stamp, status });
      found.set(uuid, status);
    }
    for (const uuid of known.keys()) if (!found.has(uuid) && known.size > MAX_CACHED) known.delete(uuid);
    return found;
  };
}

const MAX_CACHED = 1000;

async function readStatus(scope: ReadFrom): Promise<PipelineStatus> {
  const choice = await readMetricChoice(scope.pool, scope.pipeline);
  const reading = await readTrend(scope, { metric: choice.first }, choice.ten, 'automatic');
  const { shown, all, referenceSet, referenceSets, own } = reading;
  const metrics = listVerdictMetrics(choice, own).map(({ column }) => requirePlottableMetric(column));
  const judgeRuns = (runs: readonly QualityRun[]) =>
    computeVerdict({
      metrics,
      all,
      shown: runs,
      basis: runs,
      referenceSet,
      referenceSets,
      own: own.limits,
      limits: 'automatic',
    });
  const status = summarizeSeries(shown, judgeRuns);
  const types = groupBySampleType(shown);
  return {
    ...status,
    types: new Map([...types].map(([type, runs]) => [type, types.size === 1 ? status : summarizeSeries(runs, judgeRuns)])),
  };
}

function summarizeSeries(shown: readonly QualityRun[], judgeRuns: (runs: readonly QualityRun[]) => Verdict): SeriesStatus {
  const verdict = judgeRuns(shown);
  const names = [...new Set(shown.flatMap(({ instrument }) => (instrument === null ? [] : [instrument])))];
  return {
    ...summarizeStatus(verdict, shown),
    instruments: new Map(
      names.map((name) => {
        const runs = shown.filter(({ instrument }) => instrument === name);
        return [name, summarizeStatus(runs.length === shown.length ? verdict : judgeRuns(runs), runs)];
      }),
    ),
  };
}

/** Returns the statuses of pipelines that have runs of the sample type. */
export function selectStatuses(
  statuses: ReadonlyMap<string, PipelineStatus>,
  type: SampleType | '' = '',
): ReadonlyMap<string, PipelineStatus> {
  if (type === '') return statuses;
  return new Map(
    [...statuses].flatMap(([uuid, { types }]): [string, PipelineStatus][] => {
      const status = types.get(type);
      return status === undefined ? [] : [[uuid, { ...status, types: new Map([[type, status]]) }]];
    }),
  );
}

function summarizeStatus(verdict: Verdict, runs: readonly QualityRun[]): StatusSummary {
  const last = findLastRun(runs) ?? null;
  const out: OutRun | null = verdict.out.at(-1) ?? null;
  return {
    state: verdict.state,
    sentence: formatVerdictSentence(verdict),
    runs: runs.length,
    waiting: verdict.out.filter(({ isWaiting }) => isWaiting).length,
    last: last === null ? null : createNamedRun(last),
    lastOut: out === null ? null : { ...createNamedRun(out.run), cause: out.causes[0]?.name ?? out.metrics[0]?.title ?? '' },
  };
}

function createNamedRun({ uuid, name, acquiredAt }: QualityRun) {
  return { uuid, name, acquiredAt };
}

export function sortByWorstState<Status extends Pick<StatusSummary, 'state'>>(statuses: readonly Status[]): Status[] {
  const order: readonly Verdict['state'][] = ['out', 'watch', 'old', 'good', 'empty'];
  return statuses.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

/** Combines statuses: the worst state with its sentence, the sum of the counts, and the latest runs. */
export function combineStatuses(statuses: readonly StatusSummary[]): StatusSummary {
  const worst = sortByWorstState(statuses)[0] as StatusSummary;
  const addCounts = (read: (one: StatusSummary) => number) => statuses.reduce((total, one) => total + read(one), 0);
  return {
    state: worst.state,
    sentence: worst.sentence,
    runs: addCounts(({ runs }) => runs),
    waiting: addCounts(({ waiting }) => waiting),
    last: findLatestRun(statuses.map(({ last }) => last)),
    lastOut: findLatestRun(statuses.map(({ lastOut }) => lastOut)),
  };
}

function findLatestRun<Run extends NamedRun>(runs: readonly (Run | null)[]): Run | null {
  return runs.reduce((best, one) => ((one?.acquiredAt ?? '') > (best?.acquiredAt ?? '') ? one : best), null);
}
