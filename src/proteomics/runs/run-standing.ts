/** How a run stands among those of its pipeline: what is usual for each value, and which values are out. */

import type pg from 'pg';
import { READABLE_VALUES } from '../ingestion/quality-row.ts';
import { readMetricChoice } from '../quality/metric-choice.ts';
import { readTrend } from '../quality/trend/trend-reading.ts';
import type { CauseRule, DeviationSide } from '../quality/verdict/causes.ts';
import { judgedMetrics, verdictOfReading } from '../quality/verdict/verdict-reading.ts';

/** A run among the others. */
export interface RunStanding {
  /** Medians of the newest runs that are used downstream, by column. */
  readonly usual: ReadonlyMap<string, number>;
  /** On which side the values are that are out, by column, by the limits that the page Quality begins with. */
  readonly outside: ReadonlyMap<string, DeviationSide>;
  readonly causes: readonly CauseRule[];
}

/** The newest runs that say what is usual, and the fewest values that do. */
const NEWEST = 100;
const FEWEST = 5;

const MEDIANS = `
  select v.key as column, percentile_cont(0.5) within group (order by (v.value #>> '{}')::float8) as median
    from (select uuid from proteomics_raw_files where pipeline_uuid = $1 and use_downstream
           order by acquired_at desc nulls last, arrival desc limit $2) r
      join proteomics_quality_rows q on q.raw_file_uuid = r.uuid, lateral json_each(${READABLE_VALUES}) v
   where json_typeof(v.value) = 'number' group by v.key having count(*) >= $3`;

/** Reads how a run stands. */
export async function readStandingOf(pool: pg.Pool, pipeline: { readonly uuid: string }, run: string): Promise<RunStanding> {
  const choice = await readMetricChoice(pool, pipeline);
  const [reading, medians] = await Promise.all([
    readTrend({ pool, pipeline }, { metric: choice.first }, choice.ten, 'automatic'),
    pool.query<{ column: string; median: number }>(MEDIANS, [pipeline.uuid, NEWEST, FEWEST]),
  ]);
  const verdict = verdictOfReading(reading, judgedMetrics(choice, reading.own));
  const out = verdict.out.find((one) => one.run.uuid === run);
  const sides = verdict.metrics.flatMap(({ metric, standings, isBad }): [string, DeviationSide][] =>
    out !== undefined && isBad[out.at] === true ? [[metric.column, standings[out.at] as DeviationSide]] : [],
  );
  return {
    usual: new Map(medians.rows.map(({ column, median }) => [column, median])),
    outside: new Map(sides),
    causes: out?.causes ?? [],
  };
}
