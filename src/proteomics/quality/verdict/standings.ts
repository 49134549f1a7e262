/** How every pipeline and every instrument stands this morning. What it is made of is read again only where something has changed. */
import type pg from 'pg';
import { type RunsNow, readChangedRuns } from '../changed-runs.ts';
import { readMetricChoice } from '../metric-choice.ts';
import { plottableMetric } from '../metrics/catalog.ts';
import type { QualityRun } from '../quality-runs.ts';
import { type ReadFrom, readTrend } from '../trend/trend-reading.ts';
import { type OutRun, type Verdict, verdictOf } from './verdict.ts';
import { verdictMetrics } from './verdict-reading.ts';
import { sentenceOf } from './words.ts';

/** A run as a card names it. */
export interface NamedRun {
  readonly uuid: string;
  readonly name: string;
  readonly acquiredAt: string | null;
}

/** How something stands. */
export interface StandingSummary {
  readonly state: Verdict['state'];
  readonly sentence: string;
  readonly runs: number;
  readonly waiting: number;
  readonly last: NamedRun | null;
  /** The last run that was out, decided on or not, with what that suggests. */
  readonly lastOut: (NamedRun & { readonly cause: string }) | null;
}

/** How a pipeline stands, and its part of each instrument. */
export interface PipelineStanding extends StandingSummary {
  readonly instruments: ReadonlyMap<string, StandingSummary>;
}

/** Reads how pipelines stand, and remembers it until something changes. */
export type ReadStandings = (
  pool: pg.Pool,
  places: readonly Pick<ReadFrom, 'pipeline'>[],
) => Promise<ReadonlyMap<string, PipelineStanding>>;

/** What of the raw files a standing depends on, in one line a pipeline; asked only where something has changed, as a run under way changes, too. */
const STAMPS = `
  select p.uuid, concat_ws(' ', count(r.uuid), max(r.arrival), max(s.imported_at), count(*) filter (where r.flagged),
      count(*) filter (where r.use_downstream),
      (select max(v.number) from proteomics_reviews v join proteomics_raw_files f on f.uuid = v.raw_file_uuid where f.pipeline_uuid = p.uuid)) as stamp
  from proteomics_pipelines p left join proteomics_raw_files r on r.pipeline_uuid = p.uuid
    left join proteomics_results s on s.raw_file_uuid = r.uuid
  where p.uuid = any($1::uuid[]) group by p.uuid`;

interface Known {
  readonly seen: RunsNow;
  readonly stamp: string;
  readonly standing: PipelineStanding;
}

/** Makes a reader with a memory of its own. */
export function standingsReader(): ReadStandings {
  const known = new Map<string, Known>();
  return async (pool, places) => {
    const uuids = places.map(({ pipeline }) => pipeline.uuid);
    const looks = await readChangedRuns(pool, uuids, (uuid) => known.get(uuid)?.seen);
    const changed = uuids.filter((uuid) => looks.get(uuid)?.isChanged);
    const stamps = changed.length === 0 ? [] : (await pool.query<{ uuid: string; stamp: string }>(STAMPS, [changed])).rows;
    const stampOf = new Map(stamps.map(({ uuid, stamp }) => [uuid, stamp]));
    const found = new Map<string, PipelineStanding>();
    for (const { pipeline } of places) {
      const { uuid } = pipeline;
      const seen = looks.get(uuid) as RunsNow;
      const before = known.get(uuid);
      const stamp = stampOf.get(uuid) ?? before?.stamp ?? '';
      const isSame = before?.stamp === stamp && before.seen.settings === seen.settings;
      const standing = isSame ? before.standing : await readStanding({ pool, pipeline });
      known.set(uuid, { seen, stamp, standing });
      found.set(uuid, standing);
    }
    for (const uuid of known.keys()) if (!found.has(uuid) && known.size > MAX_CACHED) known.delete(uuid);
    return found;
  };
}

const MAX_CACHED = 1000;

async function readStanding(scope: ReadFrom): Promise<PipelineStanding> {
  const choice = await readMetricChoice(scope.pool, scope.pipeline);
  const reading = await readTrend(scope, { metric: choice.first }, choice.ten, 'automatic');
  const { shown, all, guideSet, guideSets, own } = reading;
  const metrics = verdictMetrics(choice, own).map(({ column }) => plottableMetric(column));
  const judge = (runs: readonly QualityRun[]) =>
    verdictOf({ metrics, all, shown: runs, basis: runs, guideSet, guideSets, own: own.limits, limits: 'automatic' });
  const verdict = judge(shown);
  const names = [...new Set(shown.flatMap(({ instrument }) => (instrument === null ? [] : [instrument])))];
  return {
    ...standingOf(verdict, shown),
    instruments: new Map(
      names.map((name) => {
        const runs = shown.filter(({ instrument }) => instrument === name);
        return [name, standingOf(names.length === 1 ? verdict : judge(runs), runs)];
      }),
    ),
  };
}

function standingOf(verdict: Verdict, runs: readonly QualityRun[]): StandingSummary {
  const last = runs.findLast(({ acquiredAt }) => acquiredAt !== null) ?? runs.at(-1) ?? null;
  const out: OutRun | null = verdict.out.at(-1) ?? null;
  return {
    state: verdict.state,
    sentence: sentenceOf(verdict),
    runs: runs.length,
    waiting: verdict.out.filter(({ isWaiting }) => isWaiting).length,
    last: last === null ? null : named(last),
    lastOut: out === null ? null : { ...named(out.run), cause: out.causes[0]?.name ?? out.metrics[0]?.title ?? '' },
  };
}

function named({ uuid, name, acquiredAt }: QualityRun): NamedRun {
  return { uuid, name, acquiredAt };
}

/** Returns things that stand somehow in the order of their states, the worst first. */
export function worstFirst<Standing extends Pick<StandingSummary, 'state'>>(standings: readonly Standing[]): Standing[] {
  const order: readonly Verdict['state'][] = ['out', 'old', 'good', 'empty'];
  return standings.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

/** Of several standings one: the worst state and its sentence, the sums, the latest runs. */
export function together(standings: readonly StandingSummary[]): StandingSummary {
  const worst = worstFirst(standings)[0] as StandingSummary;
  const sum = (read: (one: StandingSummary) => number) => standings.reduce((total, one) => total + read(one), 0);
  return {
    state: worst.state,
    sentence: worst.sentence,
    runs: sum(({ runs }) => runs),
    waiting: sum(({ waiting }) => waiting),
    last: latest(standings.map(({ last }) => last)),
    lastOut: latest(standings.map(({ lastOut }) => lastOut)),
  };
}

function latest<Run extends NamedRun>(runs: readonly (Run | null)[]): Run | null {
  return runs.reduce((best, one) => ((one?.acquiredAt ?? '') > (best?.acquiredAt ?? '') ? one : best), null);
}
