/**
 * Defines formulas for the tables of search engines. A formula is an SQL expression over the engine's column names,
 * with a description for pages and responses. The columns in the expression determine which tables can compute it.
 */
import type { Engine } from '../engine.ts';

/** The computation of a metric of a run, or of the whole analysis. */
export interface Formula {
  /** ID of the metric in the catalog. */
  readonly id: string;
  /** Columns of the file, as shown to users. */
  readonly column: string;
  /** Rows that are included, as shown to users; by default the filter of the table. */
  readonly filter?: string | null;
  /** The computation, as shown to users. */
  readonly formula: string;
  /** An aggregate over the rows, as SQL for DuckDB. */
  readonly sql: string;
  /**
   * Rows to aggregate: rows that pass the filter of the table (`filtered`, the default), the first of them for each `once`,
   * every row (`all`), or the filtered rows of all runs (`analysis`), whose value applies to each run.
   */
  readonly over?: 'filtered' | 'once' | 'all' | 'analysis';
}

export interface EngineColumn {
  readonly type: 'text' | 'number';
  /** Other names of the column, in order of preference. */
  readonly aliases?: readonly string[];
}

/** Returns columns of one type by name. A list consists of a name and its aliases. */
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

/** Returns SQL that aggregates each column, by column name, for the protein groups of a run. */
export function aggregateColumns(aggregate: 'min' | 'max', ...columns: readonly string[]): Record<string, string> {
  return Object.fromEntries(columns.map((column) => [column, `${aggregate}("${column}")`]));
}

/** A condition of a filter. It holds if the table does not have the column. */
export interface FormulaCondition {
  readonly words: string;
  readonly sql: string;
}

/** Columns and filters of the protein groups of a run. */
export interface ProteinSource {
  /** Columns that identify a protein group. */
  readonly name: string;
  /** Conditions of the included rows. */
  readonly where?: readonly FormulaCondition[];
  /** Aggregates by column name in the response. Those whose columns are missing are omitted. */
  readonly columns: Readonly<Record<string, string>>;
  /** Sort order of protein names; absent if the engine has no score. */
  readonly score?: string;
  /** Aggregates in order of preference. The first one whose columns exist is used. */
  readonly intensity: readonly string[];
}

/** Columns with values of targets. In each list, the first expression whose columns exist is used. */
export interface TargetSource {
  /** Sequence without modifications. */
  readonly peptide: string;
  /** Accessions, separated by commas or semicolons. */
  readonly protein: readonly string[];
  /** Identifies a precursor. Of several rows of a precursor, only the strongest is used. */
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
  /** The engine's name for the table: `report`, `psm`. */
  readonly kind: string;
  /** Name without extension under which the file is stored and downloaded. */
  readonly storedAs: string;
  /** Name of the file, as shown to users. */
  readonly file: string;
  readonly columns: Readonly<Record<string, EngineColumn>>;
  /** Expressions for columns that the table lacks, over its other columns. */
  readonly computed?: Readonly<Record<string, string>>;
  /** Expressions of the run's name; the first one whose columns exist is used. Empty if the file contains one unnamed run. */
  readonly run: readonly string[];
  /** Expressions of the path of the run's file, for files with the same name. The first with existing columns is used. */
  readonly path?: readonly string[];
  /** Column with the time of acquisition. */
  readonly acquired?: string;
  /** Returns the run of a row in memory. `cell` returns the text of a column by one of its names; empty if missing. */
  readonly runOfRow?: (cell: (name: string) => string) => string;
  /** Suffix of run names if a program splits one run into several files. Only two or more files are parts of a run. */
  readonly part?: RegExp;
  /** Conditions of the included rows. */
  readonly filter: readonly FormulaCondition[];
  /** Expressions that identify the rows of which `once` includes only the first. */
  readonly once?: readonly string[];
  readonly formulas: readonly Formula[];
  readonly proteins?: ProteinSource;
  readonly targets?: TargetSource;
}

const COLUMN = /"([^"]+)"/g;

/** Returns the columns that an expression refers to. */
export function listColumns(sql: string): readonly string[] {
  return [...sql.matchAll(COLUMN)].map(([, name = '']) => name);
}

/** Returns whether a table with these columns can compute an expression. */
export function isAnswerable(sql: string, present: ReadonlySet<string>): boolean {
  return listColumns(sql).every((name) => present.has(name));
}

export function describeFilter(conditions: readonly FormulaCondition[]): string | null {
  return conditions.length === 0 ? null : conditions.map(({ words }) => words).join(', ');
}

/** Returns SQL for the run name in a path: without folders, and without extensions of raw data. */
export function selectRunName(expression: string): string {
  const file = `regexp_extract(replace(${expression}, '\\', '/'), '[^/]*$')`;
  return `regexp_replace(regexp_replace(regexp_replace(${file}, '\\.(dia|quant)$', '', 'i'), '\\.(gz|zip|tar|tar\\.gz)$', '', 'i'), '\\.(raw|d|mzML|wiff)$', '', 'i')`;
}

/** Returns the file name in a path of any operating system. */
export function extractFileName(written: string): string {
  // A folder of raw data can end with a slash.
  const path = written.replace(/(?<![/\\])[/\\]+$/, '');
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** Returns the run name in a path: without folders, and without extensions of raw data. */
export function extractRunName(text: string): string {
  return extractFileName(text)
    .replace(/\.(dia|quant)$/i, '')
    .replace(/\.(tar\.gz|gz|zip|tar)$/i, '')
    .replace(/\.(raw|d|mzML|wiff)$/i, '');
}

/** Describes a table that uses one run name for two files, as the end of a sentence. Their values would be summed. */
export function describeTwoFilesOfOneRun(run: string, one: string, other: string): string {
  return `has two files of the run ${run}, ${one.slice(-300)} and ${other.slice(-300)}. Rename one of them, or search each by itself`;
}

/** Maps the name of each part to its complete run. */
export function findWholeRuns(names: readonly string[], part: RegExp): ReadonlyMap<string, string> {
  const parts = names.filter((name) => part.test(name));
  const byRun = Map.groupBy(parts, (name) => name.replace(part, ''));
  const several = [...byRun].filter(([, found]) => found.length > 1);
  return new Map(several.flatMap(([run, found]) => found.map((name): [string, string] => [name, run])));
}
