/** Protein names with their mean scores and intensities (docs/requirements.md, P7). */
import type pg from 'pg';
import type { PipelineRow } from '../records.ts';
import { FEW_RUNS, renewProteinSums } from './protein-sums.ts';

/** Which raw files and names count. */
export interface ProteinNamesChoice {
  /** Only the last N raw files by upload; those of them that are not marked "Use Downstream" are left out. */
  readonly dataRange: number | null;
  /** Names that contain `CON__` count too. */
  readonly withContaminants: boolean;
  /** Names that contain `REV__` count too. */
  readonly withDecoys: boolean;
}

/** Three lists of one length, ascending by Score, then by name; names without a score stand last. */
export interface ProteinNames {
  protein_names: string[];
  Score: (number | null)[];
  Intensity: (number | null)[];
}

// As a parameter the raw files have a number that the planner knows, and the names are filtered when there is one row for each:
// with both in one condition it takes them for few, and compares every row with every raw file.
const OF_RUNS = `select name, avg(score) as score, avg(intensity) as intensity
  from proteomics_protein_groups where raw_file_uuid = any($1::uuid[]) group by name`;
const OF_SUMS = `select name, sum(score) / nullif(sum(scores), 0)::float8 as score,
    sum(intensity) / nullif(sum(intensities), 0)::float8 as intensity
  from proteomics_protein_sums where pipeline_uuid = $1 group by name`;

/** Reads them: means over the raw files in which a name occurs. */
export async function readProteinNames(
  pool: pg.Pool,
  { uuid }: Pick<PipelineRow, 'uuid'>,
  { dataRange, withContaminants, withDecoys }: ProteinNamesChoice,
): Promise<ProteinNames> {
  const { rows: counted } = await pool.query<{ uuid: string; used: boolean }>(
    'select uuid, use_downstream as used from proteomics_raw_files where pipeline_uuid = $1 order by arrival desc limit $2',
    [uuid, dataRange ?? FEW_RUNS + 1],
  );
  const isAll = dataRange === null && counted.length > FEW_RUNS;
  if (isAll) await renewProteinSums(pool, uuid);
  const question = {
    rowMode: 'array' as const,
    text: `with named as materialized (${isAll ? OF_SUMS : OF_RUNS})
      select name, score, intensity from named
      where name <> '' and ($2 or position('CON__' in name) = 0) and ($3 or position('REV__' in name) = 0)
      order by score nulls last, name collate "C"`,
    values: [isAll ? uuid : counted.filter(({ used }) => used).map((run) => run.uuid), withContaminants, withDecoys],
  };
  const { rows } = await pool.query<[string, number | null, number | null]>(question);
  return {
    protein_names: rows.map(([name]) => name),
    Score: rows.map(([, score]) => score),
    Intensity: rows.map(([, , intensity]) => intensity),
  };
}
