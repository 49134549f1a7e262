/** What a table tells of tracked peptides and proteins, run by run. */
import type { DuckDBConnection } from '@duckdb/node-api';
import { type Target, targetMetricId } from '../../targets/target.ts';
import { isAnswerable, type TargetSource } from '../formulas/formula.ts';
import { ORDER } from './clean-table.ts';
import { rowsOf, sqlQuoted } from './database.ts';
import type { MetricValues } from './job.ts';

/** Rows of a table. */
export interface RowsToTrack {
  readonly connection: DuckDBConnection;
  /** A query for the rows that count. */
  readonly rows: string;
  /** Column of the run's name. */
  readonly run: string;
  readonly present: ReadonlySet<string>;
}

/**
 * Adds the values of targets to those of the runs. The rows of a precursor are one, with the values of the strongest: area is the sum over the
 * precursors, retention time that of the strongest of them, mass error the median. What the table has no columns for is missing.
 */
export async function measureTargets(
  { connection, rows, run, present }: RowsToTrack,
  source: TargetSource,
  targets: readonly Target[],
  values: ReadonlyMap<string, MetricValues>,
): Promise<void> {
  const first = (expressions: readonly string[]) => expressions.find((sql) => isAnswerable(sql, present)) ?? 'null';
  if (!isAnswerable(source.peptide, present) || targets.length === 0) return;
  const protein = first(source.protein);
  const time = isAnswerable(source.time, present) ? source.time : 'null';
  const wanted = targets.map(({ kind, name }) => `(${sqlQuoted(kind)}, ${sqlQuoted(name)})`).join(', ');
  const sql = `
    with seen as (
      select ${run} as run, ${source.peptide} as peptide, coalesce(${protein}::varchar, '') as protein, ${first(source.precursor)} as precursor,
        (${time})::double as time, nullif(greatest((${first(source.area)})::double, 0), 0) as area, (${first(source.ppm)})::double as ppm, ${ORDER} as place
      from (${rows})),
    wanted(kind, name) as (values ${wanted}),
    named as (
      select *, list_distinct(list_concat(string_split_regex(protein, '\\s*[;,]\\s*'), string_split_regex(protein, '\\s*[;,|]\\s*'))) as names
      from seen where protein <> ''),
    hits as (
      select seen.*, kind, name from seen join wanted on kind = 'peptide' and peptide = name
      union all
      select one.* exclude (names, called), kind, name from (select *, unnest(names) as called from named) one
        join wanted on kind = 'protein' and called = name),
    precursors as (
      select run, kind, name, precursor, max(area) as area, first(time order by area desc nulls last, place) as time,
        first(ppm order by area desc nulls last, place) as ppm, first(place order by area desc nulls last, place) as place
      from hits group by all)
    select run, kind, name, first(time order by area desc nulls last, place), sum(area), median(ppm) from precursors group by run, kind, name`;
  for await (const [name, kind, target, minutes, area, ppm] of rowsOf(connection, sql)) {
    const held = values.get(String(name));
    const put = (measure: 'rt_min' | 'area' | 'ppm', value: unknown) => {
      const id = targetMetricId({ kind: kind as Target['kind'], name: String(target) }, measure);
      if (held !== undefined && typeof value === 'number' && Number.isFinite(value)) held[id] = value;
    };
    put('rt_min', minutes);
    put('area', area);
    put('ppm', ppm);
  }
}
