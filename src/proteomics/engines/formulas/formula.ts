/**
 * Formulas for the tables of search engines. A formula is an SQL expression over the engine's column names, with a description for pages and
 * responses. The columns in the expression determine which tables can compute it.
 */
import type { Engine } from '../engine.ts';

/** A value of a run, or of the whole analysis. */
export interface Formula {
  /** Metric in the catalog. */
  readonly id: string;
  /** Column or columns of the file, for people. */
  readonly column: string;
  /** Rows that count, for people; by default the filter of the table. */
  readonly filter?: string | null;
  /** Computation, for people. */
  readonly formula: string;
  /** An aggregate over the rows, in the SQL of DuckDB. */
  readonly sql: string;
  /**
   * Rows to aggregate: those that pass the filter of the table (`kept`, the default), the first of them for each `once`, every row (`all`), or
   * the kept rows of all runs (`analysis`), whose value applies to each run.
   */
  readonly over?: 'kept' | 'once' | 'all' | 'analysis';
}

/** A column in formulas. */
export interface EngineColumn {
  readonly type: 'text' | 'number';
  /** Other names of the column, in order of preference. */
  readonly aliases?: readonly string[];
}

/** Returns columns of a type by name. A list is a name with its aliases. */
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

/** Returns the aggregates of columns by their names, for the protein groups of a run. */
export function aggregateColumns(aggregate: 'min' | 'max', ...columns: readonly string[]): Record<string, string> {
  return Object.fromEntries(columns.map((column) => [column, `${aggregate}("${column}")`]));
}

/** A condition of a filter. It is true if the table lacks its column. */
export interface FormulaCondition {
  readonly words: string;
  readonly sql: string;
}

/** The protein groups of a run. */
export interface ProteinSource {
  /** Columns that identify a protein group. */
  readonly name: string;
  /** Rows that count. */
  readonly where?: readonly FormulaCondition[];
  /** Aggregates by column name in the response. Those without their columns are omitted. */
  readonly columns: Readonly<Record<string, string>>;
  /** Sort order of protein names; absent if the engine has no score. */
  readonly score?: string;
  /** Aggregates in order of preference; the first with its columns counts. */
  readonly intensity: readonly string[];
}

/** Columns with values of targets. The first expression with its columns counts. */
export interface TargetSource {
  /** Sequence without modifications. */
  readonly peptide: string;
  /** Accessions, separated by commas or semicolons. */
  readonly protein: readonly string[];
  /** Identifies a precursor. Rows of the same precursor count once, with the values of the strongest. */
  readonly precursor: readonly string[];
  /** Minutes. */
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
  /** File name for storage and downloads, without extension. */
  readonly keptAs: string;
  /** Name of the file, for people. */
  readonly file: string;
  readonly columns: Readonly<Record<string, EngineColumn>>;
  /** Expressions for columns that the table lacks, over its other columns. */
  readonly computed?: Readonly<Record<string, string>>;
  /** Expressions of the run's name; the first with its columns counts. Empty if the file contains one unnamed run. */
  readonly run: readonly string[];
  /** Expressions of the path of the run's file, to distinguish files with the same name; the first with its columns counts. */
  readonly path?: readonly string[];
  /** Run of a row in memory. `cell` returns the text of a column by one of its names, empty if missing. */
  readonly runOfRow?: (cell: (name: string) => string) => string;
  /**
   * Suffix of run names if a program splits one run into several files of spectra. At least two such files are parts of a run; a single name
   * with the suffix is a complete run.
   */
  readonly part?: RegExp;
  /** Filter of the rows. */
  readonly kept: readonly FormulaCondition[];
  /** Expressions that identify what `once` counts once. */
  readonly once?: readonly string[];
  readonly formulas: readonly Formula[];
  readonly proteins?: ProteinSource;
  readonly targets?: TargetSource;
}

const COLUMN = /"([^"]+)"/g;

/** Returns the columns in an expression. */
export function listColumns(sql: string): readonly string[] {
  return [...sql.matchAll(COLUMN)].map(([, name = '']) => name);
}

/** Returns whether a table with these columns can compute an expression. */
export function isAnswerable(sql: string, present: ReadonlySet<string>): boolean {
  return listColumns(sql).every((name) => present.has(name));
}

/** Describes a filter for people. */
export function describeFilter(conditions: readonly FormulaCondition[]): string | null {
  return conditions.length === 0 ? null : conditions.map(({ words }) => words).join(', ');
}

/** Returns an SQL expression that removes folders and extensions of raw data. */
export function selectRunName(expression: string): string {
  const file = `regexp_extract(replace(${expression}, '\\', '/'), '[^/]*$')`;
  return `regexp_replace(regexp_replace(regexp_replace(${file}, '\\.(dia|quant)$', '', 'i'), '\\.(gz|zip|tar|tar\\.gz)$', '', 'i'), '\\.(raw|d|mzML|wiff)$', '', 'i')`;
}

/** Returns the file name in a path of any operating system. */
export function extractFileName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** Removes folders and extensions of raw data from a string. */
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
