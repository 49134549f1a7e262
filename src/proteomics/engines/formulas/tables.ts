/** Every table of every engine, and where each metric comes from. */
import type { Engine } from '../engine.ts';
import { alphadiaPrecursors, alphadiaStatistics } from './alphadia.ts';
import { diannReport, diannStatisticsTable } from './diann.ts';
import { formulaFilterWords, type LongTable } from './formula.ts';
import { fragpipeProteins, fragpipeSpectra } from './fragpipe.ts';
import { LOG_FORMULAS } from './log.ts';
import { MATRICES, type MatrixTable, matrixFormulas } from './matrix.ts';
import { sageResults } from './sage.ts';
import { spectronautReport } from './spectronaut.ts';

/** A table that is measured. */
export type EngineTable = LongTable | MatrixTable;

/** The tables, those first whose values stay where two tell the same metric. */
export const TABLES: readonly EngineTable[] = [
  diannReport,
  diannStatisticsTable,
  fragpipeSpectra,
  fragpipeProteins,
  spectronautReport,
  alphadiaStatistics,
  alphadiaPrecursors,
  sageResults,
  ...MATRICES,
];

/** Where a metric comes from. */
export interface MetricSource {
  readonly engine: Engine;
  readonly file: string;
  readonly column: string;
  readonly filter: string | null;
  readonly formula: string;
}

/** Sources by the id of the metric. */
export const TABLE_SOURCES: ReadonlyMap<string, readonly MetricSource[]> = Map.groupBy(allSources(), ({ id }) => id);

/** Every metric that an engine can tell. */
export const EVERY_METRIC: ReadonlySet<string> = new Set(TABLE_SOURCES.keys());

function allSources(): (MetricSource & { readonly id: string })[] {
  const ofTables = TABLES.flatMap((table) => {
    const { engine, file } = table;
    if (table.shape === 'matrix') return matrixFormulas(table).map((formula) => ({ ...formula, engine, file }));
    const kept = formulaFilterWords(table.kept);
    return table.formulas.map(({ id, column, formula, over, filter = over === 'all' ? null : kept }) => {
      const words = filter?.replace('the filter of the run', kept ?? 'every row') ?? null;
      return { id, engine, file, column, filter: words, formula };
    });
  });
  const ofLog = LOG_FORMULAS.map((formula) => ({ ...formula, engine: 'diann' as const, file: 'report.log.txt', filter: null }));
  return [...ofTables, ...ofLog];
}

/** The table of a kind. */
export function engineTableOf(engine: Engine, kind: string): EngineTable | undefined {
  return TABLES.find((table) => table.engine === engine && table.kind === kind);
}

/** Every metric that a table can tell. */
export function idsOf(table: EngineTable): readonly string[] {
  return [...new Set((table.shape === 'matrix' ? matrixFormulas(table) : table.formulas).map(({ id }) => id))];
}
