import type { Engine } from '../engine.ts';
import { alphadiaPrecursors, alphadiaStatistics } from './alphadia.ts';
import { diannReport, diannStatisticsTable } from './diann.ts';
import { describeFilter, type LongTable } from './formula.ts';
import { fragpipeProteins, fragpipeSpectra } from './fragpipe.ts';
import { LOG_FORMULAS } from './log.ts';
import { listMatrixFormulas, MATRICES, type MatrixTable } from './matrix.ts';
import { sageResults } from './sage.ts';
import { spectronautReport } from './spectronaut.ts';

export type EngineTable = LongTable | MatrixTable;

/** Tables of all engines. If several contain a metric, the first one takes precedence. */
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

export interface MetricSource {
  readonly engine: Engine;
  readonly file: string;
  readonly column: string;
  readonly filter: string | null;
  readonly formula: string;
}

export const TABLE_SOURCES: ReadonlyMap<string, readonly MetricSource[]> = Map.groupBy(listSources(), ({ id }) => id);

export const EVERY_METRIC: ReadonlySet<string> = new Set(TABLE_SOURCES.keys());

function listSources(): (MetricSource & { readonly id: string })[] {
  const ofTables = TABLES.flatMap((table) => {
    const { engine, file } = table;
    if (table.shape === 'matrix') return listMatrixFormulas(table).map((formula) => ({ ...formula, engine, file }));
    const ofTable = describeFilter(table.filter);
    return table.formulas.map(({ id, column, formula, over, filter = over === 'all' ? null : ofTable }) => {
      const words = filter?.replace('the filter of the run', ofTable ?? 'every row') ?? null;
      return { id, engine, file, column, filter: words, formula };
    });
  });
  const ofLog = LOG_FORMULAS.map((formula) => ({ ...formula, engine: 'diann' as const, file: 'report.log.txt', filter: null }));
  return [...ofTables, ...ofLog];
}

export function findEngineTable(engine: Engine, kind: string): EngineTable | undefined {
  return TABLES.find((table) => table.engine === engine && table.kind === kind);
}

export function listMetricIds(table: EngineTable): readonly string[] {
  return [...new Set((table.shape === 'matrix' ? listMatrixFormulas(table) : table.formulas).map(({ id }) => id))];
}

/** Returns the kind of the table that determines the runs; undefined if only matrices or lists contain run names. */
export function findMainKind(files: readonly { readonly engine: Engine; readonly kind: string }[]): string | undefined {
  const hasFileOfTable = ({ engine, kind }: EngineTable) => files.some((file) => file.engine === engine && file.kind === kind);
  return TABLES.find((table) => table.shape === 'long' && table.run.length > 0 && hasFileOfTable(table))?.kind;
}
