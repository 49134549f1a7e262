/** Of two tables of a kind that hold the same runs one counts: the other is a copy, a companion that its program always writes, or refused. */
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import type { UnusedFile } from '../../ingestion/unused-file.ts';
import type { FileRuns, FileToMeasure, MetricValues } from './job.ts';

interface Measured extends FileRuns {
  readonly number: number;
  readonly file: FileToMeasure;
}

/** Values that two writings of one number may differ by, as a share: Parquet holds floats of 32 bits, a text fewer digits. */
const ROUNDING = 1e-3;
/** Tables that DIA-NN writes with match between runs before the final ones, over the same runs. */
const FIRST_PASS = /first-pass/i;
const UNIQUE_GENES = /unique_genes/i;

/**
 * Leaves out what is there twice.
 * @throws BrokenResultError for two tables of a kind that tell different values of a run
 */
export function withoutDoubles<M extends Measured>(
  measured: readonly M[],
): { readonly kept: readonly M[]; readonly unused: readonly UnusedFile[] } {
  const kept: M[] = [];
  const unused: UnusedFile[] = [];
  for (const one of [...measured].sort((a, b) => rank(a) - rank(b) || a.number - b.number)) {
    const other = kept.find(
      ({ file, values }) => file.kind === one.file.kind && [...one.values.keys()].some((run) => values.has(run)),
    );
    if (other === undefined) kept.push(one);
    else unused.push({ file: one.file.name, reason: demandReason(one, other) });
  }
  return { kept: kept.sort((a, b) => a.number - b.number), unused };
}

/** The final table before that of the first pass, genes before unique genes, Parquet before text. */
function rank({ file: { name, format } }: Measured): number {
  return Number(FIRST_PASS.test(name)) * 4 + Number(UNIQUE_GENES.test(name)) * 2 + Number(format === 'text');
}

function demandReason(one: Measured, other: Measured): string {
  if (FIRST_PASS.test(one.file.name) && !FIRST_PASS.test(other.file.name))
    return `is of the first pass of the search, and ${other.file.name} of the final one`;
  if (one.file.kind === 'gg_matrix') return `is another matrix of genes beside ${other.file.name}`;
  const isOtherWriting = one.file.format !== other.file.format && stem(one.file.name) === stem(other.file.name);
  if (isOtherWriting || isCopy(one, other)) return `holds the same as ${other.file.name}`;
  const run = [...one.values.keys()].find((name) => other.values.has(name));
  throw new BrokenResultError(one.file.name, undefined, `holds the run ${run}, as ${other.file.name} does. Import one of them`);
}

function stem(name: string): string {
  return name.replace(/\.[^.]+$/, '').toLowerCase();
}

function isCopy(one: Measured, other: Measured): boolean {
  return [...one.values].every(([run, values]) => {
    const others = other.values.get(run);
    return others !== undefined && agree(values, others);
  });
}

function agree(values: MetricValues, others: MetricValues): boolean {
  const shared = Object.keys(values).filter((id) => others[id] !== undefined);
  const isSame = (a: number, b: number) => Math.abs(a - b) <= ROUNDING * Math.max(Math.abs(a), Math.abs(b));
  return shared.length > 0 && shared.every((id) => isSame(values[id] as number, others[id] as number));
}
