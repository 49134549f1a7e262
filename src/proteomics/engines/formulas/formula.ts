/**
 * How tables of search engines are measured. A formula is a query's expression over the columns of the table, under the names that the
 * engine gives them, and stands beside the words that pages and answers tell of it. What it needs follows from the columns that it names.
 */
import type { Engine } from '../engine.ts';

/** A value of a run, or of the whole analysis. */
export interface Formula {
  /** Metric of the catalog. */
  readonly id: string;
  /** Column or columns of the file, in words. */
  readonly column: string;
  /** Which rows count, in words; what the table says by default. */
  readonly filter?: string | null;
  /** How the value is computed, in words. */
  readonly formula: string;
  /** An aggregate over the rows, in the SQL of DuckDB. */
  readonly sql: string;
  /**
   * Over which rows: those that pass the table's filter (`kept`, the default), the first of them for each `once`, every row (`all`); or the kept
   * rows of all runs (`analysis`), whose value stands at each run.
   */
  readonly over?: 'kept' | 'once' | 'all' | 'analysis';
}

/** A column that formulas use. */
export interface EngineColumn {
  readonly type: 'text' | 'number';
  /** Other names of it, in order. */
  readonly aliases?: readonly string[];
}

/** A condition of a filter; it holds where the table lacks its column. */
export interface FormulaCondition {
  readonly words: string;
  readonly sql: string;
}

/** The protein groups of a run. */
export interface ProteinSource {
  /** Columns that rows are gathered by: the protein group. */
  readonly name: string;
  /** Rows that count. */
  readonly where?: readonly FormulaCondition[];
  /** Aggregates by the name of the column in the answer; those without their columns are left out. */
  readonly columns: Readonly<Record<string, string>>;
  /** What orders protein names; absent where the engine has no score. */
  readonly score?: string;
  /** Aggregates in order; the first whose columns are there counts. */
  readonly intensity: readonly string[];
}

/** Where a table tells of tracked peptides and proteins. Of several expressions the first counts whose columns are there. */
export interface TargetSource {
  /** Sequence without modifications. */
  readonly peptide: string;
  /** Accessions, with a comma or a semicolon between. */
  readonly protein: readonly string[];
  /** What is one precursor: rows of the same are one, with the values of the strongest. */
  readonly precursor: readonly string[];
  /** Minutes. */
  readonly time: string;
  readonly area: readonly string[];
  /** Mass error in ppm, before calibration where the table tells it. */
  readonly ppm: readonly string[];
}

/** A table of one row for each thing that was seen in a run. */
export interface LongTable {
  readonly shape: 'long';
  readonly engine: Engine;
  /** What the table is, in the engine's own words: `report`, `psm`. */
  readonly kind: string;
  /** Name under which it is kept and downloaded, without extension. */
  readonly keptAs: string;
  /** Name of the file in words. */
  readonly file: string;
  readonly columns: Readonly<Record<string, EngineColumn>>;
  /** Expressions for columns that the table lacks, over those that it has. */
  readonly computed?: Readonly<Record<string, string>>;
  /** Expression of the run's name; the first whose columns are there. None: the file is of one run that it does not name. */
  readonly run: readonly string[];
  /** Expression of the path of the run's file, by which two files of one name are told apart; the first whose columns are there. */
  readonly path?: readonly string[];
  /** The run of a row in memory: `cell` gives the text of a column by one of its names, empty where the table lacks it. */
  readonly runOfRow?: (cell: (name: string) => string) => string;
  /**
   * How a run's name ends where a program wrote one run as several files of spectra. Two such files of a run at least are parts of it; a name
   * that ends so by itself is a run's own.
   */
  readonly part?: RegExp;
  /** The filter of rows. */
  readonly kept: readonly FormulaCondition[];
  /** Expression that names what `once` counts once. */
  readonly once?: readonly string[];
  readonly formulas: readonly Formula[];
  readonly proteins?: ProteinSource;
  readonly targets?: TargetSource;
}

const COLUMN = /"([^"]+)"/g;

/** Columns that an expression names. */
export function columnsIn(sql: string): readonly string[] {
  return [...sql.matchAll(COLUMN)].map(([, name = '']) => name);
}

/** Whether a table with these columns can answer an expression. */
export function isAnswerable(sql: string, present: ReadonlySet<string>): boolean {
  return columnsIn(sql).every((name) => present.has(name));
}

/** The words of a filter. */
export function formulaFilterWords(conditions: readonly FormulaCondition[]): string | null {
  return conditions.length === 0 ? null : conditions.map(({ words }) => words).join(', ');
}

/** A text with the extensions of raw data cut off, and the folders before it. */
export function runNameOf(expression: string): string {
  const file = `regexp_extract(replace(${expression}, '\\', '/'), '[^/]*$')`;
  return `regexp_replace(regexp_replace(regexp_replace(${file}, '\\.(dia|quant)$', '', 'i'), '\\.(gz|zip|tar|tar\\.gz)$', '', 'i'), '\\.(raw|d|mzML|wiff)$', '', 'i')`;
}

/** The name of a file in a path of any system. */
export function fileNameOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** The same of a text in memory. */
export function runName(text: string): string {
  return fileNameOf(text)
    .replace(/\.(dia|quant)$/i, '')
    .replace(/\.(tar\.gz|gz|zip|tar)$/i, '')
    .replace(/\.(raw|d|mzML|wiff)$/i, '');
}

/** What is wrong with a table that names one run for two files, as the end of a sentence: the values of both would be added up. */
export function twoFilesOfOneRun(run: string, one: string, other: string): string {
  return `has two files of the run ${run}, ${one.slice(-300)} and ${other.slice(-300)}. Rename one of them, or search each by itself`;
}

/** The run whose parts some runs are, by the name of each part. */
export function wholeRuns(names: readonly string[], part: RegExp): ReadonlyMap<string, string> {
  const parts = names.filter((name) => part.test(name));
  const byRun = Map.groupBy(parts, (name) => name.replace(part, ''));
  const several = [...byRun].filter(([, found]) => found.length > 1);
  return new Map(several.flatMap(([run, found]) => found.map((name): [string, string] => [name, run])));
}
