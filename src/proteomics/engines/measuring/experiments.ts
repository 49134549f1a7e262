/** Assigns FragPipe tables without run names to the psm.tsv with the same proteins, which contains the runs. */
import type { DuckDBConnection } from '@duckdb/node-api';
import { least } from 'd3-array';
import { formatQuantity } from '../../../web/for-people/words.ts';
import { readTable } from '../../ingestion/reading/table-file.ts';
import { formatMetricId, type Target } from '../../targets/target.ts';
import { isComputable, type TargetSource } from '../formulas/formula.ts';
import { LINE_COLUMN } from './clean-table.ts';
import { quoteText, streamRows } from './database.ts';
import type { FileRuns, FileToMeasure, MetricValues } from './job.ts';

/** Column that all tables of an experiment contain. */
const PROTEIN = 'Protein';

export interface Experiment {
  readonly file: string;
  /** Index of the file in the request. */
  readonly number: number;
  /** Folder in the file name; empty if there is none. */
  readonly folder: string;
  readonly runs: readonly string[];
  readonly proteins: ReadonlySet<string>;
}

export async function listExperiments(
  connection: DuckDBConnection,
  measured: readonly (FileRuns & { readonly number: number; readonly file: FileToMeasure })[],
): Promise<readonly Experiment[]> {
  const experiments: Experiment[] = [];
  for (const { number, file, values } of measured) {
    if (file.engine !== 'fragpipe' || file.kind !== 'psm' || !file.columns.includes(PROTEIN)) continue;
    const proteins = new Set<string>();
    for await (const [name] of streamRows(connection, `select distinct "${PROTEIN}" from t${number} where "${PROTEIN}" <> ''`))
      proteins.add(String(name));
    experiments.push({ file: file.name, number, folder: getFolderOfTable(file), runs: [...values.keys()], proteins });
  }
  return experiments;
}

/**
 * Returns the experiment of a table without run names: the only one in the same folder, or else the one whose proteins are all
 * in the table. Among several, it is the nearest in the request: before the table, or after it if the request begins with such
 * a table. Undefined if there is none. @throws BrokenResultError
 */
export async function findExperiment(
  { number, file, isTableFirst }: { readonly number: number; readonly file: FileToMeasure; readonly isTableFirst: boolean },
  experiments: readonly Experiment[],
): Promise<Experiment | undefined> {
  if (experiments.length === 0) return undefined;
  const folder = getFolderOfTable(file);
  const [beside, ...others] = experiments.filter((experiment) => experiment.folder === folder);
  if (folder !== '' && beside !== undefined && others.length === 0) return beside;
  const held = await readProteinNamesOfFile(file);
  const fitting = experiments.filter(({ proteins }) => [...proteins].every((name) => held.has(name)));
  const before = fitting.findLast((experiment) => experiment.number < number);
  const after = fitting.find((experiment) => experiment.number > number);
  return isTableFirst ? (after ?? before) : (before ?? after);
}

/** Describes the proteins of the most similar experiment that are missing from a file; undefined if none or all are missing. */
export async function describeLackingProteins(
  file: FileToMeasure,
  experiments: readonly Experiment[],
): Promise<string | undefined> {
  if (file.kind !== 'protein' || experiments.length === 0) return undefined;
  const held = await readProteinNamesOfFile(file);
  const lacking = experiments.map((one) => ({ ...one, lacks: [...one.proteins].filter((name) => !held.has(name)).length }));
  const best = least(lacking, ({ lacks, proteins }) => lacks / proteins.size);
  if (best === undefined || best.lacks === 0 || best.lacks === best.proteins.size) return undefined;
  return `lacks ${best.lacks} of ${formatQuantity(best.proteins.size, 'protein')} in ${best.file}. It may be incomplete`;
}

/** Returns the folder in a file name with a separator at its end; empty if there is none. */
export function getFolderOfTable({ name }: Pick<FileToMeasure, 'name'>): string {
  return name.slice(0, Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
}

async function readProteinNamesOfFile(file: FileToMeasure): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  await readTable(file, {
    required: [],
    isLoose: true,
    separator: file.separator,
    only: [PROTEIN],
    handleHeader(header) {
      const at = header.find(PROTEIN);
      return (row) => {
        names.add(row.getText(at));
      };
    },
  });
  return names;
}

interface RowsToTrack {
  readonly connection: DuckDBConnection;
  readonly rows: string;
  readonly run: string;
  readonly present: ReadonlySet<string>;
}

/**
 * Adds the values of targets to the runs. Each precursor is represented by its strongest row. The area is the sum over
 * precursors, the retention time is that of the strongest precursor, and the mass error is the median. Values of missing
 * columns are absent.
 */
export async function measureTargets(
  { connection, rows, run, present }: RowsToTrack,
  source: TargetSource,
  targets: readonly Target[],
  values: ReadonlyMap<string, MetricValues>,
): Promise<void> {
  const findComputable = (expressions: readonly string[]) => expressions.find((sql) => isComputable(sql, present)) ?? 'null';
  if (!isComputable(source.peptide, present) || targets.length === 0) return;
  const protein = findComputable(source.protein);
  const time = isComputable(source.time, present) ? source.time : 'null';
  const targetRows = targets.map(({ kind, name }) => `(${quoteText(kind)}, ${quoteText(name)})`).join(', ');
  const sql = `
    with seen as (
      select ${run} as run, ${source.peptide} as peptide, coalesce(${protein}::varchar, '') as protein, ${findComputable(source.precursor)} as precursor,
        (${time})::double as time, nullif(greatest((${findComputable(source.area)})::double, 0), 0) as area, (${findComputable(source.ppm)})::double as ppm, ${LINE_COLUMN} as place
      from (${rows})),
    wanted(kind, name) as (values ${targetRows}),
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
  for await (const [name, kind, target, minutes, area, ppm] of streamRows(connection, sql)) {
    const held = values.get(String(name));
    const setValue = (measure: 'rt_min' | 'area' | 'ppm', value: unknown) => {
      const id = formatMetricId({ kind: kind as Target['kind'], name: String(target) }, measure);
      if (held !== undefined && typeof value === 'number' && Number.isFinite(value)) held[id] = value;
    };
    setValue('rt_min', minutes);
    setValue('area', area);
    setValue('ppm', ppm);
  }
}
