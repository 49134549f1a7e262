/** Where the value of a column comes from, table by table. */
import { unquoted } from '../ingestion/reading/header.ts';
import { readTableNumber } from '../ingestion/reading/numbers.ts';
import type { ChosenColumn } from './protein-tables.ts';
import type { ProteinColumn } from './table.ts';

/** A protein group as the database has it. */
export interface ProteinGroup {
  readonly score: number | null;
  readonly intensity: number | null;
  readonly reporters: readonly (number | null)[];
}

/** How the selected columns are read from one kind of table: from a group, and from the cells of its line where that is needed. */
export interface Readings {
  readonly values: readonly ((group: ProteinGroup, line: readonly string[]) => number | string | null)[];
  /** Whether the line itself has to be read. */
  readonly needLines: boolean;
}

const CORRECTED_REPORTER = /^Reporter intensity corrected \d+$/;

/** Readings of the selected columns from tables with these columns; a column that they do not have is null. */
export function readingsOf(columns: readonly ProteinColumn[], chosen: readonly ChosenColumn[]): Readings {
  const places = new Map(columns.map(({ name, at }) => [name, at]));
  // The database keeps the reporters in the order of the file.
  const reporters = columns.filter(({ name }) => CORRECTED_REPORTER.test(name)).sort((a, b) => a.at - b.at);
  let needLines = false;
  const values = chosen.map(({ name, kind }): Readings['values'][number] => {
    const at = places.get(name);
    if (at === undefined) return () => null;
    if (kind === 'number') {
      if (name === 'Score') return ({ score }) => score;
      if (name === 'Intensity') return ({ intensity }) => intensity;
      const channel = reporters.findIndex((column) => column.name === name);
      if (channel !== -1) return (group) => group.reporters[channel] ?? null;
      needLines = true;
      return (_group, line) => readTableNumber(line[at] ?? '') ?? null;
    }
    needLines = true;
    return (_group, line) => textOf(line[at]);
  });
  return { values, needLines };
}

/** An empty cell is a missing value, and so is what stands for one in a column of numbers. */
function textOf(cell: string | undefined): string | null {
  const text = unquoted(cell ?? '').trim();
  return text === '' || text === 'NaN' ? null : text;
}
