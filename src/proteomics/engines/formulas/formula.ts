/** SQL formulas over the column names of an engine. A formula is available for a table with all columns of the expression. */
import type { Engine } from '../engine.ts';

export interface Formula {
  readonly id: string;
  /** Columns of the file, as shown to users. */
  readonly column: string;
  /** Rows that are included, as shown to users; by default the filter of the table. */
  readonly filter?: string | null;
  /** The computation, as shown to users. */
  readonly formula: string;
  readonly sql: string;
  /**
   * Rows to aggregate: `filtered` (default) passes the filter of the table; `once` takes the first filtered row for each value of
   * the expressions in `once`; `all` takes every row; `analysis` takes filtered rows of all runs, with one value for all runs.
   */
  readonly over?: 'filtered' | 'once' | 'all' | 'analysis';
}

export interface EngineColumn {
  readonly type: 'text' | 'number';
  /** Other names of the column, in order of preference. */
  readonly aliases?: readonly string[];
}

/** Returns columns of one type by name. A list contains a name and its aliases. */
export function createColumns(
  type: EngineColumn['type'],
  ...columns: readonly (string | readonly [name: string, ...aliases: string[]])[]
): Record<string, EngineColumn> {
  return Object.fromEntries(
    columns.map((column) => {
      const [name, ...aliases] = typeof column === 'string' ? [column] : column;
      return [name, { type, aliases }];
    }),
  );
}

/** Returns SQL aggregates by column name, for the protein groups of a run. */
export function aggregateColumns(aggregate: 'min' | 'max', ...columns: readonly string[]): Record<string, string> {
  return Object.fromEntries(columns.map((column) => [column, `${aggregate}("${column}")`]));
}

/** A filter condition. It holds if the table lacks the column. */
export interface FormulaCondition {
  readonly words: string;
  readonly sql: string;
}

export interface ProteinSource {
  readonly name: string;
  readonly where?: readonly FormulaCondition[];
  /** Aggregates by column name in the response. Aggregates with missing columns are omitted. */
  readonly columns: Readonly<Record<string, string>>;
  /** Sort order of protein names; absent if the engine has no score. */
  readonly score?: string;
  /** Aggregates in order of preference. The first aggregate with existing columns is used. */
  readonly intensity: readonly string[];
}

/** Columns with values of targets. In each list, the first expression with existing columns is used. */
export interface TargetSource {
  /** Sequence without modifications. */
  readonly peptide: string;
  /** Accessions, separated by commas or semicolons. */
  readonly protein: readonly string[];
  /** Identifies a precursor. Only the strongest row of a precursor is used. */
  readonly precursor: readonly string[];
  /** Retention time in minutes. */
  readonly time: string;
  readonly area: readonly string[];
  /** Mass error in ppm, before calibration if the table contains it. */
  readonly ppm: readonly string[];
}

/** A table with one row per identification in a run. */
export interface LongTable {
  readonly shape: 'long';
  readonly engine: Engine;
  /** Name of the table in the engine: `report`, `psm`. */
  readonly kind: string;
  /** Name without extension for storage and download. */
  readonly storedAs: string;
  readonly file: string;
  readonly columns: Readonly<Record<string, EngineColumn>>;
  /** Expressions for columns that the table lacks, over its other columns. */
  readonly computed?: Readonly<Record<string, string>>;
  /** Expressions for the run name; the first with existing columns is used. Empty if the file contains one unnamed run. */
  readonly run: readonly string[];
  /** Expressions for the path of the raw file, which distinguishes files of the same name. The first computable one is used. */
  readonly path?: readonly string[];
  readonly acquired?: string;
  /** Returns the run of a row. `cell` returns the text of a column by any of its names; empty if missing. */
  readonly runOfRow?: (cell: (name: string) => string) => string;
  /** Suffix of run names if a program splits one run into several files. A single file with the suffix is a complete run. */
  readonly part?: RegExp;
  readonly filter: readonly FormulaCondition[];
  /** Expressions that identify rows. `once` includes only the first row of each. */
  readonly once?: readonly string[];
  readonly formulas: readonly Formula[];
  readonly proteins?: ProteinSource;
  readonly targets?: TargetSource;
}

/** Returns the columns that formulas read, under all their names. */
export function listColumnNames({ columns }: LongTable): readonly string[] {
  return Object.entries(columns).flatMap(([name, { aliases = [] }]) => [name, ...aliases]);
}

const COLUMN = /"([^"]+)"/g;

export function listColumns(sql: string): readonly string[] {
  return [...sql.matchAll(COLUMN)].map(([, name = '']) => name);
}

export function isComputable(sql: string, present: ReadonlySet<string>): boolean {
  return listColumns(sql).every((name) => present.has(name));
}

export function describeFilter(conditions: readonly FormulaCondition[]): string | null {
  return conditions.length === 0 ? null : conditions.map(({ words }) => words).join(', ');
}

export function createRunNameSql(expression: string): string {
  const file = `regexp_extract(replace(${expression}, '\\', '/'), '[^/]*$')`;
  return `regexp_replace(regexp_replace(regexp_replace(${file}, '\\.(dia|quant)$', '', 'i'), '\\.(gz|zip|tar|tar\\.gz)$', '', 'i'), '\\.(raw|d|mzML|wiff)$', '', 'i')`;
}

export function extractFileName(written: string): string {
  // A folder of raw data can end with a slash.
  const path = written.replace(/(?<![/\\])[/\\]+$/, '');
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** Returns the run name in a path: without folders and raw data extensions. */
export function extractRunName(text: string): string {
  return extractFileName(text)
    .replace(/\.(dia|quant)$/i, '')
    .replace(/\.(tar\.gz|gz|zip|tar)$/i, '')
    .replace(/\.(raw|d|mzML|wiff)$/i, '');
}

/** Returns the end of a sentence about two files with the same run name, whose values would be summed. */
export function describeTwoFilesOfOneRun(run: string, one: string, other: string): string {
  return `has two files of the run ${run}, ${one.slice(-300)} and ${other.slice(-300)}. Rename one of them, or search each by itself`;
}

/** Maps each part name to the complete run. */
export function findWholeRuns(names: readonly string[], part: RegExp): ReadonlyMap<string, string> {
  const parts = names.filter((name) => part.test(name));
  const byRun = Map.groupBy(parts, (name) => name.replace(part, ''));
  const several = [...byRun].filter(([, found]) => found.length > 1);
  return new Map(several.flatMap(([run, found]) => found.map((name): [string, string] => [name, run])));
}
