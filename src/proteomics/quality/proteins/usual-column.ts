/** Which column of the protein tables is shown when nobody chooses: reporter intensities, else what the engine calls its quantity. */
import type { Client, PipelineRow } from '../../records.ts';
import { readProteinTables } from '../../results/protein-tables.ts';
import { REPORTERS } from './proteins.ts';

/** What tables call the quantity of a protein group, the best first; beginnings stand for the numbered columns. */
const QUANTITIES: readonly RegExp[] = [
  /^Reporter intensity corrected( \d+)?$/,
  /^PG\.MaxLFQ$/,
  /MaxLFQ/i,
  /^PG\.Quantity$/,
  /^LFQ intensity/,
  /^Intensity$/,
  /intensity|quantity|abundance|area/i,
];
/** The tables of so many last raw files decide. */
const NEWEST = 20;
/** A table of many experiments has thousands. */
const MAX_COLUMNS = 1_000;

/** Columns of numbers in the newest tables, in the order of the first that has them. */
export async function numericColumns(client: Client, pipeline: Pick<PipelineRow, 'uuid'>): Promise<readonly string[]> {
  const tables = await readProteinTables(client, pipeline, NEWEST);
  return [
    ...new Set(tables.flatMap(({ columns }) => columns.flatMap(({ name, kind }) => (kind === 'number' ? [name] : [])))),
  ].slice(0, MAX_COLUMNS);
}

/** Finds it. */
export async function usualColumn(client: Client, pipeline: Pick<PipelineRow, 'uuid'>): Promise<string> {
  const numeric = await numericColumns(client, pipeline);
  const found = QUANTITIES.flatMap((pattern) => numeric.find((name) => pattern.test(name)) ?? [])[0];
  return found === undefined || found.startsWith(REPORTERS) ? REPORTERS : found;
}
