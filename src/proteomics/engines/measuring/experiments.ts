/**
 * Tells which runs a table of FragPipe is of that names none: protein.tsv, ion.tsv and peptide.tsv belong to an experiment, and so to the runs of
 * the psm.tsv whose proteins they hold.
 */
import type { DuckDBConnection } from '@duckdb/node-api';
import { readTable } from '../../ingestion/reading/table-file.ts';
import { rowsOf } from './database.ts';
import type { FileRuns, FileToMeasure } from './job.ts';

/** Column that the tables of an experiment have in common. */
const PROTEIN = 'Protein';

/** A psm.tsv. */
export interface Experiment {
  /** Number of the file among those of the request. */
  readonly number: number;
  readonly runs: readonly string[];
  readonly proteins: ReadonlySet<string>;
}

/** The experiments among measured files. */
export async function experimentsIn(
  connection: DuckDBConnection,
  measured: readonly (FileRuns & { readonly number: number; readonly file: FileToMeasure })[],
): Promise<readonly Experiment[]> {
  const experiments: Experiment[] = [];
  for (const { number, file, values } of measured) {
    if (file.engine !== 'fragpipe' || file.kind !== 'psm' || !file.columns.includes(PROTEIN)) continue;
    const proteins = new Set<string>();
    for await (const [name] of rowsOf(connection, `select distinct "${PROTEIN}" from t${number} where "${PROTEIN}" <> ''`))
      proteins.add(String(name));
    experiments.push({ number, runs: [...values.keys()], proteins });
  }
  return experiments;
}

/**
 * The experiment of a table that names no run: the only one there is, else the one all of whose proteins it holds; of several such the nearest in
 * front of it in the request. Undefined where none fits.
 * @throws BrokenResultError
 */
export async function experimentOf(
  { number, file }: { readonly number: number; readonly file: FileToMeasure },
  experiments: readonly Experiment[],
): Promise<Experiment | undefined> {
  if (experiments.length <= 1) return experiments[0];
  const held = await proteinsIn(file);
  const fitting = experiments.filter(({ proteins }) => [...proteins].every((name) => held.has(name)));
  return fitting.findLast((experiment) => experiment.number < number) ?? fitting[0];
}

async function proteinsIn(file: FileToMeasure): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  await readTable(file, {
    required: [],
    isLoose: true,
    separator: file.separator,
    only: [PROTEIN],
    begin(header) {
      const at = header.find(PROTEIN);
      return (row) => {
        names.add(row.text(at));
      };
    },
  });
  return names;
}
